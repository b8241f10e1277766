/** The suspicions of automatic players. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { copyOf, defaultOptions, disguise, view } from '../../src/engine/index.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import type { GameEvent, Happening } from '../../src/engine/types/event.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { newWatch, watch, type BeliefState } from '../../src/players/beliefs/index.ts';
import { choose } from '../../src/players/index.ts';
import { playOut } from '../../src/players/playOut.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { tries } from '../soak.ts';

const told = (...happened: ReadonlyArray<Happening>): Array<GameEvent> =>
  happened.map((what) => ({ audience: 'public', what }));

/**
 * A check of two skills with two Destiny cards, to which seats add that many cards, of which that many are negative.
 */
function check(added: Readonly<Record<number, number>>, wrong: number): Array<GameEvent> {
  const cards = (count: number): Array<string> => Array.from({ length: count }, () => 'skill/base/repair/1');
  return told(
    {
      kind: 'checkStarted',
      source: 'crisis/base/jump-computer-failure',
      difficulty: 7,
      skills: ['tactics', 'engineering'],
    },
    { kind: 'destinyAdded', count: 2 },
    ...Object.entries(added).map(([seat, count]) => ({ kind: 'contributed', seat: Number(seat), count }) as const),
    { kind: 'checkRevealed', positive: cards(3), negative: cards(wrong), nullified: [], total: 5, difficulty: 7 },
  );
}

const after = (...events: ReadonlyArray<ReadonlyArray<GameEvent>>): BeliefState => events.reduce(watch, newWatch(4));

describe('what a check tells', () => {
  test('more wrong cards than the Destiny deck has added: those who added are suspected, those who added nothing hardly', () => {
    const [one = 0, other = 0, idle = 0] = after(check({ 0: 1, 1: 1, 2: 0 }, 3)).beliefs;
    expect(one).toBeGreaterThan(1.8);
    expect(other).toBe(one);
    expect(idle).toBeLessThan(1.2);
  });

  test('no wrong card speaks for those who added, the more they gave the more', () => {
    const [one = 9, many = 9] = after(check({ 0: 1, 1: 3 }, 0)).beliefs;
    expect(one).toBeLessThan(0.9);
    expect(many).toBeLessThan(one);
  });

  test('wrong cards of a revealed Cylon say nothing of the others', () => {
    const revealed = told({ kind: 'becameCylon', seat: 3, how: 'revealed' });
    const [one = 0] = after(revealed, check({ 0: 1, 3: 1 }, 3)).beliefs;
    const [without = 0] = after(check({ 0: 1 }, 2)).beliefs;
    expect(one).toBeCloseTo(without);
    expect(after(revealed, check({ 0: 1, 3: 1 }, 3)).beliefs[3]).toBe(1);
  });

  test('what only some were told is not used', () => {
    const secret = check({ 0: 1, 1: 1 }, 3).map((event): GameEvent => ({ ...event, audience: [0] }));
    expect(after(secret)).toEqual(newWatch(4));
  });

  test('it adds up in any portions, and survives storing', () => {
    const all = [...check({ 0: 1, 1: 2 }, 3), ...check({ 0: 1, 2: 1 }, 3)];
    // What was stringified is what was seen.
    const portions = all.reduce(
      (seen, event) => watch(JSON.parse(JSON.stringify(seen)) as BeliefState, [event]),
      newWatch(4),
    );
    expect(portions).toEqual(after(all));
  });
});

describe('what choices tell', () => {
  const destination = (card: string): Array<GameEvent> =>
    told({ kind: 'destinationChosen', by: 1, card: `destination/base/${card}`, distance: 1, total: 1 });
  const resource = (name: 'food' | 'morale', now: number): Array<GameEvent> =>
    told({ kind: 'resource', resource: name, change: -1, now, why: 'crisis/base/food-shortage' });
  const box = (option: number): Array<GameEvent> =>
    told({ kind: 'optionChosen', seat: 2, card: 'crisis/base/water-shortage-a', option });

  test('R-JMP-16 an Admiral who flies to the worst destination is suspected, one who flies to the best is trusted more', () => {
    expect(after(destination('desolate-moon')).beliefs[1]).toBeLessThan(1);
    expect(after(destination('icy-moon')).beliefs[1]).toBeGreaterThan(1);
    expect(after(destination('icy-moon')).beliefs[0]).toBe(1);
  });

  test('crisis/base/water-shortage-a whether food or cards are better lost is judged by what the fleet has left', () => {
    const lost = (food: number): number => after(resource('food', food), box(0)).beliefs[2] ?? 0;
    expect(lost(2)).toBeGreaterThan(1.05);
    expect(lost(14)).toBeLessThan(0.95);
    expect(after(resource('food', 2), box(1)).beliefs[2]).toBeLessThan(0.95);
  });

  test('those who have been revealed tell nothing more by what they choose', () => {
    const revealed = told({ kind: 'becameCylon', seat: 1, how: 'revealed' });
    expect(after(revealed, destination('icy-moon')).beliefs[1]).toBe(1);
  });
});

