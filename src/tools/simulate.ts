/**
 * `npm run simulate -- --games N --players P --seed S [--policy heuristic|random] [--json]`: plays whole games without
 * Discord and says how they went. The same seed gives the same games. Options: --pegasus, --cylon-leader,
 * --sympathetic-cylon, --new-caprica (which needs --pegasus too), --no-sympathizer.
 * `npm run simulate -- --replay FILE [--json]`: plays a game again that the bot has exported, and says whether it comes to
 * the same end; if not, the exit code is 1.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checkOptions, defaultOptions } from '../engine/index.ts';
import type { EndCause } from '../engine/types/event.ts';
import type { GameOptions } from '../engine/types/options.ts';
import { playOut, policies } from '../players/playOut.ts';
import { ReplayError, readExport } from './replay/readExport.ts';
import { inWords as replayInWords, replay } from './replay/replay.ts';

const wholeNumber = (what: string): z.ZodType<number> => z.coerce.number(`${what} takes a whole number`).int(`${what} takes a whole number`).positive(`${what} takes a number above 0`);

const flags = z.object({
  games: wholeNumber('--games').default(100),
  players: wholeNumber('--players').default(5),
  seed: z.string().default('1'),
  pegasus: z.boolean().default(false),
  'cylon-leader': z.boolean().default(false),
  'sympathetic-cylon': z.boolean().default(false),
  'new-caprica': z.boolean().default(false),
  'no-sympathizer': z.boolean().default(false),
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

type Flags = z.infer<typeof flags>;

function optionsOf(chosen: Flags): GameOptions {
  return {
    ...defaultOptions,
    players: chosen.players,
    expansions: chosen.pegasus ? ['pegasus'] : [],
    objective: chosen['new-caprica'] ? 'newCaprica' : 'kobol',
    cylonLeader: chosen['cylon-leader'],
    sympatheticCylon: chosen['sympathetic-cylon'],
    noSympathizer: chosen['no-sympathizer'],
  };
}

export function simulate({ games, seed, policy }: Pick<Flags, 'games' | 'seed' | 'policy'>, options: GameOptions, progress: (done: number) => void): Simulation {
  const started = performance.now();
  const causes: Partial<Record<EndCause, number>> = {};
  const errors: Array<Simulation['errors'][number]> = [];
  const sums = { humans: 0, cylons: 0, decisions: 0, turns: 0 };
  for (let game = 1; game <= games; game += 1) {
    const gameSeed = `${seed}/${game}`;
    try {
      const { outcome, decisions, turns } = playOut(options, gameSeed, policy);
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

function playAgain(path: string, json: boolean): number {
  try {
    const result = replay(readExport(path));
    process.stdout.write(`${json ? JSON.stringify(result) : replayInWords(result)}\n`);
    return result.same ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function main(): number {
  const yesOrNo = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: {
      games: { type: 'string' }, players: { type: 'string' }, seed: { type: 'string' }, policy: { type: 'string' }, replay: { type: 'string' }, json: yesOrNo,
      pegasus: yesOrNo, 'cylon-leader': yesOrNo, 'sympathetic-cylon': yesOrNo, 'new-caprica': yesOrNo, 'no-sympathizer': yesOrNo,
    },
  });
  if (values.replay !== undefined) return playAgain(values.replay, values.json === true);
  const parsed = flags.safeParse(values);
  const wrong = parsed.success ? checkOptions(optionsOf(parsed.data)) : parsed.error.issues.map((issue) => issue.message);
  if (!parsed.success || wrong.length > 0) {
    process.stderr.write(`${wrong.join('\n')}\n`);
    return 1;
  }
  const quiet = parsed.data.json || !process.stderr.isTTY;
  const result = simulate(parsed.data, optionsOf(parsed.data), (done) => {
    if (!quiet && done % 10 === 0) process.stderr.write(`\r${done} of ${parsed.data.games} games`);
  });
  if (!quiet) process.stderr.write('\r');
  process.stdout.write(`${parsed.data.json ? JSON.stringify(result) : inWords(result)}\n`);
  return result.errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
