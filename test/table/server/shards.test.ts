import { setTimeout as delay } from 'node:timers/promises';
import { Client, DiscordAPIError, Events } from 'discord.js';
import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { startTable } from '../../../src/table/server/index.ts';
import { bot, plainCommand, table, usualIntents } from './bench.ts';

const division = 2;
const shardOf = (guildId: string): number => Number((BigInt(guildId) >> 22n) % BigInt(division));

test('each connection hears of its own servers, and the first one of direct messages', async () => {
  const made = await table({ shards: { recommended: division } });
  const heard: Array<string> = [];
  const clients = await Promise.all([0, 1].map((id) => bot(made, { shards: { count: division, ids: [id] } })));
  clients.forEach(({ client }, id) => {
    client.on(Events.MessageCreate, ({ channel }) => heard.push(`${id} ${channel.isDMBased() ? 'dm' : 'guild'}`));
  });
  expect(clients.map(({ client }) => client.guilds.cache.size)).toEqual(
    [0, 1].map((id) => (id === shardOf(made.guildId) ? 1 : 0)),
  );
  await made.person('Bo').say('In the server');
  await made.person('Bo').say('In private', { channelId: 'dm' });
  await expect.poll(() => heard.length).toBe(2);
  expect(new Set(heard)).toEqual(new Set([`${shardOf(made.guildId)} guild`, '0 dm']));
});

test('a bot in several guilds is told of each by the connection that it belongs to, and answers in all of them', async () => {
  const made = await table({ guilds: 4, shards: { recommended: division } });
  const wish = {
    commands: [plainCommand('go')],
    onCommand: async (interaction: ChatInputCommandInteraction) => {
      await interaction.reply(`${interaction.client.ws.shards.firstKey()} ${interaction.guild?.name ?? 'in private'}`);
    },
  };
  const clients = await Promise.all([0, 1].map((id) => bot(made, { ...wish, shards: { count: division, ids: [id] } })));
  expect(clients.map(({ client }) => client.guilds.cache.size)).toEqual([2, 2]);
  const names = ['Practice table', 'Practice table 2', 'Practice table 3', 'Practice table 4'];
  for (const [place, guild] of made.guilds.entries()) {
    const here = await guild.person('Ada').command('go');
    expect(here).toMatchObject({ message: { content: `${shardOf(guild.guildId)} ${names[place]}` } });
    const inPrivate = await guild.person('Ada').command('go', {}, { channelId: 'dm' });
    expect(inPrivate).toMatchObject({ message: { content: '0 in private' } });
  }
  const user = await clients[0]?.client.users.fetch(made.guilds[3]?.person('Bo').id ?? '');
  await user?.send('Only for you');
  expect(made.guilds.map((guild) => guild.person('Bo').inbox().at(-1)?.content)).toEqual([
    undefined,
    undefined,
    undefined,
    'Only for you',
  ]);
  expect(made.refusals).toEqual([]);
});

test('one client takes as many connections as are recommended, and knows everything', async () => {
  const made = await table({ shards: { recommended: 3, least: 3 } });
  const { client } = await bot(made, { shards: 'auto' });
  expect(client.ws.shards.size).toBe(3);
  expect([...client.guilds.cache.keys()]).toEqual([made.guildId]);
  expect(made.refusals).toEqual([]);
});

test('too few connections and connections that are not there are refused', async () => {
  const made = await startTable({ shards: { recommended: 2, least: 2 } });
  const alone = new Client({ intents: usualIntents, rest: { api: made.apiUrl } });
  await expect(alone.login(made.token)).rejects.toThrow(/sharding/i);
  expect(made.refusals).toMatchObject([{ method: 'GATEWAY', code: 4011 }]);
  await alone.destroy();
  await made.close();
});

test('while two processes have the same connection both hear all, and the second answer to a press is refused', async () => {
  const made = await table();
  let refused: unknown;
  const answering = async () =>
    await bot(made, {
      commands: [plainCommand('go')],
      onCommand: async (interaction) => {
        await interaction.reply('Here').catch((error: unknown) => {
          refused = error;
        });
      },
    });
  await answering();
  await answering();
  const outcome = await made.person('Ada').command('go');
  expect(outcome).toMatchObject({ kind: 'message', message: { content: 'Here' } });
  for (let tries = 0; refused === undefined && tries < 100; tries += 1) await delay(20);
  expect(refused).toBeInstanceOf(DiscordAPIError);
  expect(refused).toMatchObject({ code: 40060 });
});
