import { expect, test } from 'vitest';
import { checksOf, contributionsOf } from '../../../src/app/model/record/checks.ts';
import { loyaltyOver, sidesOver } from '../../../src/app/model/record/loyalty.ts';
import { openLines } from '../../../src/app/model/record/openEvents.ts';
import type { OpenLine } from '../../../src/app/model/record/openEvents.ts';
import type { GameEvent } from '../../../src/app/types.ts';
import { expectRefusal, takeBack } from '../scene.ts';
import { host, playOut, table } from '../wholeGames.ts';

const human = 'loyalty/base/you-are-not-a-cylon';
const cylon = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
const repair = 'skill/base/repair/2';
const tactics = 'skill/base/launch-scout/1';

function lines(...happened: ReadonlyArray<readonly [turn: number, what: GameEvent['what']]>): ReadonlyArray<OpenLine> {
  return happened.map(([turn, what], seq) => ({ seq, turn, what }));
}

const over = (...loyalty: ReadonlyArray<ReadonlyArray<string>>): GameEvent['what'] => ({
  kind: 'gameOver',
  winner: 'humans',
  cause: 'reachedKobol',
  winners: [],
  loyalty,
});

test('of a secret the wording of those who knew it counts, once', () => {
  const half = { kind: 'loyaltyDealt', seat: 0, count: 1 } as const;
  const entry = (event: GameEvent) => ({ seq: 1, turn: 0, event });
  expect(
    openLines([
      entry({ audience: [0], what: { ...half, cards: [human] } }),
      entry({ audience: 'public', except: [0], what: half }),
      entry({ audience: 'public', what: { kind: 'sleeperAgentPhase' } }),
    ]).map(({ what }) => what),
  ).toEqual([{ ...half, cards: [human] }, { kind: 'sleeperAgentPhase' }]);
});

test('Loyalty cards: from the start, in the Sleeper Agent phase, later, and from another player', () => {
  const told = lines(
    [0, { kind: 'loyaltyDealt', seat: 0, count: 1, cards: [human] }],
    [4, { kind: 'sleeperAgentPhase' }],
    [4, { kind: 'loyaltyDealt', seat: 0, count: 1, cards: [cylon] }],
    [5, { kind: 'turnStarted', seat: 1, turn: 5 }],
    [6, { kind: 'loyaltyRevealed', seat: 0, card: cylon }],
    [6, { kind: 'loyaltyHandedOver', from: 0, to: 1, count: 1, cards: [human] }],
    [7, { kind: 'loyaltyDealt', seat: 1, count: 1, cards: [human] }],
    [9, over([cylon], [human, human])],
  );
  expect(loyaltyOver(told)).toEqual([
    { seat: 0, card: human, origin: 'start', turn: 0, from: 0, until: 5 },
    { seat: 0, card: cylon, origin: 'sleeper', turn: 4, from: 2, revealed: 6 },
    { seat: 1, card: human, origin: 'handed', giver: 0, turn: 6, from: 5 },
    { seat: 1, card: human, origin: 'later', turn: 7, from: 6 },
  ]);
  const side = sidesOver(told, loyaltyOver(told), []);
  expect([side(0, 1), side(0, 2), side(1, 7)]).toEqual(['human', 'cylon', 'human']);
});

test('cards that an execution took are no longer held', () => {
  const told = lines(
    [0, { kind: 'loyaltyDealt', seat: 0, count: 1, cards: [human] }],
    [3, { kind: 'executed', seat: 0, character: 'character/base/gaius-baltar', why: 'location/base/brig' }],
    [3, { kind: 'loyaltyDealt', seat: 0, count: 1, cards: [human] }],
    [9, over([human])],
  );
  expect(loyaltyOver(told).map(({ turn, until }) => [turn, until])).toEqual([
    [0, 1],
    [3, undefined],
  ]);
});

