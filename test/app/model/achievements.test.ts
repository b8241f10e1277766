import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { achievementIds, earnedBy } from '../../../src/app/model/achievements/achievements.ts';
import type { Achievement } from '../../../src/app/model/achievements/achievements.ts';
import { factsOf } from '../../../src/app/model/achievements/facts.ts';
import type { SeatFacts } from '../../../src/app/model/achievements/facts.ts';
import type { GameView } from '../../../src/app/types.ts';
import { english } from '../../../src/words/index.ts';
import { humansWin } from '../../../src/tools/pictures/views/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { annAlone, ann, choose, scene, takeBack } from '../scene.ts';
import { host, playOut, table } from '../wholeGames.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const cylon = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
const mutineer = 'loyalty/daybreak/you-are-the-mutineer';
const goal = 'loyalty/exodus/personal-goal-sacrifice';

type Changed = Partial<Omit<SeatFacts, 'view'>> & {
  readonly view?: Partial<Omit<GameView, 'options'>> & { readonly options?: Partial<GameView['options']> };
};

/** Someone who played to the end, and nothing more. */
function facts({ view = {}, ...more }: Changed = {}): SeatFacts {
  const base = humansWin();
  return {
    winner: 'humans',
    won: false,
    side: 'human',
    loyalty: [],
    titles: [],
    twoTitles: false,
    openCylon: false,
    brig: 0,
    executed: 0,
    kills: 0,
    nukesUsed: 0,
    mostHelpful: false,
    worst: 0,
    helped: { cards: 0, strength: 0 },
    harmed: { cards: 0, strength: 0, asCylon: 0 },
    ...more,
    view: {
      ...base,
      turn: 20,
      destroyedCivilians: ['token/base/civilian-a'],
      ...view,
      resources: { fuel: 4, food: 4, morale: 4, population: 4, ...view.resources },
      options: { ...base.options, ...view.options },
    },
  };
}

const human = { won: true } as const;
const villain = { won: true, side: 'cylon', winner: 'cylons' } as const;
const held = (card: string, more: Partial<SeatFacts['loyalty'][number]> = {}): Pick<SeatFacts, 'loyalty'> => ({
  loyalty: [{ seat: 0, card, origin: 'start', turn: 0, from: 0, ...more }],
});
const goals = (objective: string) => ({ ...human, view: { options: { objective } as Partial<GameView['options']> } });

