import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { START_FUEL, fakeEngine, fakePlayer } from '../fakeEngine.ts';
import {
  ann,
  annAlone,
  ben,
  channel,
  choose,
  cid,
  clearOutbox,
  decisionOf,
  lobby,
  scene,
  takeBack,
  threePeople,
} from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('automatic players act until a person has to', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect(await at.app.viewFor(id, 'public')).toMatchObject({
    turn: 4,
    current: 0,
    resources: { fuel: START_FUEL - 6 },
  });
  expect((await at.store.inputs(id)).map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'ann'],
    [0, 'ann'],
    [1, 'automatic'],
    [1, 'automatic'],
    [2, 'automatic'],
    [2, 'automatic'],
  ]);
});

test('automatic players begin by themselves when a game starts with one of them', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  await at.app.join(id, ben);
  await at.app.join(id, cid);
  // Now the automatic player has the first seat, and keeps it.
  await at.app.leave(id, ann);
  await at.app.setup.seat(id, ben, { order: 'byHand' });
  await at.app.start(id, ben);
  await at.app.idle();
  expect((await at.app.viewFor(id, 'public')).current).toBe(1);
  expect((await at.store.inputs(id)).map(({ by }) => by)).toEqual(['automatic', 'automatic']);
});

test('an automatic player’s reaction is its own, and nobody is told about it', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '3');
  expect((await at.store.inputs(id)).at(-1)).toMatchObject({ seat: 1, by: 'automatic', choice: ['yes'] });
  const logs = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'log' ? intent.events : []));
  expect(logs.map(({ what }) => what)).toContainEqual({ kind: 'skillsDrawn', seat: 1, skills: [], why: 'fake' });
});

test('automatic players get no more than their own seat may know', async () => {
  const viewers = new Set<unknown>();
  const at = scene({
    player(own, decision, random) {
      viewers.add([own.view.viewer, decision.seat].join());
      return fakePlayer(own, decision, random);
    },
  });
  const id = await annAlone(at);
  await choose(at, id, ann, '3');
  await choose(at, id, ann, 'end');
  expect([...viewers].sort()).toEqual(['1,1', '2,2']);
});

