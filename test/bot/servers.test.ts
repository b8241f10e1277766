import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRecord } from '../../src/app/types.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { until } from '../e2e/scene.ts';
import { patience } from '../patience.ts';
import { connect } from './connected.ts';
import type { Connected } from './connected.ts';

let bot: Connected;
let game: GameRecord;
beforeAll(async () => {
  bot = await connect(['Ada', 'Bo', 'Cy', 'Dee']);
  const { app, table } = bot;
  const person = (name: string) => ({ id: table.person(name).id, name, guildId: table.guildId });
  const { id } = await app.create({ guildId: table.guildId, channelId: table.channelId, host: person('Ada') });
  await app.join(id, person('Bo'));
  game = await app.join(id, person('Cy'));
});
afterAll(async () => {
  await bot.close();
});

function listOf(outcome: InteractionReply): string {
  return 'message' in outcome
    ? `${outcome.message.content} ${outcome.message.embeds[0]?.description ?? ''}`
    : outcome.kind;
}

const games = async (name: string, values = {}, where = {}) =>
  listOf(await bot.table.person(name).command('games', values, { timeout: patience, ...where }));

test('an open game is shown to those who may see its channel, with the address of its lobby', async () => {
  const { table, app } = bot;
  await until(
    async () => (await app.outbox.slot(game.id, 'lobby')) !== undefined,
    () => 'The lobby was not shown.',
  );
  const lobby = (await app.outbox.slot(game.id, 'lobby'))?.messageId ?? '';
  const elsewhere = { channelId: table.generalChannelId };
  expect(await games('Dee', { which: 'open' }, elsewhere)).toContain(
    `[${game.id}](https://discord.com/channels/${table.guildId}/${table.channelId}/${lobby})`,
  );
  table.permit(table.channelId, 'Dee', { deny: Bits.ViewChannel });
  expect(await games('Dee', { which: 'open' }, elsewhere)).not.toContain(game.id);
  table.permit(table.channelId, 'Dee', { allow: Bits.ViewChannel });
  expect(await games('Dee', { which: 'open' }, elsewhere)).toContain(game.id);
});

test('somebody takes a seat there, and finds the game among their own, also by direct message', async () => {
  const { table, app } = bot;
  const list = await table.person('Dee').command('games', { which: 'open' }, { timeout: patience });
  const joined = await table
    .person('Dee')
    .press('message' in list ? list.message.id : '', `Join: ${game.id}`, { timeout: patience });
  expect(listOf(joined)).toMatch(/^You’ve taken a seat in /);
  expect((await app.game(game.id)).seats).toHaveLength(4);
  expect(await games('Dee', {}, { channelId: 'dm' })).toMatch(/Not started: 4 of/);
});

test('the player who is asked opens the question right there, and the address is that of the question', async () => {
  const { table, app } = bot;
  await app.start(game.id, { id: table.person('Ada').id, name: 'Ada' });
  await until(
    async () => (await app.outbox.slot(game.id, 'question')) !== undefined,
    () => 'Nobody was asked.',
  );
  const asked = await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Dee'].map(async (name) => ({
      name,
      open: await app.openDecisions(game.id, table.person(name).id),
    })),
  );
  const name = asked.find(({ open }) => open.length > 0)?.name ?? '';
  const list = await table.person(name).command('games', {}, { timeout: patience, channelId: 'dm' });
  expect(listOf(list)).toContain(`/${(await app.outbox.slot(game.id, 'question'))?.messageId})`);
  const panel = await table
    .person(name)
    .press('message' in list ? list.message.id : '', `Answer: ${game.id}`, { timeout: patience });
  expect('message' in panel ? panel.message.components?.length : 0).toBeGreaterThan(0);
  const others = asked.filter((each) => each.name !== name).map((each) => games(each.name));
  for (const text of await Promise.all(others)) expect(text).toContain('Waiting for ');
});

test('Discord has nothing to refuse', () => {
  expect(bot.table.refusals).toEqual([]);
  expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
