/** What may be done at any time, by the real client: a button on the own sheet, a command, and the question whether it is meant. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import '../../madeUp/tempest/plugIn.ts';
import type { Person } from '../../../src/app/types.ts';
import { connect } from '../connected.ts';
import type { Connected } from '../connected.ts';

vi.mock('../../../src/catalogue/index.ts', async () => (await import('../../madeUp/catalogue.ts')).withTempest());

const people = ['Ada', 'Bo', 'Cy', 'Dee'] as const;
const patience = { timeout: 20_000 };
const buttonOn = ({ components }: APIMessage): string => /Show your omen [(][^)"]+[)]/.exec(JSON.stringify(components))?.[0] ?? '';

let bot: Connected;
let id: string;
let first: (typeof people)[number];
let second: (typeof people)[number];

function person(name: (typeof people)[number]): Person {
  return { id: bot.table.person(name).id, name, administrator: false, guildId: bot.table.guildId };
}

const shown = async (): Promise<ReadonlyArray<unknown>> =>
  (await bot.app.log(id, 'public')).flatMap(({ event: { what } }) => (what.kind === 'omenShown' ? [what.seat] : []));

beforeAll(async () => {
  bot = await connect(people);
  const { app, table: { guildId, channelId } } = bot;
  ({ id } = await app.create({ guildId, channelId, host: person('Ada'), options: { expansions: ['tempest'] } }));
  for (const name of people.slice(1)) await app.join(id, person(name));
  await app.start(id, person('Ada'));
  const offered = await Promise.all(people.map(async (name) => ((await app.openOffers(id, person(name).id)).length > 0 ? [name] : [])));
  const [one, another] = offered.flat();
  if (one === undefined || another === undefined) throw new Error('too few omens are true');
  [first, second] = [one, another];
});
afterAll(() => bot.close());

test('the button stands on the own sheet; it is asked about once more, and can be left', async () => {
  const hand = await bot.table.person(first).command('hand', {}, patience);
  if (hand.kind !== 'message') throw new Error('there is no sheet');
  expect(JSON.stringify(hand.message.embeds)).toContain('At any time');
  const asked = await bot.table.person(first).press(hand.message.id, buttonOn(hand.message), patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  expect(asked.message.content).toContain('Show your omen');
  expect(await shown()).toEqual([]);
});

test('the copy of the sheet in the direct messages has the button as long as there is the offer', async () => {
  const { table } = bot;
  const sheet = (): APIMessage | undefined =>
    table.person(first).inbox().findLast((message) => message.embeds.length > 0 && buttonOn(message) !== '');
  const before = await vi.waitUntil(sheet, patience);
  const asked = await table.person(first).press(before.id, buttonOn(before), patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  await table.person(first).press(asked.message.id, 'Yes, do it', patience);
  expect(await shown()).toEqual([people.indexOf(first)]);
  await vi.waitUntil(() => sheet() === undefined, patience);
});

test('a command takes it too, and suggests it to nobody else', async () => {
  const suggestions = await bot.table.person(second).autocomplete('choose', 'choice', { choice: 'omen' }, patience);
  expect(suggestions.map(({ name }) => name)).toEqual([expect.stringContaining('Show your omen')]);
  const elsewhere = await bot.table.person(first).autocomplete('choose', 'choice', { choice: 'omen' }, patience);
  expect(elsewhere).toEqual([]);
  const asked = await bot.table.person(second).command('choose', { choice: suggestions[0]?.value ?? '' }, patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  await bot.table.person(second).press(asked.message.id, 'Yes, do it', patience);
  expect(await shown()).toEqual([people.indexOf(first), people.indexOf(second)]);
});

test('the channel hears of it, and nothing of it stands there before', () => {
  const everybody = bot.table.person('Ada').messages(bot.table.channelId).map(({ content }) => content).join('\n');
  expect(everybody).toContain('shows an omen');
  expect(everybody).not.toContain('At any time');
});