test('an automatic player that chooses what is illegal gets the default instead', async () => {
  const at = scene({ player: () => ['nonsense'] });
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect((await at.app.viewFor(id, 'public')).turn).toBe(4);
  expect((await at.store.inputs(id)).slice(2).map(({ choice }) => choice[0])).toEqual(['1', 'end', '1', 'end']);
  expect(at.logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn']);
  // Neither the choices of a question nor the answer: both may be secret.
  expect(at.logged.map(({ details }) => Object.keys(details))).toEqual(
    Array.from({ length: 4 }, () => ['gameId', 'decisionId', 'topic', 'err']),
  );
});

test('an automatic player that fails gets the default instead', async () => {
  const at = scene({
    player: () => {
      throw new Error('no idea');
    },
  });
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect((await at.app.viewFor(id, 'public')).turn).toBe(4);
});

test('an automatic player that runs into a bug of the engine goes on with the default, from a sound state', async () => {
  const at = scene({ player: (_view, { topic }) => [topic.kind === 'action' ? 'bug' : '2'] });
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect(await at.app.viewFor(id, 'public')).toMatchObject({
    turn: 4,
    current: 0,
    resources: { fuel: START_FUEL - 6 },
  });
  expect(at.logged.every(({ level }) => level === 'error')).toBe(true);
  expect(at.logged.length).toBeGreaterThan(0);
});

test('a game in which nothing helps is reported once and not tried for ever', async () => {
  const at = scene({
    engine: {
      ...fakeEngine,
      answer(state, seat, decisionId, choice) {
        if (seat === 1) throw new TypeError('a bug for seat 1');
        return fakeEngine.answer(state, seat, decisionId, choice);
      },
    },
  });
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  const notices = (await at.deliver(channel)).filter(({ kind }) => kind === 'notice');
  expect(notices).toEqual([{ kind: 'notice', notice: { kind: 'stuck', name: { automatic: 1 } } }]);
  await at.app.resume();
  await at.app.idle();
  expect(await at.kinds(channel)).toEqual([]);
  await takeBack(at, id, ann);
  await at.app.idle();
  expect(await decisionOf(at, id, ann)).toMatch(/^d/);
});

test('that an automatic player can’t react does not tell whose reaction it would be', async () => {
  const at = scene({
    engine: {
      ...fakeEngine,
      answer(state, seat, decisionId, choice) {
        if (seat === 1) throw new TypeError('a bug for seat 1');
        return fakeEngine.answer(state, seat, decisionId, choice);
      },
    },
  });
  const id = await annAlone(at);
  await choose(at, id, ann, '3');
  expect((await at.deliver(channel)).filter(({ kind }) => kind === 'notice')).toEqual([
    { kind: 'notice', notice: { kind: 'stuck', name: undefined } },
  ]);
});

test('automatic players that go in circles are stopped', async () => {
  const at = scene({ automaticLimit: 3 });
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect((await at.store.inputs(id)).filter(({ by }) => by === 'automatic')).toHaveLength(3);
  expect((await at.deliver(channel)).filter(({ kind }) => kind === 'notice')).toHaveLength(1);
});

test('after a restart automatic players go on where they were, and nothing is told twice', async () => {
  const path = folder.at('restart.db');
  const first = scene({ store: openSqliteStore(path) });
  const id = await annAlone(first);
  await choose(first, id, ann, '2');
  await clearOutbox(first);
  // Stored, but the bot stops before any automatic player acts.
  const action = await decisionOf(first, id, ann);
  await first.app.answer(id, 'ann', action, ['end']);
  await first.app.close();

  const second = scene({ store: openSqliteStore(path) });
  expect((await second.app.viewFor(id, 'public')).current).toBe(1);
  await second.app.resume();
  await second.app.idle();
  expect(await second.app.viewFor(id, 'public')).toMatchObject({ turn: 4, current: 0 });
  expect((await second.deliver('user:ann')).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
  const again = (await second.store.inputs(id)).length;
  await second.app.resume();
  await second.app.idle();
  expect(await second.store.inputs(id)).toHaveLength(again);
  expect(await second.kinds('user:ann')).toEqual([]);
  await second.app.close();
});

test('a restart in the middle of a game leads to the very same game as none', async () => {
  const play = async (restart: boolean): Promise<string | undefined> => {
    const path = folder.at(`same-${restart ? 'restarted' : 'straight'}.db`);
    let at = scene({ store: openSqliteStore(path) });
    const id = await annAlone(at);
    for (const choice of ['3', 'end', '2', 'end', '3']) {
      await choose(at, id, ann, choice);
      if (!restart) continue;
      await at.app.close();
      at = scene({ store: openSqliteStore(path) });
    }
    const text = (await at.store.state(id))?.state.text;
    await at.app.close();
    return text;
  };
  const straight = await play(false);
  expect(straight).toContain('"turn":7');
  expect(await play(true)).toBe(straight);
});

test('a state from another version is not played on, and the game can still be abandoned', async () => {
  const path = folder.at('version.db');
  const first = scene({ store: openSqliteStore(path) });
  const id = await threePeople(first);
  await first.app.close();
  const read = (_plain: unknown, version: number): never => {
    throw new Error(`version ${version} is too old`);
  };
  const second = scene({ store: openSqliteStore(path), engine: { ...fakeEngine, stateVersion: 2, read } });
  await second.app.resume();
  await second.app.idle();
  await expect(second.app.viewFor(id, 'public')).rejects.toMatchObject({ code: 'internal' });
  expect(await second.app.abandon(id, ann)).toMatchObject({ status: 'abandoned' });
  expect(await second.deliver('user:ann')).toEqual([{ kind: 'asked', userId: 'ann', seat: 0, decisionIds: [] }]);
  await second.app.close();
});

test('a game of 200 in memory or of none in memory goes the same way', async () => {
  const texts = await Promise.all(
    [0, 200].map(async (cacheSize) => {
      const at = scene({ cacheSize });
      const id = await annAlone(at);
      for (const choice of ['3', 'end', '1', 'all', 'first']) await choose(at, id, ann, choice);
      return (await at.store.state(id))?.state.text;
    }),
  );
  expect(texts[0]).toBeDefined();
  expect(texts[0]).toBe(texts[1]);
});

test('what goes wrong with a question that only its seat knows of is logged without the question', async () => {
  const at = scene({
    player: (own, decision, random) => {
      if (decision.topic.kind === 'react') throw new TypeError('broken');
      return fakePlayer(own, decision, random);
    },
  });
  const id = await annAlone(at);
  await choose(at, id, ann, '3');
  expect(at.logged.map(({ details }) => Object.keys(details))).toEqual([['gameId', 'err']]);
});
