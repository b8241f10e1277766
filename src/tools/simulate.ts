/**
 * `npm run simulate -- --games N --players P --seed S [--policy heuristic|random] [--json]`: plays whole games without
 * Discord and says how they went. The same seed gives the same games.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checkOptions, defaultOptions } from '../engine/index.ts';
import type { EndCause } from '../engine/types/event.ts';
import { playOut, policies } from '../players/playOut.ts';

const wholeNumber = (what: string): z.ZodType<number> => z.coerce.number(`${what} takes a whole number`).int(`${what} takes a whole number`).positive(`${what} takes a number above 0`);

const flags = z.object({
  games: wholeNumber('--games').default(100),
  players: wholeNumber('--players').default(5),
  seed: z.string().default('1'),
  policy: z.enum(policies, { error: `--policy is one of ${policies.join(', ')}` }).default('heuristic'),
  json: z.boolean().default(false),
});

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly causes: Readonly<Partial<Record<EndCause, number>>>;
  readonly decisions: number;
  readonly turns: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly errors: ReadonlyArray<{ readonly game: number; readonly seed: string; readonly message: string }>;
}

export function simulate({ games, players, seed, policy }: Omit<z.infer<typeof flags>, 'json'>, progress: (done: number) => void): Simulation {
  const started = performance.now();
  const causes: Partial<Record<EndCause, number>> = {};
  const errors: Array<Simulation['errors'][number]> = [];
  const sums = { humans: 0, cylons: 0, decisions: 0, turns: 0 };
  for (let game = 1; game <= games; game += 1) {
    const gameSeed = `${seed}/${game}`;
    try {
      const { outcome, decisions, turns } = playOut({ ...defaultOptions, players }, gameSeed, policy);
      causes[outcome.cause] = (causes[outcome.cause] ?? 0) + 1;
      sums[outcome.winner] += 1;
      sums.decisions += decisions;
      sums.turns += turns;
    } catch (error) {
      errors.push({ game, seed: gameSeed, message: error instanceof Error ? error.message : String(error) });
    }
    progress(game);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    games,
    finished: sums.humans + sums.cylons,
    humanWins: sums.humans,
    cylonWins: sums.cylons,
    causes,
    decisions: sums.decisions,
    turns: sums.turns,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(sums.decisions / seconds),
    errors,
  };
}

function inWords({ games, finished, humanWins, cylonWins, causes, decisions, seconds, decisionsPerSecond, errors }: Simulation): string {
  const how = Object.entries(causes).map(([cause, count]) => `${cause} ${count}`);
  const failed = errors.map(({ game, seed, message }) => `Game ${game} (seed ${seed}): ${message}`);
  return [
    `${finished} of ${games} games finished: humans won ${humanWins}, Cylons ${cylonWins} (${how.join(', ')}).`,
    `${decisions} decisions in ${seconds} s, ${decisionsPerSecond} a second.`,
    ...failed,
  ].join('\n');
}

function main(): number {
  const { values } = parseArgs({ options: { games: { type: 'string' }, players: { type: 'string' }, seed: { type: 'string' }, policy: { type: 'string' }, json: { type: 'boolean' } } });
  const parsed = flags.safeParse(values);
  const wrong = parsed.success ? checkOptions({ ...defaultOptions, players: parsed.data.players }) : parsed.error.issues.map((issue) => issue.message);
  if (!parsed.success || wrong.length > 0) {
    process.stderr.write(`${wrong.join('\n')}\n`);
    return 1;
  }
  const quiet = parsed.data.json || !process.stderr.isTTY;
  const result = simulate(parsed.data, (done) => {
    if (!quiet && done % 10 === 0) process.stderr.write(`\r${done} of ${parsed.data.games} games`);
  });
  if (!quiet) process.stderr.write('\r');
  process.stdout.write(`${parsed.data.json ? JSON.stringify(result) : inWords(result)}\n`);
  return result.errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
