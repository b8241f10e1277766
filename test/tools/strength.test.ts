import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/index.ts';
import { regress, surprise, type LabelledSample } from '../../src/tools/fit/regression.ts';
import { weights } from '../../src/players/think/value.ts';
import { samplesOf, tableOf } from '../../src/tools/fit/samples.ts';
import { signs } from '../../src/tools/fit/signs.ts';
import { playMatch } from '../../src/tools/strength/match.ts';
import { contest } from '../../src/tools/strength/strength.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { soaking } from '../soak.ts';

const options = { ...defaultOptions, players: 3 };

describe('strength', () => {
  // Whole games of those who think: the parts of a contest are proved below, and each decision by `test/players/think`.
  test.runIf(soaking)(
    'counts wins, causes and searched decisions, beside the same seeds under another level and beside the targets',
    async () => {
      const levels = { humans: 'normal', cylons: 'easy', baseline: 'easy' } as const;
      const games = 2;
      const asked = { games, seed: 'strength', options, ...levels, hinted: false, jobs: 2 };
      let last = 0;
      const { standing, baseline, targets } = await contest(asked, (done) => {
        last = done;
      });
      expect(last).toBe(2 * games);
      expect(standing.humanWins + standing.cylonWins).toBe(games);
      expect(Object.keys(standing.causes)).not.toEqual([]);
      expect(standing.searched).toBeGreaterThan(20);
      expect(standing.milliseconds.median).toBeGreaterThan(0);
      expect(standing.milliseconds.p99).toBeGreaterThanOrEqual(standing.milliseconds.median);
      expect(standing.processor.median).toBeGreaterThan(0);
      expect(standing.punished).toBeLessThanOrEqual(standing.allPunished);
      expect(baseline).toMatchObject({ level: 'easy', games, searched: 0 });
      expect(targets.humanShare).toEqual([0.35, 0.55]);
    },
  );

  test('a match between those who don’t think is the same each time', () => {
    const match = { options, seed: 'same', humans: 'easy', cylons: 'easy', hinted: false } as const;
    expect(playMatch(match)).toEqual(playMatch(match));
  });
});

test('a tutorial is played to its end by hints, the same each time, and otherwise than without them', () => {
  const match = { options: { ...options, lesson: true }, seed: 'lesson', humans: 'easy', cylons: 'easy' } as const;
  const { searched: _times, processor: _used, ...hinted } = playMatch({ ...match, hinted: true });
  const { searched, processor, ...again } = playMatch({ ...match, hinted: true });
  expect(again).toEqual(hinted);
  expect([searched, processor]).toEqual([[], []]);
  const { decisions } = playMatch({ ...match, hinted: false });
  expect(decisions).not.toBe(hinted.decisions);
});

describe('fit', () => {
  const random = randomNumbers('fit');
  /** Games that are won the more often the more there is of one thing, whatever there is of the other. */
  const samples = Array.from({ length: 4000 }, (): LabelledSample => {
    const features = { fuel: random() * 2, noise: random() };
    return { features, won: random() < 1 / (1 + Math.exp(-(3 * features.fuel - 2))) ? 1 : 0 };
  });

  test('finds the weights behind who won', () => {
    const { constant = 0, fuel = 0, noise = 1 } = regress(samples, {}, 1);
    expect(fuel).toBeGreaterThan(2.5);
    expect(fuel).toBeLessThan(3.5);
    expect(constant).toBeLessThan(-1.4);
    expect(Math.abs(noise)).toBeLessThan(0.5);
    expect(surprise({ constant, fuel, noise }, samples)).toBeLessThan(surprise({}, samples));
  });

  test('stays near the weights before where there is little to learn from, and keeps those of which it has learnt nothing', () => {
    const before = { fuel: -1, elsewhere: 4 };
    const held = regress(samples.slice(0, 5), before, 10_000);
    expect(held.fuel).toBeCloseTo(-1, 1);
    expect(held.elsewhere).toBe(4);
  });

  test('gives no weight to what could only have the wrong sign, and keeps the others', () => {
    const { fuel = 0, noise = 1 } = regress(samples, { noise: 1 }, 1, { fuel: -1, noise: 1 });
    expect(fuel).toBe(0);
    expect(noise).toBeGreaterThanOrEqual(0);
  });

  test('what positions are weighed by helps and harms as it can', () => {
    expect(Object.keys(signs).filter((name) => !(name in weights))).toEqual([]);
    expect(Object.entries(weights).filter(([name, weight]) => weight * (signs[name] ?? 0) < 0)).toEqual([]);
  });

  test('learns from a position of each turn of a played game', () => {
    const seed = 'fit 1';
    const positions = samplesOf(tableOf(2, seed), seed);
    expect(positions.length).toBeGreaterThan(5);
    expect(new Set(positions.map(({ won }) => won)).size).toBe(1);
    expect(samplesOf(tableOf(2, seed), seed)).toEqual(positions);
  });
});
