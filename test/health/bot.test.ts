import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginGame, playOn, until } from '../e2e/scene.ts';
import { partNames } from '../../src/health/readiness.ts';
import { setWatchedScene, untilTrue } from './scene.ts';
import type { Ready, WatchedScene } from './scene.ts';

const people = ['Marguerite', 'Thelonious', 'Wilhelmina'];
let scene: WatchedScene;
beforeAll(async () => {
  scene = await setWatchedScene(people);
});
afterAll(async () => {
  await scene.close();
});

async function sum(name: string, label = ''): Promise<number> {
  const isAsked = (sample: string): boolean =>
    (sample === name || sample.startsWith(`${name}{`)) && sample.includes(label);
  const found = [...(await scene.metrics())].filter(([sample]) => isAsked(sample));
  return found.reduce((total, [, value]) => total + value, 0);
}

test('a bot that has started is alive and ready', async () => {
  const alive = await scene.ask('/live');
  expect([alive.status, await alive.text()]).toEqual([200, 'alive\n']);
  await untilTrue(async () => (await scene.ready()).status === 200, 'The bot is not ready.');
  expect((await scene.ready()).parts).toEqual([]);
  expect(await sum('galactica_part_ready')).toBe(partNames.length);
  expect(await sum('galactica_shard_state', 'shard="0",state="ready"')).toBe(1);
});

test('the numbers move when people answer', async () => {
  expect(await sum('galactica_games', 'status="running"')).toBe(0);
  await beginGame(scene, people);
  const { failures } = await playOn(scene, people, 1, (answers) => answers >= 12);
  expect(failures).toEqual([]);
  await untilTrue(async () => (await sum('galactica_outbox_waiting')) === 0, 'The outbox is never empty.');
  const pressed = await sum('galactica_interactions_total', 'kind="press",outcome="answered"');
  expect(pressed).toBeGreaterThanOrEqual(12);
  expect(await sum('galactica_interactions_total', 'kind="command",outcome="answered"')).toBe(1);
  expect(await sum('galactica_interactions_total', 'outcome="bug"')).toBe(0);
  expect(await sum('galactica_acknowledgement_seconds_count', 'kind="press"')).toBe(pressed);
  expect(await sum('galactica_acknowledgement_seconds_bucket', 'le="3",kind="press"')).toBe(pressed);
  // Some presses only turn a page.
  const stored = await sum('galactica_commits_total', 'outcome="stored"');
  const transactions = await sum('galactica_commit_seconds_count');
  expect(transactions).toBeGreaterThan(5);
  expect(stored).toBeGreaterThanOrEqual(transactions);
  expect(await sum('galactica_games', 'status="running"')).toBe(1);
  expect(await sum('galactica_games', 'status="lobby"')).toBe(0);
  const delivered = await sum('galactica_deliveries_total', 'outcome="delivered"');
  expect(delivered).toBeGreaterThan(12);
  const sent = scene.table.log.filter(
    ({ method, path, status }) => method === 'POST' && path.endsWith('/messages') && status === 200,
  );
  expect(await sum('galactica_discord_requests_total', 'kind="send",status="200"')).toBe(sent.length);
  expect(await sum('galactica_discord_requests_total', 'kind="other"')).toBe(0);
  expect(await sum('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

test('what is refused counts as refused, and a rate limit as one', async () => {
  const [outsider = ''] = people;
  await scene.person(outsider).command('game create');
  expect(await sum('galactica_interactions_total', 'kind="command",outcome="refused"')).toBe(1);
  scene.table.rateLimit(/\/messages/, 100);
  await playOn(scene, people, 2, () => scene.table.log.some(({ status }) => status === 429));
  await untilTrue(
    async () => (await sum('galactica_discord_requests_total', 'status="429"')) === 1,
    'Nothing was refused.',
  );
  expect(await sum('galactica_discord_rate_limits_total', 'how="refused"')).toBe(1);
});

test('nothing of a person, a game or a server is in the numbers, and no secret', async () => {
  const text = await (await scene.ask('/metrics')).text();
  const { table } = scene;
  const gameId = /"gameId":"([^"]+)"/.exec(scene.bot().output())?.[1];
  const words = [
    ...people,
    table.token,
    table.guildId,
    ...(gameId === undefined ? [] : [gameId]),
    'sqlite',
    '/tmp',
    'skill/',
    'loyalty',
  ];
  expect(words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  // Discord's ids have from 17 digits on.
  expect(text.match(/(?<![.\d])\d{17,}/g)).toBeNull();
});

test('while the gateway is lost the bot is alive, but not ready, and then ready again', async () => {
  const began = Date.now();
  let lost: Ready | undefined;
  // Between two sessions discord.js waits for five seconds.
  await untilTrue(async () => {
    scene.table.dropGateway('invalidate');
    lost = await scene.ready();
    return lost.status === 503;
  }, 'The bot stays ready without the gateway.');
  expect(lost?.parts.map(({ part, why }) => [part, why])).toEqual([
    ['gateway', expect.stringMatching(/^shard 0 is (?!ready)\w+$/)],
  ]);
  expect(Date.parse(lost?.parts[0]?.since ?? '')).toBeGreaterThanOrEqual(began);
  expect((await scene.ask('/live')).status).toBe(200);
  await untilTrue(async () => (await scene.ready()).status === 200, 'The bot does not become ready again.');
  expect(await sum('galactica_part_ready', 'part="gateway"')).toBe(1);
});

test('questions that are not meant for it are answered in words', async () => {
  const wrong = await scene.ask('/secrets');
  expect([wrong.status, await wrong.text()]).toEqual([
    404,
    'There is nothing here. Ask for /live, /ready, /metrics.\n',
  ]);
  const posted = await scene.ask('/ready', { method: 'POST', body: 'x'.repeat(100_000) });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await scene.ask('/metrics', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('on SIGTERM the bot is not ready at once, and then it ends in order', async () => {
  const { table } = scene;
  const [person = ''] = people;
  // A request on its way is waited for, which gives time to ask.
  table.rateLimit(/^POST .*\/callback$/, 2000);
  void scene
    .person(person)
    .command('help', {}, { timeout: 20_000 })
    .catch(() => undefined);
  await until(
    () => table.log.some(({ path, status }) => path.endsWith('/callback') && status === 429),
    () => 'Nothing was held up.',
  );
  const ended = scene.bot().end('SIGTERM');
  const isStopping = async (): Promise<boolean> =>
    (await scene.ready()).parts.some(({ why }) => why === 'the bot is stopping');
  await untilTrue(isStopping, 'The bot does not say that it stops.');
  expect((await scene.ask('/live')).status).toBe(200);
  expect(await ended).toBe(0);
});
