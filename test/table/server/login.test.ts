import { Client, Events, GatewayIntentBits, MessageFlags, Status } from 'discord.js';
import { expect, test } from 'vitest';
import { bot, plainCommand, table } from './bench.ts';

test('the unmodified client logs in and knows the guild', async () => {
  const made = await table();
  const { client } = await bot(made);
  const guild = client.guilds.cache.get(made.guildId);
  expect(guild?.name).toBe('Practice table');
  expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['battlestar', 'general', 'war-room']);
  expect(client.application.id).toBe(made.applicationId);
  expect(made.botOnline).toBe(true);
  expect(made.refusals).toEqual([]);
});

test('an ephemeral reply is seen by its person alone', async () => {
  const made = await table();
  await bot(made, {
    commands: [plainCommand('hand')],
    onCommand: (interaction) => interaction.reply({ content: 'Your cards', flags: MessageFlags.Ephemeral }),
  });
  const answer = await made.person('Ada').command('hand');
  expect(answer).toMatchObject({ kind: 'message', message: { content: 'Your cards', flags: MessageFlags.Ephemeral } });
  expect(made.person('Ada').messages(made.channelId)).toHaveLength(1);
  expect(made.person('Bo').messages(made.channelId)).toEqual([]);
  expect(made.refusals).toEqual([]);
});

test('a wrong token is refused', async () => {
  const made = await table();
  const client = new Client({ intents: [], rest: { api: made.apiUrl } });
  await expect(client.login('not-the-token')).rejects.toThrow('An invalid token was provided.');
  expect(made.refusals).toMatchObject([{ status: 401, path: '/gateway/bot' }]);
});

test('a privileged intent that is not switched on closes the gateway', async () => {
  const made = await table();
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
    rest: { api: made.apiUrl },
  });
  await expect(client.login(made.token)).rejects.toThrow('Used disallowed intents');
  expect(made.refusals).toMatchObject([{ method: 'GATEWAY', code: 4014 }]);
  await client.destroy();
});

test('a privileged intent that is switched on is granted', async () => {
  const made = await table({ privilegedIntents: GatewayIntentBits.MessageContent });
  const { client } = await bot(made, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  });
  const heard = new Promise((resolve) => client.once(Events.MessageCreate, (message) => resolve(message.content)));
  await made.person('Bo').say('So say we all');
  expect(await heard).toBe('So say we all');
});

test('without that intent a guild message arrives without its content, a direct one with it', async () => {
  const made = await table();
  const { client } = await bot(made);
  const heard: string[] = [];
  const done = new Promise<void>((resolve) => {
    client.on(Events.Raw, (packet: { t: string; d: { content: string } }) => {
      if (packet.t === 'MESSAGE_CREATE' && heard.push(packet.d.content) === 2) resolve();
    });
  });
  await made.person('Bo').say('in public');
  await made.person('Bo').say('in private', { channelId: 'dm' });
  await done;
  expect(heard).toEqual(['', 'in private']);
  expect(client.ws.status).toBe(Status.Ready);
});
