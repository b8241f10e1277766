import { describe, expect, test } from 'vitest';
import { checkOptions, defaultOptions } from '../../src/engine/index.ts';
import type { GameEvent } from '../../src/engine/types/event.ts';
import { alike, tables } from '../../src/tools/play/tables.ts';
import { neverSeen, noteSeen } from '../../src/tools/simulate/seen.ts';
import { simulate } from '../../src/tools/simulate/simulation.ts';

const nothing = () => undefined;
const told = (what: GameEvent['what']): GameEvent => ({ audience: [0], what });

describe('games at all tables', () => {
  test('every table is legal, for 3 to 7 players, and every objective and selection of boxes that is legal is there', () => {
    expect(tables.flatMap((options) => checkOptions(options))).toEqual([]);
    expect([...new Set(tables.map(({ players }) => players))]).toEqual([3, 4, 5, 6, 7]);
    expect(new Set(tables.map((options) => JSON.stringify(options))).size).toBe(tables.length);
    expect(alike(tables).flat()).toHaveLength(tables.length);
  });

  test('are at different ones, the same for the same seed, and say which cards were in none', () => {
    const wanted = { games: 3, seed: 'all', policy: 'random', options: 'all' } as const;
    const [first, again] = [simulate(wanted, nothing), simulate(wanted, nothing)];
    expect(first).toMatchObject({ games: 3, finished: 3, tables: 3, errors: [] });
    expect({ ...again, seconds: 0, decisionsPerSecond: 0 }).toEqual({ ...first, seconds: 0, decisionsPerSecond: 0 });
    // Three games come nowhere near all of them, but past the characters.
    expect(first.neverSeen?.length).toBeGreaterThan(20);
    expect(neverSeen(new Set()).length - (first.neverSeen?.length ?? 0)).toBeGreaterThan(60);
  });

  test('at one table, nothing is said of cards that are not in its boxes', () => {
    const result = simulate(
      { games: 1, seed: 'one', policy: 'random', options: { ...defaultOptions, players: 3 } },
      nothing,
    );
    expect([result.tables, result.neverSeen]).toEqual([undefined, undefined]);
  });

  test('a game that fails is told with its table', () => {
    const options = { ...defaultOptions, players: 2 };
    const { errors } = simulate({ games: 1, seed: 'two', policy: 'random', options }, nothing);
    expect(errors).toMatchObject([{ game: 1, seed: 'two/1', options }]);
  });
});

test('a card is seen when an event names it, in whatever strength and to whomever it is told', () => {
  const seen = new Set<string>();
  noteSeen(
    [
      told({ kind: 'contributed', seat: 0, count: 1, cards: ['skill/base/repair/2'] }),
      told({ kind: 'crisisDrawn', seat: 0, card: 'crisis/base/ambush', superCrisis: false }),
      told({ kind: 'moved', seat: 0, to: 'location/base/command', from: undefined }),
      told({ kind: 'deckReshuffled', deck: 'crisis' }),
    ],
    seen,
  );
  expect([...seen].sort()).toEqual(['crisis/base/ambush', 'location/base/command', 'skill/base/repair']);
  expect(neverSeen(seen)).toHaveLength(neverSeen(new Set()).length - 3);
});
