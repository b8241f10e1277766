/** Discord ends the connection, refuses the commands or has few starts left: what the bot does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import type { ChildProgram } from '../../src/tools/play/process.ts';
import { portIn, untilTrue } from '../health/scene.ts';
import { patience } from '../patience.ts';
import { startHere } from './bots.ts';
import type { Bot } from './bots.ts';
import { until } from './scene.ts';

let folder: string;
let table: RunningTable;
let bots: Array<Pick<Bot, 'end'>> = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-'));
  table = await startTable({ people: ['Ada', 'Bo', 'Chidi'], patience });
});
afterEach(async () => {
  for (const bot of bots) await bot.end('SIGKILL').catch(() => undefined);
  bots = [];
  await table.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (): Record<string, string> => ({
  DISCORD_TOKEN: table.token,
  DISCORD_API_URL: table.apiUrl,
  DATABASE_PATH: join(folder, 'games.sqlite'),
  HEALTH_PORT: '0',
  LOG_LEVEL: 'info',
  AUTOMATIC_LEVEL: 'easy',
});

/** A bot with an exit code. */
async function start(): Promise<ChildProgram> {
  const bot = await startProgram('src/main.ts', settings());
  bots.push(bot);
  return bot;
}

const ask = (bot: Pick<Bot, 'output'>, path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${portIn(bot.output())}${path}`);
const isReady = async (bot: Bot): Promise<boolean> => (await ask(bot, '/ready')).status === 200;

/** The bot’s output that is no line of its log. */
const sentences = (bot: ChildProgram): ReadonlyArray<string> =>
  bot
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

test('closed for good while it runs, the bot stops in order, and its last line says what to do', async () => {
  const bot = await start();
  await bot.says('The bot is ready', patience);
  // A request on its way is waited for, which gives time to ask.
  table.rateLimit(/^POST .*\/callback$/, 1000);
  void table
    .person('Ada')
    .command('help')
    .catch(() => undefined);
  await expect.poll(() => table.log.some(({ status }) => status === 429)).toBe(true);
  table.closeGateway(4004);
  await untilTrue(
    async () => (await ask(bot, '/live').catch(() => undefined))?.status !== 200,
    'The bot says that it is alive.',
  );
  expect(await bot.ended()).toBe(78);
  expect(sentences(bot)).toEqual([
    expect.stringMatching(/^Discord no longer accepts the token \(4004\): .*\. Then start the bot again\.$/),
  ]);
  expect(bot.output()).toMatch(/"level":50.*Discord has closed the connection for good: the bot stops/);
});

test('closed for good at its start, the bot says what to do', async () => {
  table.refuseGateway(4011);
  const bot = await start();
  expect(await bot.ended()).toBe(78);
  expect(sentences(bot)).toEqual([
    expect.stringMatching(/^The bot is in more servers .* \(4011\): set SHARDS=auto, .*\.$/),
  ]);
});

test('commands that Discord refuses: games go on, the operator reads why, and the bot tries again', async () => {
  const first = await startHere(settings());
  const ada = table.person('Ada');
  await ada.command('game create');
  const lobby = await ada.waitFor((message) => message.content.includes('Take a seat'));
  await first.end('SIGTERM');
  // Another program with the same token has overwritten them.
  table.failNext(/^PUT .*\/commands$/, 400);
  await fetch(`${table.apiUrl}/v10/applications/${table.applicationId}/commands`, {
    method: 'POST',
    headers: { authorization: `Bot ${table.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'stranger', description: 'Not ours' }),
  });
  const bot = await startHere(settings());
  bots.push(bot);
  expect(bot.output()).toMatch(
    /"level":50.*The slash commands could not be registered, and running games go on: 400.*trying again in 5 s/,
  );
  const { notReady } = (await (await ask(bot, '/ready')).json()) as { readonly notReady: ReadonlyArray<unknown> };
  expect(notReady).toEqual([
    expect.objectContaining({ part: 'commands', why: expect.stringContaining('not registered: 400') }),
  ]);
  expect((await table.person('Bo').press(lobby.id, 'Join')).kind).not.toBe('error');
  await until(
    () => bot.output().includes('The slash commands were registered'),
    () => bot.output(),
  );
  await untilTrue(() => isReady(bot), 'The bot does not become ready.');
});

test('few starts are left: a start waits, says so, and can be ended meanwhile', async () => {
  table.limitSessions(50, 3_600_000);
  const bot = await start();
  await bot.says('Discord lets this bot connect 50 more times until', patience);
  expect(bot.output()).toContain('it waits 72 s before it does');
  const { notReady } = (await (await ask(bot, '/ready')).json()) as { readonly notReady: ReadonlyArray<unknown> };
  expect(notReady).toContainEqual(
    expect.objectContaining({ part: 'gateway', why: expect.stringContaining('50 more times') }),
  );
  // By a closed terminal.
  expect(await bot.end('SIGHUP')).toBe(0);
  expect(table.log.filter(({ path }) => path === '/gateway/bot')).toHaveLength(1);
});
