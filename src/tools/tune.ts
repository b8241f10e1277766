/**
 * `npm run tune -- --games N --seed S [--spread X] [--reach X] [--json]`: which numbers of `src/players/habits.ts` are
 * worth changing. In each game the humans judge by numbers that were all changed at random at once; which changes go
 * with victories is seen over all games, and what comes of going that way is proposed. Nothing is written: a proposal
 * is tried on other seeds before it is kept.
 */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { habits } from '../players/habits.ts';
import { rounded } from './bench/statistics.ts';
import { count, json, progressLine, runProgram } from './commandLine.ts';
import { tableOf } from './fit/samples.ts';
import { onThreads } from './onThreads.ts';
import { tuned, type Changed, type TunedGame } from './tune/game.ts';
import { gainsOf, wayUp } from './tune/gains.ts';

const above0 = (flag: string, usual: number) =>
  z.coerce.number(`${flag} takes a number.`).positive(`${flag} takes a number above 0.`).default(usual);

const flags = z.object({
  games: count('--games', 16_000).describe('how many games to learn from'),
  seed: z.string().default('1').describe('the same seed gives the same games'),
  spread: above0('--spread', 0.4).describe('how far numbers are changed: the standard deviation of their logarithms'),
  reach: above0('--reach', 3).describe('how far the proposal goes, in standard deviations'),
  jobs: count('--jobs', availableParallelism()).describe('how many games at once'),
  json,
});

interface Row {
  readonly now: number;
  /**
   * How much more of all games are won, as a part of 1, with a change of one standard deviation upwards. `error`: its
   * standard error.
   */
  readonly gain: number;
  readonly error: number;
  readonly proposed: number;
}

interface Result {
  readonly games: number;
  readonly humanShare: number;
  readonly numbers: Readonly<Record<string, Row>>;
}

await runProgram(
  { name: 'tune', purpose: 'Which numbers automatic players had better judge by.', flags },
  async (chosen) => {
    const { games, spread, reach, jobs } = chosen;
    const progress = progressLine(chosen.json, 10);
    const outcomes = await onThreads<Changed, TunedGame>({
      worker: new URL('./tune/worker.ts', import.meta.url),
      threads: jobs,
      jobs: Array.from({ length: games }, (_, at) => {
        const seed = `tune ${chosen.seed}/${at + 1}`;
        return { options: tableOf(at + 1, seed), seed, spread };
      }),
      progress: (done) => {
        progress.show(done, `${done} of ${games} games`);
      },
    });
    progress.clear();
    const result = resultOf(outcomes, spread * reach);
    process.stdout.write(`${chosen.json ? JSON.stringify(result) : inWords(result)}\n`);
    return 0;
  },
);

/**
 * Returns the gains and the proposal. `far`: the logarithm of the factor of a number that alone would make up the whole
 * way.
 */
function resultOf(outcomes: ReadonlyArray<TunedGame>, far: number): Result {
  const gains = gainsOf(outcomes);
  const way = wayUp(gains);
  const rows = tuned.map((name, at): [string, Row] => [
    name,
    {
      now: habits[name],
      gain: rounded(gains[at]?.gain ?? 0),
      error: rounded(gains[at]?.error ?? 0),
      proposed: rounded(habits[name] * Math.exp(far * (way[at] ?? 0))),
    },
  ]);
  const won = outcomes.filter((one) => one.won === 1).length;
  return { games: outcomes.length, humanShare: rounded(won / outcomes.length), numbers: Object.fromEntries(rows) };
}

function inWords({ games, humanShare, numbers }: Result): string {
  const rows = Object.entries(numbers).sort(([, one], [, other]) => Math.abs(other.gain) - Math.abs(one.gain));
  const percent = (share: number): string => (100 * share).toFixed(2);
  return [
    `The humans won ${percent(humanShare)} of 100 in ${games} games. What a change upwards wins of 100 games, and what is proposed:`,
    ...rows.map(
      ([name, { now, gain, error, proposed }]) =>
        `  ${name.padEnd(20)} ${percent(gain).padStart(6)} ±${percent(error)}   ${now} → ${proposed}`,
    ),
    'Nothing is written. Try the proposal on other seeds before you keep it.',
  ].join('\n');
}