test('what everybody added to a check, for it and against it, and on which side they were', () => {
  const told = lines(
    [0, { kind: 'loyaltyDealt', seat: 1, count: 1, cards: [cylon] }],
    [2, { kind: 'checkStarted', source: 'crisis/base/water-shortage', difficulty: 9, skills: ['engineering'] }],
    [2, { kind: 'contributed', seat: 0, count: 1, cards: [repair] }],
    [2, { kind: 'contributed', seat: 1, count: 1, cards: [tactics] }],
    [
      2,
      {
        kind: 'checkRevealed',
        positive: [repair, repair],
        negative: [tactics],
        nullified: [],
        total: 3,
        difficulty: 9,
      },
    ],
    [2, { kind: 'checkResult', source: 'crisis/base/water-shortage', result: 'fail', total: 3, difficulty: 9 }],
    [9, over([], [cylon])],
  );
  const checks = checksOf(told, sidesOver(told, loyaltyOver(told), []));
  expect(checks).toEqual([
    {
      turn: 2,
      source: 'crisis/base/water-shortage',
      difficulty: 9,
      total: 3,
      result: 'fail',
      added: [
        { seat: 0, side: 'human', cards: [{ card: repair, worth: 2 }] },
        { seat: 1, side: 'cylon', cards: [{ card: tactics, worth: -1 }] },
      ],
      others: [{ card: repair, worth: 2 }],
    },
  ]);
  expect(contributionsOf(checks, 2)).toEqual([
    { seat: 0, helped: { cards: 1, strength: 2 }, harmed: { cards: 0, strength: 0, asCylon: 0 }, worst: undefined },
    {
      seat: 1,
      helped: { cards: 0, strength: 0 },
      harmed: { cards: 1, strength: 1, asCylon: 1 },
      worst: { turn: 2, source: 'crisis/base/water-shortage', strength: 1 },
    },
  ]);
});

const everything = {
  expansions: ['pegasus', 'exodus', 'daybreak'],
  objective: 'searchForHome',
  cylonLeader: true,
} as const;

test.each([
  ['of the base game', {}],
  ['with all boxes', everything],
] as const)(
  'nothing of a game %s is told before its end; then everything is, and no longer when the end is undone',
  { timeout: 120_000 },
  async (_name, options) => {
    const at = await table({ seed: 'ending', options });
    let looks = 0;
    await playOut(at, async () => {
      looks += 1;
      await expectRefusal(at.app.endings.of(at.id), 'notOver');
    });
    expect(looks).toBeGreaterThan(10);
    const { view, loyalty, checks, contributions } = await at.app.endings.of(at.id);
    const last = loyalty.filter(({ until }) => until === undefined);
    const held = view.players.map(({ seat }) => last.filter((each) => each.seat === seat).map(({ card }) => card));
    expect(held.map((cards) => [...cards].sort())).toEqual(
      view.players.map(({ openLoyalty }) => [...openLoyalty].sort()),
    );
    const told = (await at.store.events(at.id, { who: 'all' })).filter(
      ({ event: { what } }) => what.kind === 'checkStarted',
    );
    expect(checks).toHaveLength(told.length);
    expect(contributions.reduce((sum, { helped }) => sum + helped.cards, 0)).toBeGreaterThan(5);
    expect(at.problems).toEqual([]);
    await takeBack(at, at.id, host);
    await expectRefusal(at.app.endings.of(at.id), 'notOver');
  },
);

test('the cards of a check of the base game come to its total', { timeout: 120_000 }, async () => {
  const at = await table({ seed: 'sums', players: 3 });
  await playOut(at);
  const { checks } = await at.app.endings.of(at.id);
  const counted = checks.filter(({ total }) => total !== undefined);
  expect(counted.length).toBeGreaterThan(3);
  for (const { total, added, others } of counted) {
    const cards = [...added.flatMap((each) => each.cards), ...others];
    expect(cards.reduce((sum, { worth }) => sum + worth, 0)).toBe(total);
  }
});

test('an abandoned game keeps its secrets: nobody has won it, and its table may want to play it again', async () => {
  const at = await table({ seed: 'abandoned' });
  await at.app.abandon(at.id, host);
  await expectRefusal(at.app.endings.of(at.id), 'notOver');
});
