import { ChannelType, ComponentType, InteractionResponseType, TextInputStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { DiscordError } from '../../../src/table/server/errors.ts';
import { checkChoices } from '../../../src/table/server/limits/choices.ts';
import { checkModal } from '../../../src/table/server/limits/modals.ts';
import { checked, schemas } from '../../../src/table/server/validation/schemas.ts';
import { rest, table } from './bench.ts';

const x = (count: number): string => 'x'.repeat(count);
const times = <T>(count: number, make: (index: number) => T): ReadonlyArray<T> =>
  Array.from({ length: count }, (_, index) => make(index));
const input = (parts: object = {}): object => ({
  type: ComponentType.TextInput,
  custom_id: 'a',
  style: TextInputStyle.Short,
  label: 'A',
  ...parts,
});
const row = (...fields: ReadonlyArray<object>): object => ({ type: ComponentType.ActionRow, components: fields });
const label = (component: object, parts: object = {}): object => ({
  type: ComponentType.Label,
  label: 'A',
  component,
  ...parts,
});
const menu = (parts: object = {}): object => ({
  type: ComponentType.StringSelect,
  custom_id: 'a',
  options: [{ label: 'A', value: 'a' }],
  ...parts,
});
const modal = (parts: object): object => ({
  type: InteractionResponseType.Modal,
  data: { custom_id: 'm', title: 'T', components: [row(input())], ...parts },
});

/** The complaint that Discord would make; nothing if it accepted the form. */
function refusalOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof DiscordError) return error.reason();
    throw error;
  }
}

describe('forms', () => {
  const refused = (parts: object): string | undefined =>
    refusalOf(() => checkModal(checked(schemas.callbackModal, modal(parts)).data));

  test('five rows of text, or labels with text or menus, are taken', () => {
    expect(refused({ components: times(5, (index) => row(input({ custom_id: `${index}` }))) })).toBeUndefined();
    expect(
      refused({
        components: [
          label(menu()),
          label({ type: ComponentType.TextInput, custom_id: 'b', style: TextInputStyle.Short }),
        ],
      }),
    ).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['a title of 46', { title: x(46) }, 'BASE_TYPE_MAX_LENGTH'],
    ['a custom id of 101', { custom_id: x(101) }, 'BASE_TYPE_MAX_LENGTH'],
    ['6 rows', { components: times(6, (index) => row(input({ custom_id: `${index}` }))) }, 'BASE_TYPE_MAX_LENGTH'],
    ['no rows', { components: [] }, 'BASE_TYPE_MIN_LENGTH'],
    [
      'two texts in a row',
      { components: [row(input(), input({ custom_id: 'b' }))] },
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['a custom id twice', { components: [row(input()), row(input())] }, 'COMPONENT_CUSTOM_ID_DUPLICATED'],
    ['a text without a name', { components: [row(input({ label: '' }))] }, 'BASE_TYPE'],
    ['a name of 46', { components: [row(input({ label: x(46) }))] }, 'BASE_TYPE_MAX_LENGTH'],
    ['a placeholder of 101', { components: [row(input({ placeholder: x(101) }))] }, 'BASE_TYPE_MAX_LENGTH'],
    ['a given text of 4,001', { components: [row(input({ value: x(4001) }))] }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'a given text longer than allowed',
      { components: [row(input({ value: 'abc', max_length: 2 }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'more to write than allowed',
      { components: [row(input({ min_length: 3, max_length: 2 }))] },
      'TEXT_INPUT_MIN_LENGTH_TOO_LARGE',
    ],
    [
      'a menu with a choice twice',
      { components: [label(menu({ options: times(2, () => ({ label: 'A', value: 'a' })) }))] },
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a menu with more to pick than there is',
      { components: [label(menu({ max_values: 2 }))] },
      'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
    ],
  ])('a form with %s is refused', (_what, parts, code) => {
    expect(refused(parts)).toContain(code);
  });
});

test.each<[string, ReadonlyArray<object>, string]>([
  ['26 of them', times(26, (index) => ({ name: `${index}`, value: `${index}` })), 'BASE_TYPE_MAX_LENGTH'],
  ['a name of 101', [{ name: x(101), value: 'a' }], 'BASE_TYPE_MAX_LENGTH'],
  ['no name', [{ name: '', value: 'a' }], 'BASE_TYPE_MIN_LENGTH'],
  ['a value of 101', [{ name: 'a', value: x(101) }], 'BASE_TYPE_MAX_LENGTH'],
])('suggestions with %s are refused', (_what, choices, code) => {
  const body = { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } };
  expect(refusalOf(() => checkChoices(checked(schemas.callbackChoices, body).data, 3))).toContain(code);
});

test.each([
  ['blank', '   '],
  ['empty', ''],
  ['101 characters long', x(101)],
])('a thread whose name is %s is refused', async (_what, name) => {
  const made = await table({ people: ['Ada'] });
  const opened = rest(made).post(`/channels/${made.channelId}/threads`, {
    body: { name, type: ChannelType.PublicThread },
  });
  await expect(opened).rejects.toMatchObject({ code: 50035, status: 400 });
});
