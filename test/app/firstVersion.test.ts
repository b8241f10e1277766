import { gunzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app/index.ts';
import type { App, Person } from '../../src/app/types.ts';
import { choose } from '../../src/players/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { temporaryFolder } from '../store/scene.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { takeBack } from './scene.ts';

/**
 * A database that the program of commit e93eed9 has written, when there was one migration and states had version 1: a
 * game of Ann, Ben and two automatic players in turn 2, in which Ann is asked for cards for a skill check, and a lobby
 * of Ben and Ann.
 */
const fixture = new URL('../store/fixtures/first-version.sqlite.gz', import.meta.url);
const [running, lobby] = ['adama-941', 'pegasus-660'];

const ann: Person = { id: 'ann', name: 'Ann' };
const ben: Person = { id: 'ben', name: 'Ben' };

const folder = temporaryFolder();
const problems: Array<object> = [];
let store: Store;
let app: App;

beforeAll(async () => {
  const path = folder.at('first.sqlite');
  writeFileSync(path, gunzipSync(readFileSync(fixture)));
  store = openSqliteStore(path);
  let draws = 7;
  const random = (): number => {
    draws = (draws * 48271) % 2147483647;
    return draws / 2147483647;
  };
  const note = (details: object): void => void problems.push(details);
  app = createApp({
    store,
    engine: rules,
    player: choose,
    now: () => Date.now(),
    random,
    newSeed: () => 'seed',
    log: { debug: () => {}, info: () => {}, warn: note, error: note },
  });
  await app.resume();
  await app.idle();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

async function answerOnce(): Promise<void> {
  const open = await Promise.all(
    [ann, ben].map(async (person) =>
      (await app.openDecisions(running, person.id)).map((decision) => ({ person, decision })),
    ),
  );
  const [first] = open.flat();
  if (first === undefined) throw new Error('Nobody is asked.');
  await app.answer(
    running,
    first.person.id,
    first.decision.id,
    choose({ view: await app.viewFor(running, first.person.id) }, first.decision, () => 0.5),
  );
  await app.idle();
}

test('a game of the first version is asked on where it stood, with its log and all that its players knew', async () => {
  expect(await app.game(running)).toMatchObject({
    status: 'running',
    hostId: 'ann',
    options: { ...rules.defaultOptions, players: 4 },
  });
  expect((await app.openDecisions(running, 'ann')).map(({ topic }) => topic.kind)).toEqual(['contribute']);
  expect((await app.viewFor(running, 'ann')).own?.hand.length).toBeGreaterThan(0);
  expect(await app.viewFor(running, 'public')).toMatchObject({ turn: 2, check: { revealed: false } });
  expect((await app.log(running, 'ann')).some(({ event }) => event.audience !== 'public')).toBe(true);
  // Of the answers everyone knew that they were given, but for reactions.
  expect((await store.inputs(running)).filter(({ secret }) => !secret).length).toBeGreaterThan(20);
});

test('it can be rewound to before an answer that the first version stored, and answered again', async () => {
  const before = (await app.undo.targets(running, ann)).length;
  expect(before).toBeGreaterThan(3);
  expect((await takeBack({ app }, running, ann)).undone).toBe(1);
  await app.idle();
  await answerOnce();
});

test('its people can give orders, pause it, be away, and are waited for', async () => {
  await app.orders.suggest(running, 'ben');
  await app.idle();
  expect((await store.timers.ofGame(running)).length).toBeGreaterThan(0);
  await app.hosts.pause(running, ann);
  await app.hosts.resume(running, ann);
  await app.pace.away(ben, { until: '1 day', substitute: 'automatic', gameId: running });
  await app.idle();
  expect((await app.pace.back(ben)).map(({ id }) => id)).toEqual([running]);
  await app.idle();
});

test('it is played to its end, counts then, and is exported with its beginning', async () => {
  for (let answers = 0; answers < 3000 && (await app.game(running)).status === 'running'; answers += 1)
    await answerOnce();
  expect((await app.game(running)).status).toBe('over');
  expect(await app.stats.of({ guildId: 'guild' })).toMatchObject({ games: 1, persons: [{ games: 1 }, { games: 1 }] });
  expect(JSON.parse((await app.hosts.export(running, ann)).text)).toMatchObject({
    game: running,
    start: { kind: 'state' },
  });
  expect(problems).toEqual([]);
});

test('a lobby of the first version has today’s options, and starts', async () => {
  expect((await app.game(lobby)).options).toEqual({ ...rules.defaultOptions, players: 2 });
  await app.start(lobby, ben, { fill: true });
  await app.idle();
  expect((await app.viewFor(lobby, 'public')).options).toEqual({ firstPlayer: 0, ...rules.defaultOptions, players: 3 });
});
