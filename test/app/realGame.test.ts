import { afterAll, expect, test } from 'vitest';
import type { AutomaticPlayer } from '../../src/app/core/engine.ts';
import { createApp } from '../../src/app/index.ts';
import type { App, Person } from '../../src/app/types.ts';
import { choose } from '../../src/players/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { temporaryFolder } from '../store/scene.ts';
import { takeBack } from './scene.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { newCaprica, rulesWithHeadStart } from './realRules.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const people: ReadonlyArray<Person> = ['ann', 'ben', 'cid', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));

/** Any legal answer. */
const anything: AutomaticPlayer = (_view, { choices, min, max }, random) => {
  const count = min + Math.floor(random() * (max - min + 1));
  return [...choices]
    .sort(() => random() - 0.5)
    .slice(0, count)
    .map(({ id }) => id);
};

function chance(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

function open(
  store: Store,
  seed: string,
  cacheSize = 200,
  engine = rules,
): { readonly app: App; readonly problems: Array<object> } {
  const problems: Array<object> = [];
  const log = {
    debug: () => {},
    info: () => {},
    warn: (details: object) => void problems.push(details),
    error: (details: object) => void problems.push(details),
  };
  return {
    app: createApp({
      store,
      engine,
      player: choose,
      now: () => 1000,
      random: chance(7),
      newSeed: () => seed,
      log,
      cacheSize,
    }),
    problems,
  };
}

async function begin(app: App, humans: number, options: Partial<GameOptions> = {}): Promise<string> {
  const [host, ...others] = people.slice(0, humans);
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host, options });
  for (const person of others) await app.join(id, person);
  for (let seat = humans; seat < 4; seat += 1) await app.addAutomatic(id, host);
  await app.start(id, host);
  await app.idle();
  return id;
}

/** People answer anything that is asked of them, until the game is over. */
async function playOn(app: App, id: string, random: () => number, most: number): Promise<number> {
  for (let answers = 0; answers < most; answers += 1) {
    const asked = await Promise.all(
      people.map(async (person) => ({ person, decisions: await app.openDecisions(id, person.id).catch(() => []) })),
    );
    const first = asked.find(({ decisions }) => decisions.length > 0);
    const decision = first?.decisions[0];
    if (first === undefined || decision === undefined) return answers;
    await app.answer(
      id,
      first.person.id,
      decision.id,
      anything({ view: await app.viewFor(id, first.person.id) }, decision, random),
    );
    await app.idle();
  }
  return most;
}

async function inputsOf(store: Store, id: string): Promise<ReadonlyArray<unknown>> {
  return (await store.inputs(id)).map(({ seat, by, decisionId, choice }) => [seat, by, decisionId, choice]);
}

const games = [
  ['of the base game', {}, rules],
  ['on New Caprica', newCaprica, rulesWithHeadStart],
  ['with the Sympathetic Cylon', { expansions: ['pegasus'], sympatheticCylon: true }, rules],
] as const;

test.each(games)(
  'a whole game %s with one person and three automatic players is played to its end and stored',
  async (_name, options, engine) => {
    const store = openSqliteStore(':memory:');
    const { app, problems } = open(store, 'whole', 200, engine);
    const id = await begin(app, 1, options);
    await playOn(app, id, chance(11), 5000);
    const game = await app.game(id);
    expect(problems).toEqual([]);
    expect(game.status).toBe('over');
    expect((await app.viewFor(id, 'public')).over).toEqual(game.outcome);
    expect((await app.log(id, 'public')).at(-1)?.event.what.kind).toBe('gameOver');
    expect((await store.inputs(id)).length).toBeGreaterThan(20);
    await app.close();
  },
);

test.each(games)('the stored inputs and the seed give the stored game %s again', async (_name, chosen, engine) => {
  const store = openSqliteStore(':memory:');
  const { app } = open(store, 'again', 200, engine);
  const id = await begin(app, 2, chosen);
  await playOn(app, id, chance(5), 150);
  const { options } = await app.game(id);
  const { state } = engine.createGame(options, 'again');
  for (const { seat, decisionId, choice } of await store.inputs(id)) rules.answer(state, seat, decisionId, choice);
  expect(JSON.parse((await store.state(id))?.state.text ?? '{}')).toEqual(JSON.parse(JSON.stringify(state)));
  await app.close();
});

