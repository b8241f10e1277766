/** Whoever sets up a game is offered what the content brings: here an expansion that no line of the program knows. */
import { inEnglish } from '../../words/inEnglish.ts';
import { expect, test, vi } from 'vitest';
import '../../madeUp/tempest/plugIn.ts';
import { game } from '../../../commands/game.ts';
import { optionField, withValues } from '../../../src/app/setup/fields.ts';
import { checkOptions, defaultOptions } from '../../../src/engine/index.ts';
import { english } from '../../../src/words/index.ts';

vi.mock('../../../src/catalogue/index.ts', async () => (await import('../../madeUp/catalogue.ts')).withTempest());

test('the form offers its name, its part and its objective', () => {
  expect(optionField('tempest')).toMatchObject({ kind: 'toggle', menu: 'expansions' });
  expect(optionField('tempest')?.name(english)).toBe('Tempest');
  expect(optionField('hardened')?.help(english)).toBe('everybody begins with one more token of grit');
  expect(optionField('objective')?.values.map(({ name }) => name(english))).toContain('Storm Front');
});

test('chosen in it, they make a game that can be played', () => {
  const options = withValues({ ...defaultOptions, players: 4 }, { tempest: 'on', hardened: 'on', objective: 'stormFront' });
  expect(options).toMatchObject({ expansions: ['tempest'], switches: ['hardened'], objective: 'stormFront' });
  expect(checkOptions(options)).toEqual([]);
});

test('its part without it is refused with both their names', () => {
  expect(inEnglish(checkOptions(withValues(defaultOptions, { hardened: 'on' })))).toEqual(['Hardened needs Tempest.']);
});

test('commands take them as options', () => {
  const create = game.definition.options?.find(({ name }) => name === 'create');
  const options = create !== undefined && 'options' in create ? create.options ?? [] : [];
  const names = options.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['tempest', 'hardened']));
  expect(options.find(({ name }) => name === 'objective')).toMatchObject({
    choices: expect.arrayContaining([expect.objectContaining({ name: 'Storm Front', value: 'stormFront' })]),
  });
});
