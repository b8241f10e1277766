/**
 * `npm run fit -- --games N --seed S [--try] [--json]`: lets automatic players play, and fits the weights by which they
 * judge positions (`src/players/think/weights.json`) to who won. An eleventh of the games is kept apart and says how
 * much better the new weights foresee them.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { weights } from '../players/think/value.ts';
import { count, json, progressLine, runProgram } from './commandLine.ts';
import { regress, surprise, type LabelledSample } from './fit/regression.ts';
import { samplesOf, tableOf } from './fit/samples.ts';
import { signs } from './fit/signs.ts';

const target = new URL('../players/think/weights.json', import.meta.url);

/** How strongly weights are held, in positions: about those of one game, whose positions are much alike. */
const pull = 30;

const flags = z.object({
  games: count('--games', 1500).describe('how many games to learn from'),
  seed: z.string().default('1').describe('the same seed gives the same games'),
  try: z.boolean().default(false).describe('say what would come of it, and write nothing'),
  json,
});

await runProgram(
  { name: 'fit', purpose: 'Fits the weights by which automatic players judge positions.', flags },
  (chosen) => {
    const progress = progressLine(chosen.json, 10);
    const learn: Array<LabelledSample> = [];
    const check: Array<LabelledSample> = [];
    for (let game = 1; game <= chosen.games; game += 1) {
      const seed = `fit ${chosen.seed}/${game}`;
      (isKeptApart(game) ? check : learn).push(...samplesOf(tableOf(game, seed), seed));
      progress.show(game, `${game} of ${chosen.games} games`);
    }
    progress.clear();
    const fitted = regress(learn, weights, pull, signs);
    const result = {
      games: chosen.games,
      positions: learn.length,
      surpriseBefore: surprise(weights, check),
      surpriseAfter: surprise(fitted, check),
      surpriseOfTheRate: surprise(rateOf(learn), check),
      written: !chosen.try,
    };
    if (!chosen.try) writeFileSync(target, `${JSON.stringify(fitted, undefined, 2)}\n`);
    process.stdout.write(`${chosen.json ? JSON.stringify({ ...result, weights: fitted }) : inWords(result)}\n`);
    return 0;
  },
);

/**
 * Whether a game is kept apart. Games come in pairs, of the base game and of any; every eleventh pair is kept, so that
 * tables of all sizes are among them.
 */
function isKeptApart(game: number): boolean {
  return Math.floor(game / 2) % 11 === 0;
}

/** Returns weights that know only how often the humans win, and look at nothing else. */
function rateOf(samples: ReadonlyArray<LabelledSample>): Readonly<Record<string, number>> {
  const share = samples.filter(({ won }) => won === 1).length / Math.max(1, samples.length);
  return { constant: Math.log(share / (1 - share)) };
}

interface Result {
  readonly positions: number;
  readonly surpriseBefore: number;
  readonly surpriseAfter: number;
  readonly surpriseOfTheRate: number;
  readonly written: boolean;
}

function inWords({ positions, surpriseBefore, surpriseAfter, surpriseOfTheRate, written }: Result): string {
  const nats = (value: number): string => value.toFixed(3);
  return [
    `${positions} positions. Mean surprise at games kept apart, in nats: ${nats(surpriseOfTheRate)} by the rate of wins alone,`,
    `${nats(surpriseBefore)} with the weights before, ${nats(surpriseAfter)} with the new ones.`,
    written ? 'The new weights are written.' : 'Nothing is written.',
  ].join('\n');
}