/** For each, someone who has just earned it, and someone who has just missed it. */
const examples: Readonly<Partial<Record<Achievement, readonly [earns: Changed, misses: Changed]>>> = {
  longHaul: [{ view: { turn: 60 } }, { view: { turn: 59 } }],
  jailbird: [{ brig: 3 }, { brig: 2 }],
  secondLife: [{ won: true, executed: 1 }, { executed: 1 }],
  twoHats: [{ twoTitles: true }, {}],
  ace: [{ kills: 5 }, { kills: 4 }],
  safeHarbour: [human, { won: true, side: 'cylonLeader' }],
  lastSoul: [{ ...human, view: { resources: { ...humansWin().resources, population: 1 } } }, human],
  onFumes: [{ ...human, view: { resources: { ...humansWin().resources, fuel: 1 } } }, human],
  threadbare: [{ ...human, view: { resources: { fuel: 3, food: 3, morale: 3, population: 3 } } }, human],
  fullHolds: [{ ...human, view: { resources: { fuel: 5, food: 5, morale: 5, population: 5 } } }, human],
  everyShip: [{ ...human, view: { destroyedCivilians: [] } }, human],
  cleanRecord: [human, { ...human, brig: 1 }],
  steadyHand: [
    { ...human, helped: { cards: 10, strength: 20 } },
    { ...human, helped: { cards: 9, strength: 20 } },
  ],
  backbone: [{ mostHelpful: true, helped: { cards: 9, strength: 40 } }, { helped: { cards: 9, strength: 40 } }],
  coldWarheads: [
    { ...human, titles: ['admiral'] },
    { ...human, titles: ['admiral'], nukesUsed: 1 },
  ],
  secondTerm: [{ ...human, titles: ['president'] }, { titles: ['president'] }],
  neverSuspected: [villain, { ...villain, openCylon: true }],
  openWar: [{ ...villain, openCylon: true }, villain],
  lateCall: [
    { ...villain, ...held(cylon, { origin: 'sleeper' }) },
    { ...villain, ...held(cylon) },
  ],
  grit: [{ harmed: { cards: 9, strength: 30, asCylon: 20 } }, { harmed: { cards: 9, strength: 30, asCylon: 19 } }],
  masterstroke: [{ side: 'cylon', worst: 8 }, { worst: 8 }],
  swiftEnd: [{ ...villain, view: { turn: 15 } }, villain],
  secondShip: [
    { ...human, view: { options: { expansions: ['pegasus'] } } },
    { ...human, view: { options: { expansions: ['pegasus'] }, lostBoards: ['pegasus'] } },
  ],
  ownAgenda: [{ won: true, side: 'cylonLeader' }, { side: 'cylonLeader' }],
  thirdWay: [{ won: true, side: 'sympatheticCylon' }, { side: 'sympatheticCylon' }],
  exodus: [goals('newCaprica'), human],
  throughTheNebula: [goals('ionianNebula'), human],
  ownGoal: [
    { ...human, ...held(goal, { revealed: 4 }) },
    { ...human, ...held(goal) },
  ],
  home: [goals('searchForHome'), human],
  forgiven: [
    { ...human, ...held(mutineer) },
    { ...human, ...held(mutineer, { until: 3 }) },
  ],
};

test('each has its example, a name of its own and words', () => {
  expect(Object.keys(examples).sort()).toEqual(achievementIds.filter((id) => id !== 'firstWatch').sort());
  const names = achievementIds.map((id) => english(`achievements.${id}`));
  expect(new Set(names).size).toBe(names.length);
  expect(earnedBy(facts())).toEqual(['firstWatch']);
});

test.each(Object.entries(examples))(
  '%s: who has just earned it has it, who has just missed it has not',
  (id, [earns, misses]) => {
    expect(earnedBy(facts(earns))).toContain(id);
    expect(earnedBy(facts(misses))).not.toContain(id);
  },
);