describe('what a reveal tells of the others', () => {
  const revealed = told({ kind: 'becameCylon', seat: 3, how: 'revealed' });

  test('a check that was spoilt is no longer laid to those who added cards beside the Cylon', () => {
    const spoilt = check({ 0: 1, 3: 1 }, 3);
    const [before = 0, now = 0] = [after(spoilt), after(spoilt, revealed)].map(({ beliefs }) => beliefs[0]);
    expect(before).toBeGreaterThan(1.3);
    expect(now).toBeLessThan(before * 0.8);
    expect(now).toBeGreaterThan(0.8);
  });

  test('a player locked up by the Cylon is trusted, and so is one who had the Cylon locked up', () => {
    const verdict = (by: number, target: number): Array<GameEvent> =>
      told({ kind: 'targetChosen', by, target, why: 'location/base/admirals-quarters' });
    expect(after(verdict(3, 1), verdict(2, 3), revealed).beliefs).toEqual([1, 0.7, 0.7, 1]);
    expect(after(verdict(3, 1), verdict(2, 3)).beliefs).toEqual([1, 1, 1, 1]);
  });
});

const cylon = ({ players }: GameState, seat: number): boolean =>
  players[seat]?.loyalty.some(({ card }) => catalogue.loyalty.get(card)?.kind === 'cylon') === true;

test('in whole games hidden Cylons are suspected more than others', () => {
  const odds = { cylons: { sum: 0, count: 0 }, humans: { sum: 0, count: 0 } };
  for (let game = 1; game <= tries(10, 30); game += 1) {
    let seen = newWatch(5);
    let [turn, state]: [number, GameState | undefined] = [0, undefined];
    playOut({ ...defaultOptions, players: 5 }, `beliefs ${game}`, 'heuristic', {
      each: (now) => {
        state = now;
      },
      told: (events) => {
        seen = watch(seen, events);
        if (state === undefined || state.turn === turn) return;
        turn = state.turn;
        for (const { seat } of view(state, 'public').players.filter((player) => player.cylon === undefined)) {
          const kind = odds[cylon(state, seat) ? 'cylons' : 'humans'];
          kind.sum += Math.log(seen.beliefs[seat] ?? 1);
          kind.count += 1;
        }
      },
    });
  }
  const [ofCylons, ofHumans] = [odds.cylons, odds.humans].map(({ sum, count }) => sum / count);
  expect((ofCylons ?? 0) - (ofHumans ?? 0)).toBeGreaterThan(0.4);
});

test('an answer is the same in every world that looks the same, whoever is suspected', () => {
  let [compared, asked] = [0, 0];
  for (const seed of ['one', 'two']) {
    playOut({ ...defaultOptions, players: 5 }, seed, (state, decision, random, beliefs) => {
      const answerIn = (world: GameState): ReadonlyArray<string> =>
        choose({ view: view(world, decision.seat), beliefs }, decision, randomNumbers(decision.id));
      asked += 1;
      if (asked % 9 === 0) {
        const other = copyOf(state);
        disguise(other, decision.seat, seedRandom(`world ${asked}`));
        expect(answerIn(other)).toEqual(answerIn(state));
        compared += 1;
      }
      return choose({ view: view(state, decision.seat), beliefs }, decision, random);
    });
  }
  expect(compared).toBeGreaterThan(50);
});

describe('what suspicion is good for', () => {
  const jailed = (beliefs: ReadonlyArray<number>): string | undefined => {
    let found: string | undefined;
    const why = 'quorum/base/arrest-order';
    playOut({ ...defaultOptions, players: 5 }, 'suspicion', (state, decision, random) => {
      const choices = [1, 2, 3].map((seat) => ({ id: `seat${seat}`, kind: 'seat', seat }) as const);
      const asked = { ...decision, topic: { kind: 'choosePlayer', why } as const, choices, min: 1, max: 1 };
      // As soon as it is clear who is human.
      if (state.turn === 1 && found === undefined && decision.seat === 0 && !cylon(state, 0)) {
        [found] = choose({ view: view(state, 0), beliefs }, asked, () => 0.5);
      }
      return choose({ view: view(state, decision.seat) }, decision, random);
    });
    return found;
  };

  test('the prime suspect is locked up', () => {
    expect(jailed([1, 1, 1, 9, 1])).toBe('seat3');
    expect(jailed([1, 9, 1, 1, 1])).toBe('seat1');
  });
});
