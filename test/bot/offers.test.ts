/** Offers at any time, by the real client: a button on the hand sheet, a command, and a request for confirmation. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../../src/app/types.ts';
import { readyToReveal, withLeaders } from '../engine/motiveScene.ts';
import { beginningAt } from './beginning.ts';
import { connect } from './connected.ts';
import type { Connected } from './connected.ts';

/**
 * In the order of their seats: Ada is asked for an action, Dee is the Cylon Leader with two Motives that can be
 * revealed now.
 */
const people = ['Ada', 'Bo', 'Cy', 'Dee'] as const;
const leader = people.indexOf('Dee');
const patience = { timeout: 20_000 };
const label = /Reveal a Motive [(][^)"]+[)]/g;
const buttonsOn = ({ components }: APIMessage): ReadonlyArray<string> => JSON.stringify(components).match(label) ?? [];

let bot: Connected;
let id: string;

function person(name: (typeof people)[number]): Person {
  return { id: bot.table.person(name).id, name, administrator: false, guildId: bot.table.guildId };
}

const revealed = async (): Promise<ReadonlyArray<unknown>> =>
  (await bot.app.log(id, 'public')).flatMap(({ event: { what } }) =>
    what.kind === 'motiveRevealed' ? [[what.seat, what.card]] : [],
  );

/** Everything that stands in the channel. */
const channelText = (): string => JSON.stringify(bot.table.person('Ada').messages(bot.table.channelId));

/** The copy of Dee's hand sheet in the direct messages, once it has that many of the buttons. */
async function copyWith(count: number): Promise<APIMessage> {
  return await vi.waitUntil(() => {
    const copy = bot.table
      .person('Dee')
      .inbox()
      .findLast(({ embeds }) => JSON.stringify(embeds).includes('### Motives'));
    return copy !== undefined && buttonsOn(copy).length === count ? copy : undefined;
  }, patience);
}

beforeAll(async () => {
  bot = await connect(
    people,
    undefined,
    beginningAt(() => readyToReveal().state),
  );
  const {
    app,
    table: { guildId, channelId },
  } = bot;
  ({ id } = await app.create({ guildId, channelId, host: person('Ada'), options: withLeaders }));
  for (const name of people.slice(1)) await app.join(id, person(name));
  await app.start(id, person('Ada'));
});
afterAll(async () => {
  expect([bot.table.refusals, bot.log.lines.filter(({ level }) => level === 'error')]).toEqual([[], []]);
  await bot.close();
});

test('R-LOY-97 the button stands on the hand sheet; a press asks once more before it counts, and can be left', async () => {
  const hand = await bot.table.person('Dee').command('hand', {}, patience);
  if (hand.kind !== 'message') throw new Error('there is no sheet');
  expect(JSON.stringify(hand.message.embeds)).toContain('At any time');
  expect(buttonsOn(hand.message)).toEqual([
    'Reveal a Motive (End the Chase)',
    'Reveal a Motive (No Unnecessary Force)',
  ]);
  const asked = await bot.table.person('Dee').press(hand.message.id, 'Reveal a Motive (End the Chase)', patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  expect(asked.message.content).toContain('Reveal a Motive (End the Chase)');
  expect(JSON.stringify(asked.message.components)).toContain('Yes, do it');
  expect(await revealed()).toEqual([]);
  await bot.table.person('Dee').press(asked.message.id, 'Never mind', patience);
  expect([await revealed(), (await bot.app.openOffers(id, person('Dee').id)).length]).toEqual([[], 2]);
});

test('the sheets of the others have no such button', async () => {
  const hand = await bot.table.person('Bo').command('hand', {}, patience);
  if (hand.kind !== 'message') throw new Error('there is no sheet');
  expect(JSON.stringify(hand.message)).not.toMatch(/At any time|Motive/);
});

test('R-LOY-112 the copy of the sheet in the direct messages loses the button when the offer is gone', async () => {
  const { table } = bot;
  const before = await copyWith(2);
  const asked = await table.person('Dee').press(before.id, 'Reveal a Motive (End the Chase)', patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  await table.person('Dee').press(asked.message.id, 'Yes, do it', patience);
  expect(await revealed()).toEqual([[leader, 'motive/daybreak/end-the-chase']]);
  expect(buttonsOn(await copyWith(1))).toEqual(['Reveal a Motive (No Unnecessary Force)']);
  expect(channelText()).not.toContain('No Unnecessary Force');
});

test('a command takes it too, and suggests it to no one else', async () => {
  const { table } = bot;
  const suggestions = await table.person('Dee').autocomplete('choose', 'choice', { choice: 'motive' }, patience);
  expect(suggestions.map(({ name }) => name)).toEqual([
    expect.stringContaining('Reveal a Motive (No Unnecessary Force)'),
  ]);
  for (const name of ['Ada', 'Bo', 'Cy']) {
    expect(await table.person(name).autocomplete('choose', 'choice', { choice: 'motive' }, patience)).toEqual([]);
  }
  const asked = await table.person('Dee').command('choose', { choice: suggestions[0]?.value ?? '' }, patience);
  if (asked.kind !== 'message') throw new Error('nothing is asked');
  expect(await revealed()).toHaveLength(1);
  await table.person('Dee').press(asked.message.id, 'Yes, do it', patience);
  expect(await revealed()).toEqual([
    [leader, 'motive/daybreak/end-the-chase'],
    [leader, 'motive/daybreak/no-unnecessary-force'],
  ]);
  await copyWith(0);
});

test('the channel hears of it, and reads nothing of what is offered', async () => {
  await vi.waitUntil(() => channelText().includes('No Unnecessary Force'), patience);
  expect(channelText()).toContain('reveals a Motive');
  expect(channelText()).not.toContain('At any time');
  expect(channelText()).not.toContain('Keep Them Docile');
});