test('a game that is read from the store before every answer goes as one that is held in memory', async () => {
  const games = await Promise.all(
    [0, 200].map(async (cacheSize) => {
      const store = openSqliteStore(':memory:');
      const { app, problems } = open(store, 'same', cacheSize);
      const id = await begin(app, 1);
      await playOn(app, id, chance(3), 100);
      expect(problems).toEqual([]);
      return { inputs: await inputsOf(store, id), text: (await store.state(id))?.state.text };
    }),
  );
  expect(games[0]?.inputs.length).toBeGreaterThan(50);
  expect(games[0]).toEqual(games[1]);
});

test('undo in a real game restores the state byte for byte, every time', async () => {
  const store = openSqliteStore(':memory:');
  const { app } = open(store, 'undo');
  const id = await begin(app, 4);
  const random = chance(9);
  const host = people[0] ?? { id: '', name: '' };
  for (let round = 0; round < 30; round += 1) {
    const before = (await store.state(id))?.state.text;
    await playOn(app, id, random, 1);
    expect((await store.state(id))?.state.text).not.toBe(before);
    const last = (await store.inputs(id)).findLast(({ by, undoneAt }) => by !== 'automatic' && undoneAt === undefined);
    const who = people.find((person) => person.id === last?.by) ?? host;
    // Only whoever gave a secret answer knows that it can be undone.
    const [latest] = await app.undo.targets(id, who);
    await takeBack({ app }, id, { ...who, administrator: true }, latest?.ref);
    expect((await store.state(id))?.state.text).toBe(before);
    await playOn(app, id, random, 3);
  }
  await app.close();
});

test('no message to the channel holds anything that a public view or event does not', async () => {
  const store = openSqliteStore(':memory:');
  const { app } = open(store, 'secret');
  const id = await begin(app, 3);
  await playOn(app, id, chance(13), 60);
  for (
    let row = await app.outbox.takeDue('channel:c1', 5000);
    row !== undefined;
    row = await app.outbox.takeDue('channel:c1', 5000)
  ) {
    const { intent } = row;
    if (intent.kind === 'log') expect(intent.events.every(({ audience }) => audience === 'public')).toBe(true);
    if (intent.kind === 'picture') expect(intent.view).toMatchObject({ viewer: 'public' });
    if (intent.kind === 'picture') expect(intent.view.own).toBeUndefined();
    await app.outbox.markDelivered(row.id);
  }
  expect(await app.outbox.dueLanes(5000)).toContain('user:ann');
  await app.close();
});

/** Counts what is asked of the store and its parts. */
function counted<T extends object>(part: T, asked: { times: number }): T {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'object' && value !== null) return counted(value, asked);
      if (typeof value !== 'function') return value;
      return (...given: ReadonlyArray<unknown>): unknown => {
        asked.times += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
}

test('an answer asks no more of the store among many games than alone', async () => {
  const asked = { times: 0 };
  const { app } = open(counted(openSqliteStore(folder.at('many.db')), asked), 'many');
  const host = people[0] ?? { id: '', name: '' };

  /** How often the store is asked for sixty answers in a new game. */
  async function sixtyAnswers(): Promise<number> {
    const id = await begin(app, 4);
    asked.times = 0;
    await playOn(app, id, chance(1), 60);
    const { times } = asked;
    await app.abandon(id, host);
    return times;
  }

  const alone = await sixtyAnswers();
  for (let game = 0; game < 50; game += 1) {
    const { id } = await app.create({ guildId: `guild ${game % 5}`, channelId: `s${game}`, host });
    await app.addAutomatic(id, host);
    await app.addAutomatic(id, host);
    await app.start(id, host);
  }
  await app.idle();
  expect(alone).toBeGreaterThan(60);
  expect(await sixtyAnswers()).toBe(alone);
  await app.close();
});
