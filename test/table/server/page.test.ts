import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { AttachmentBuilder, MessageFlags, TextChannel } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ActionResult, LiveEvent, Snapshot, UserAction } from '../../../src/table/contract.ts';
import { startTable, type RunningTable } from '../../../src/table/server/index.ts';
import { bot, plainCommand, table } from './bench.ts';

async function live(made: RunningTable, user: string): Promise<LiveEvent[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${made.port}/table/live?user=${user}`);
  const events: LiveEvent[] = [];
  socket.on('message', (data: Buffer) => events.push(JSON.parse(data.toString('utf8')) as LiveEvent));
  await new Promise((resolve) => socket.on('open', resolve));
  return events;
}

async function snapshot(made: RunningTable, user?: string): Promise<Snapshot> {
  const answer = await fetch(`${made.pageUrl}table/snapshot${user === undefined ? '' : `?user=${user}`}`);
  return JSON.parse(await answer.text()) as Snapshot;
}

async function post(made: RunningTable, action: UserAction): Promise<ActionResult> {
  const answer = await fetch(`${made.pageUrl}table/act`, { method: 'POST', body: JSON.stringify(action) });
  return JSON.parse(await answer.text()) as ActionResult;
}

/** An HTTP status for a request whose headers fetch would not let us forge. */
function statusWith(made: RunningTable, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: made.port, path: '/table/snapshot', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a snapshot shows what its person may see', async () => {
  const made = await table();
  await bot(made, { commands: [plainCommand('go')] });
  const bo = made.person('Bo');
  await bo.say('Hello');
  const seen = await snapshot(made, bo.id);
  expect(seen).toMatchObject({
    botOnline: true,
    guild: { name: 'Practice table' },
    me: { displayName: 'Bo', admin: false },
  });
  expect(seen.people.map((person) => person.displayName)).toEqual(['Ada', 'Bo', 'Chidi', 'Dana', 'Emil', 'Fay', 'Gus']);
  expect(seen.commands.map((command) => command.name)).toEqual(['go']);
  expect(seen.roles.map((role) => role.name)).toEqual([
    '@everyone',
    'Deck crew',
    'Pilots',
    'Admiralty',
    'Practice bot',
  ]);
  expect(
    seen.people.map((person) => person.roles.map((id) => seen.roles.find((role) => role.id === id)?.name).join()),
  ).toEqual(['Pilots,Admiralty', 'Pilots', 'Deck crew', 'Deck crew,Pilots', '', '', '']);
  const talk = seen.channels.map((channel) => [channel.kind, channel.messages.length]);
  expect(talk).toEqual([
    ['text', 1],
    ['text', 0],
    ['text', 0],
    ['dm', 0],
  ]);
  expect((await snapshot(made)).me.displayName).toBe('Ada');
  expect((await fetch(`${made.pageUrl}table/snapshot?user=1`)).status).toBe(404);
});

test('the live stream tells each person their own part', async () => {
  const made = await table();
  await bot(made, {
    commands: [plainCommand('go')],
    onCommand: async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('Secret');
    },
  });
  const [ada, bo] = [made.person('Ada'), made.person('Bo')];
  const [adas, bos] = [await live(made, ada.id), await live(made, bo.id)];
  await ada.command('go');
  await bo.say('Public');
  await expect.poll(() => bos.map((event) => event.type)).toEqual(['message']);
  await expect.poll(() => adas.map((event) => event.type)).toEqual(['message', 'thinking', 'messageUpdate', 'message']);
  expect(adas[1]).toMatchObject({ type: 'thinking', ephemeral: true, channelId: made.channelId });
  bo.closeDirectMessages();
  await expect.poll(() => bos.at(-1)).toMatchObject({ type: 'people' });
});

test('a page whose channels vanish is asked to start over', async () => {
  const made = await table();
  const socket = new WebSocket(`ws://127.0.0.1:${made.port}/table/live?user=${made.person('Bo').id}`);
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  made.permit(made.channelId, 'Bo', { deny: 1n << 10n });
  expect(await closed).toBe(1012);
});

