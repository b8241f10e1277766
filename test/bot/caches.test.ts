import type { Client } from 'discord.js';
import { Events } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../src/bot/bot.ts';
import { rememberMembers } from '../../src/bot/delivery/members.ts';
import { rememberView, viewBefore } from '../../src/bot/messages/board.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { until } from '../e2e/scene.ts';
import { startOfGame } from '../../src/tools/pictures/views/index.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import { patience } from '../patience.ts';
import { memoryLog } from './support.ts';

const people = Array.from({ length: 60 }, (_, number) => `Guest ${number + 1} of many`);
const rounds = 20;

let table: RunningTable;
let client: Client;
/** Messages of other people that have come over the gateway. */
let heard = 0;

beforeAll(async () => {
  table = await startTable({ people, guilds: 3 });
  client = createClient({ apiUrl: table.apiUrl, shards: undefined, log: memoryLog() });
  client.on(Events.MessageCreate, () => {
    heard += 1;
  });
  await client.login(table.token);
  await until(
    () => client.isReady(),
    () => 'The client did not get ready.',
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { people: guests, channelId, generalChannelId } of table.guilds)
      for (const [place, guest] of guests.entries())
        await guest.say('Who has seen my Viper?', { channelId: place % 2 === 0 ? channelId : generalChannelId });
  }
  const sent = rounds * people.length * table.guilds.length;
  await until(
    () => heard === sent,
    () => `Of ${sent} messages ${heard} came.`,
  );
}, patience);
afterAll(async () => {
  await client.destroy();
  await table.close();
});

test('of the messages of other people nothing stays in memory but the latest id of each channel', () => {
  const channels = [...client.channels.cache.values()].filter((channel) => channel.isTextBased());
  expect(channels.length).toBeGreaterThanOrEqual(2 * table.guilds.length);
  expect(channels.map(({ messages }) => messages.cache.size).filter((size) => size > 0)).toEqual([]);
  for (const {
    people: [guest],
    channelId,
  } of table.guilds) {
    const latest = guest?.messages(channelId).at(-1)?.id;
    expect(client.channels.cache.get(channelId)).toMatchObject({ lastMessageId: latest });
  }
});

test('of everyone who writes nobody stays but the bot itself', () => {
  expect([...client.users.cache.keys()]).toEqual([client.user?.id]);
  for (const guild of client.guilds.cache.values()) {
    expect([...guild.members.cache.keys()]).toEqual([client.user?.id]);
  }
});

test('what the bot reads is there: servers, channels, roles, and somebody’s rights in a channel', async () => {
  const guild = client.guilds.cache.get(table.guildId);
  const [first] = table.people;
  if (guild === undefined || first === undefined) throw new Error('The server is not known.');
  expect(guild.roles.cache.size).toBeGreaterThan(1);
  const channel = guild.channels.cache.get(table.channelId);
  expect(channel?.permissionsFor(await guild.members.fetch(first.id)).has('ViewChannel')).toBe(true);
});

test('what the last picture showed is kept of the latest games alone, whatever became of the others', async () => {
  const log = memoryLog();
  const app = assembleApp(openSqliteStore(':memory:'), log, { random: () => 0, newSeed: () => 'a game' });
  const [view, next] = [startOfGame({ turn: 1 }), startOfGame({ turn: 2 })];
  for (let game = 0; game < 201; game += 1) rememberView(app, `game-${game}`, view);
  expect([0, 1, 200].map((game) => viewBefore(app, `game-${game}`, next))).toEqual([undefined, view, view]);
  await app.close();
});

test('a person admitted to a thread long ago is admitted once more', async () => {
  const admitted: Array<string> = [];
  const members = rememberMembers({ admit: async (threadId) => void admitted.push(threadId) }, () => 0);
  for (let thread = 0; thread <= 10_000; thread += 1) await members.admit(`${thread}`, 'Ada');
  for (const thread of ['10000', '0']) await members.admit(thread, 'Ada');
  expect(admitted.slice(10_001)).toEqual(['0']);
});
