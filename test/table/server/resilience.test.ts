import { Events, GatewayIntentBits, GatewayOpcodes, RESTEvents, Routes, Status } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { createClock } from '../../../src/time/clock.ts';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { bot, plainCommand, rest, table } from './bench.ts';

test('asked to reconnect, the bot resumes and gets what it missed', async () => {
  const made = await table();
  const { client } = await bot(made);
  const heard: string[] = [];
  client.on(Events.MessageCreate, (message) => heard.push(message.id));
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  made.dropGateway('reconnect');
  await expect.poll(() => made.botOnline).toBe(false);
  await made.person('Bo').say('Anybody there?');
  await resumed;
  expect(heard).toEqual(
    made
      .person('Bo')
      .messages(made.channelId)
      .map((message) => message.id),
  );
  expect(made.refusals).toEqual([]);
});

test('a cut line is resumed too', async () => {
  const made = await table();
  const { client } = await bot(made);
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  made.dropGateway('cut');
  await resumed;
  expect(made.botOnline).toBe(true);
});

interface Packet {
  readonly op: number;
  readonly t?: string;
  readonly s?: number;
  readonly d?: { readonly session_id?: string; readonly content?: string };
}

/** A line of a bot that speaks the gateway's protocol by hand. */
async function line(made: RunningTable): Promise<{
  readonly socket: WebSocket;
  readonly heard: ReadonlyArray<Packet>;
  readonly until: (t: string) => Promise<Packet>;
}> {
  const socket = new WebSocket(`ws://127.0.0.1:${made.port}/gateway?v=10&encoding=json`);
  onTestFinished(() => socket.terminate());
  const heard: Packet[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as Packet));
  await new Promise((resolve) => socket.on('open', resolve));
  const until = async (t: string): Promise<Packet> => {
    await expect.poll(() => heard.some((packet) => packet.t === t)).toBe(true);
    return heard.find((packet) => packet.t === t) ?? expect.fail(t);
  };
  return { socket, heard, until };
}

test('a bot that has resumed on a new line keeps it when the old one is seen to be dead', async () => {
  const made = await table();
  const intents = GatewayIntentBits.Guilds | GatewayIntentBits.DirectMessages;
  const first = await line(made);
  first.socket.send(JSON.stringify({ op: GatewayOpcodes.Identify, d: { token: made.token, intents, properties: {} } }));
  const ready = await first.until('READY');
  await first.until('GUILD_CREATE');
  const second = await line(made);
  second.socket.send(
    JSON.stringify({
      op: GatewayOpcodes.Resume,
      d: { token: made.token, session_id: ready.d?.session_id, seq: first.heard.at(-1)?.s },
    }),
  );
  await second.until('RESUMED');
  const gone = new Promise((resolve) => first.socket.once('close', resolve));
  first.socket.close(1000);
  await gone;
  await made.person('Bo').say('Still there?', { channelId: 'dm' });
  expect((await second.until('MESSAGE_CREATE')).d?.content).toBe('Still there?');
  expect(made.botOnline).toBe(true);
});

test('with its session invalidated, the bot identifies again', async () => {
  const made = await table();
  // The client's own throttle would make it wait five seconds before it identifies again.
  const { client } = await bot(made, {
    ws: { buildIdentifyThrottler: () => Promise.resolve({ waitForIdentify: () => Promise.resolve() }) },
  });
  const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  made.dropGateway('invalidate');
  await ready;
  expect(client.ws.status).toBe(Status.Ready);
});

test('an interaction during a short break reaches the bot when it resumes', async () => {
  const made = await table();
  await bot(made, { commands: [plainCommand('go')], onCommand: (interaction) => interaction.reply('Back') });
  made.dropGateway('reconnect');
  await expect.poll(() => made.botOnline).toBe(false);
  expect(await made.person('Ada').command('go')).toMatchObject({ message: { content: 'Back' } });
});

test('a 429 is waited out', async () => {
  const made = await table();
  const { client } = await bot(made);
  made.rateLimit('POST /channels', 150);
  await client.rest.post(Routes.channelMessages(made.channelId), { body: { content: 'x' } });
  expect(made.log.slice(-2).map((request) => request.status)).toEqual([429, 200]);
  expect(made.refusals).toEqual([]);
});

test('limits are kept by the client, thanks to the headers', async () => {
  const made = await table({ rateLimits: 'discord' });
  const { client } = await bot(made, {
    commands: [plainCommand('go')],
    onCommand: async (interaction) => {
      await interaction.reply('0');
      // Five follow-ups in two seconds are allowed.
      for (const content of ['1', '2', '3', '4', '5', '6']) await interaction.followUp(content);
    },
  });
  const waits: string[] = [];
  client.rest.on(RESTEvents.RateLimited, ({ method }) => waits.push(method));
  await made.person('Ada').command('go');
  await made.person('Ada').waitFor((message) => message.content === '6');
  expect(waits).toContain('POST');
  expect(made.refusals).toEqual([]);
});

test('who ignores the limit gets 429 with the time to wait', async () => {
  const now = Date.now();
  const made = await table({ rateLimits: 'discord', clock: createClock(() => now) });
  const send = () =>
    fetch(`${made.apiUrl}/channels/${made.channelId}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bot ${made.token}`, 'Content-Type': 'application/json' },
      body: '{"content":"x"}',
    });
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ global: false, retry_after: 5 });
  expect(refused.headers.get('retry-after')).toBe('5.000');
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(made.refusals).toMatchObject([{ status: 429 }]);
});

test('an ordered failure happens as often as ordered', async () => {
  const made = await table();
  made.failNext('POST /channels/:channel/messages', 500, 2);
  const send = () => rest(made).post(Routes.channelMessages(made.channelId), { body: { content: 'x' } });
  await expect(send()).rejects.toMatchObject({ status: 500 });
  await expect(send()).rejects.toMatchObject({ status: 500 });
  await send();
  expect(made.person('Ada').messages()).toHaveLength(1);
  expect(made.refusals).toEqual([]);
});

test('a lost answer is repeated without a second message, thanks to the nonce', async () => {
  const made = await table();
  const { client } = await bot(made);
  made.failNext(/messages$/, 0, 1, { afterwards: true });
  await client.rest.post(Routes.channelMessages(made.channelId), {
    body: { content: 'x', nonce: '1', enforce_nonce: true },
  });
  expect(made.log.filter((request) => request.method === 'POST')).toHaveLength(2);
  expect(made.person('Ada').messages()).toHaveLength(1);
});