test('actions are posted, and refusals come back as words', async () => {
  const made = await table();
  const ada = made.person('Ada');
  expect(await post(made, { do: 'say', user: ada.id, channelId: made.channelId, content: 'Hi' })).toEqual({ ok: true });
  expect(await post(made, { do: 'say', user: ada.id, channelId: '1', content: 'Hi' })).toEqual({
    ok: false,
    error: 'You can’t see this channel.',
  });
  expect(await post(made, { do: 'setDirectMessages', user: ada.id, closed: true })).toEqual({ ok: true });
  expect((await snapshot(made, ada.id)).me.directMessagesClosed).toBe(true);
  const nonsense = await fetch(`${made.pageUrl}table/act`, { method: 'POST', body: '{"do":"fly"}' });
  expect(await nonsense.json()).toMatchObject({ ok: false });
});

test('names of other hosts and pages of other origins are turned away', async () => {
  const made = await table();
  expect(await statusWith(made, { host: `evil.example:${made.port}` })).toBe(403);
  expect(await statusWith(made, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusWith(made, { origin: `http://127.0.0.1:${made.port + 1}` })).toBe(403);
  expect(await statusWith(made, { host: `localhost:${made.port}`, origin: `http://localhost:${made.port}` })).toBe(200);
  const socket = new WebSocket(`ws://127.0.0.1:${made.port}/table/live?user=${made.person('Ada').id}`, {
    origin: 'https://evil.example',
  });
  const failed = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(failed.message).toContain('403');
});

test('the page is handed out by the function that was given', async () => {
  const made = await table({
    page: (path) => Promise.resolve(path === '/' ? { type: 'text/html', body: '<p>Hi' } : undefined),
  });
  expect(await (await fetch(made.pageUrl)).text()).toBe('<p>Hi');
  expect((await fetch(`${made.pageUrl}nothing`)).status).toBe(404);
});

test('people may have names of 32 characters, and not more', async () => {
  const made = await table({
    people: ['Ö'.repeat(32), { name: 'x'.repeat(32), admin: true, directMessagesClosed: true, locale: 'de' }],
  });
  const seen = await snapshot(made);
  expect(seen.people.map((person) => [person.displayName.length, person.admin, person.directMessagesClosed])).toEqual([
    [32, false, false],
    [32, true, true],
  ]);
  await expect(startTable({ people: ['x'.repeat(33)] })).rejects.toThrow('1 to 32');
});

test('a stored table comes back as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storePath = join(folder, 'table.sqlite');
  const first = await table({ storePath });
  const { client } = await bot(first, {
    commands: [plainCommand('go')],
    onCommand: (interaction) => interaction.reply({ content: 'Secret', flags: MessageFlags.Ephemeral }),
  });
  const channel = client.channels.cache.get(first.channelId);
  if (!(channel instanceof TextChannel)) throw new Error('#battlestar is missing');
  await channel.send({
    content: 'Board',
    files: [new AttachmentBuilder(Buffer.from('picture'), { name: 'board.txt' })],
  });
  await (await client.users.fetch(first.person('Bo').id)).send('Loyal');
  await first.person('Ada').command('go');
  first.person('Bo').closeDirectMessages();
  await client.destroy();
  await first.close();

  const second = await table({ storePath });
  expect([second.guildId, second.channelId, second.person('Bo').id]).toEqual([
    first.guildId,
    first.channelId,
    first.person('Bo').id,
  ]);
  expect(second.person('Bo').inbox()).toMatchObject([{ content: 'Loyal' }]);
  const messages = second.person('Ada').messages(second.channelId);
  expect(messages).toMatchObject([{ content: 'Board' }]);
  expect(await (await fetch(messages[0]?.attachments[0]?.url ?? '')).text()).toBe('picture');
  const seen = await snapshot(second, second.person('Bo').id);
  expect(seen.me.directMessagesClosed).toBe(true);
  expect(seen.commands.map((command) => command.name)).toEqual(['go']);
});

test('a table that was stored before there were roles has them, and they stay the same from then on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storePath = join(folder, 'table.sqlite');
  await (await table({ storePath })).close();
  const db = new Database(storePath);
  db.exec("UPDATE things SET json = json_remove(json, '$.plainRoles', '$.roles') WHERE kind IN ('guild', 'person')");
  db.pragma('user_version = 2');
  db.close();
  const rolesOf = async (): Promise<ReadonlyArray<unknown>> => {
    const made = await table({ storePath });
    const { roles, people } = await snapshot(made);
    await made.close();
    return [roles.map(({ id, name }) => [id, name]), people.map((person) => [person.displayName, person.roles])];
  };
  const first = await rolesOf();
  expect(JSON.stringify(first)).toMatch(/"Pilots"/);
  expect(await rolesOf()).toEqual(first);
});