test('what the log tells of a player: the Brig, executions, ships shot down, titles, nukes', () => {
  const view = facts().view;
  const lines = [
    { kind: 'titleGained', title: 'president', seat: 0, from: undefined },
    { kind: 'titleGained', title: 'admiral', seat: 0, from: 1 },
    { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' },
    { kind: 'attack', attacker: 'viper', target: 'raider', pilot: 0, result: 'destroyed', die: 8 },
    { kind: 'attack', attacker: 'viper', target: 'raider', pilot: 0, result: 'miss', die: 1 },
    { kind: 'sentTo', seat: 0, to: 'location/pegasus/detention', why: 'location/base/brig' },
    { kind: 'sentTo', seat: 0, to: 'location/base/sickbay', why: 'location/base/brig' },
    // A card takes a nuke, and the Admiral launches another one.
    { kind: 'nukeDiscarded', left: 1, why: 'crisis/base/build-cylon-detector' },
    { kind: 'nukeDiscarded', left: 0, why: 'title/base/admiral' },
    { kind: 'attack', attacker: 'nuke', area: 'bow', target: 'basestar', result: 'destroyed', die: 5 },
    { kind: 'becameCylon', seat: 1, how: 'revealed' },
  ] as const;
  const told = lines.map((what, seq) => ({ seq, turn: 1, what }));
  const [first, second] = factsOf(told, view, { winner: 'humans', cause: 'reachedKobol', winners: [0] });
  expect(first).toMatchObject({
    won: true,
    twoTitles: true,
    brig: 2,
    kills: 1,
    nukesUsed: 1,
    openCylon: false,
    side: 'human',
  });
  expect(second).toMatchObject({ won: false, twoTitles: false, brig: 0, kills: 0, openCylon: true, side: 'cylon' });
});

test('R-FLT-63: a nuke on an area is one that was used; one that a card takes away is none', () => {
  const used = (...told: Parameters<typeof factsOf>[0]): number | undefined =>
    factsOf(told, facts().view, { winner: 'humans', cause: 'reachedKobol', winners: [0] })[0]?.nukesUsed;
  expect(
    used({ seq: 0, turn: 1, what: { kind: 'nukeDiscarded', left: 1, why: 'crisis/base/build-cylon-detector' } }),
  ).toBe(0);
  expect(used({ seq: 0, turn: 1, what: { kind: 'areaNuked', area: 'bow', die: 3 } })).toBe(1);
});

test(
  'people earn at the end of a game, automatic players nothing; an undo takes it away',
  { timeout: 60_000 },
  async () => {
    const at = await table({ seed: 'earned', players: 3 });
    await playOut(at, async () => {
      expect(await at.app.stats.newIn(at.id)).toEqual([]);
    });
    const earned = await at.app.stats.achievements(host.id, '100');
    expect(earned.map(({ achievement }) => achievement)).toContain('firstWatch');
    expect(earned[0]).toMatchObject({ gameId: at.id, endedAt: 1000, games: 1 });
    const fresh = await at.app.stats.newIn(at.id);
    expect(fresh.map(({ achievement }) => achievement).sort()).toEqual(
      earned.map(({ achievement }) => achievement).sort(),
    );
    expect(new Set(fresh.map(({ seat }) => seat)).size).toBe(1);
    expect(await at.app.stats.achievements(host.id, 'another server')).toEqual([]);
    expect(at.problems).toEqual([]);
    await takeBack(at, at.id, host);
    expect(await at.app.stats.achievements(host.id, undefined)).toEqual([]);
  },
);

/** Ann plays the tiny game against two automatic players until the fuel is gone. */
async function lost(at: ReturnType<typeof scene>): Promise<string> {
  const id = await annAlone(at);
  while ((await at.app.game(id)).status === 'running') {
    const [decision] = await at.app.openDecisions(id, 'ann');
    await choose(
      at,
      id,
      ann,
      decision?.topic.kind === 'move' ? '3' : decision?.topic.kind === 'action' ? 'end' : 'pass',
    );
  }
  return id;
}

test('earned again it counts, and is not new', async () => {
  let clock = 1000;
  const at = scene({ now: () => clock });
  const first = await lost(at);
  clock = 2000;
  const second = await lost(at);
  expect((await at.app.stats.newIn(first)).map(({ achievement }) => achievement)).toEqual(['firstWatch']);
  expect(await at.app.stats.newIn(second)).toEqual([]);
  const earned = await at.app.stats.achievements('ann', undefined);
  expect(earned).toEqual([{ achievement: 'firstWatch', gameId: first, endedAt: 1000, games: 2 }]);
});

test('games that ended with a version that knew none are made up for when the bot starts', async () => {
  const path = folder.at('earlier.db');
  const before = scene({ store: openSqliteStore(path, () => 1000) });
  const id = await lost(before);
  await before.app.close();
  const db = new Database(path);
  db.exec('DELETE FROM achievements; UPDATE results SET rewarded = 0');
  db.close();
  const after = scene({ store: openSqliteStore(path, () => 1000) });
  expect(await after.app.stats.achievements('ann', undefined)).toEqual([]);
  await after.app.resume();
  expect(await after.app.stats.achievements('ann', undefined)).toMatchObject([
    { achievement: 'firstWatch', gameId: id },
  ]);
  expect((await after.app.stats.of({})).games).toBe(1);
  expect(await after.store.results.missing()).toEqual([]);
  await after.app.close();
});
