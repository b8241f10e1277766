import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/engine/index.ts';
import type { RandomGame } from './randomGames.ts';
import { failuresIn, observer } from './watching.ts';

const games = fc.record<RandomGame>({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  options: fc.constant({ ...defaultOptions, players: 3 }),
  headStart: fc.constant(true),
});

test('a property that fails names its game and the seed of all games, and the others go on watching', () => {
  const seen: Array<string> = [];
  const failing = observer('fails', 2, () => ({
    after: () => {
      throw new Error('no');
    },
  }));
  const ending = observer('ends', 2, ({ seed }) => ({
    end: ({ over }) => {
      if (over !== undefined) seen.push(seed);
    },
  }));
  const once = observer('watches one game', 1, ({ seed }) => ({
    end: () => {
      seen.push(`once ${seed}`);
    },
  }));
  const failures = failuresIn(games, [failing, ending, once], 7);
  const [first, second] = fc.sample(games, { numRuns: 2, seed: 7 });
  expect(seen).toEqual([first?.seed, `once ${first?.seed}`, second?.seed]);
  expect([...failures.keys()]).toEqual([failing]);
  expect(failures.get(failing)?.message).toBe(`no\n${JSON.stringify(first)}\nThe same games again: SEED=7`);
});

test('the same seed gives each property the same random numbers, no matter which others watch', () => {
  const drawn: Array<string> = [];
  const drawing = observer('draws', 1, (_game, random) => {
    drawn.push(JSON.stringify(random));
    return {};
  });
  failuresIn(games, [drawing], 7);
  failuresIn(games, [observer('other', 1, () => ({})), drawing], 7);
  failuresIn(games, [drawing], 8);
  expect(drawn[1]).toBe(drawn[0]);
  expect(drawn[2]).not.toBe(drawn[0]);
});
