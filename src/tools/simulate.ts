/**
 * `npm run simulate -- --games N --players P --seed S [--policy heuristic|random] [--json]`: plays whole games without
 * Discord and says how they went. The same seed gives the same games. Options: --pegasus, --cylon-leader,
 * --sympathetic-cylon, --new-caprica (which needs --pegasus too), --no-sympathizer, --exodus, and with it
 * --personal-goals, --final-five, --cylon-fleet, --ionian-nebula, --daybreak, and with it --search-for-home.
 * `npm run simulate -- --replay FILE [--json]`: plays a game again that the bot has exported, and says whether it comes to
 * the same end; if not, the exit code is 1.
 */
import { z } from 'zod';
import { describeName } from '../engine/describe/index.ts';
import { checkOptions, defaultOptions } from '../engine/index.ts';
import type { EndCause } from '../engine/types/event.ts';
import type { GameOptions } from '../engine/types/options.ts';
import { playOut, policies } from '../players/playOut.ts';
import { complain, count, json, progressLine, runProgram } from './commandLine.ts';
import type { Program } from './commandLine.ts';
import { ReplayError, readExport } from './replay/readExport.ts';
import { inWords as replayInWords, replay } from './replay/replay.ts';

const option = (says: string) => z.boolean().default(false).describe(says);

const flags = z.object({
  games: count('--games', 100).describe('how many games'),
  players: count('--players', 5).describe('how many players in each'),
  seed: z.string().default('1').describe('the same seed gives the same games'),
  policy: z.enum(policies, { error: `--policy is one of ${policies.join(', ')}.` }).default('heuristic').describe('who plays'),
  pegasus: option('with the Pegasus expansion'),
  'cylon-leader': option('one player may be a Cylon Leader'),
  'sympathetic-cylon': option('the Sympathetic Cylon takes the place of the Sympathizer'),
  'new-caprica': option('the objective New Caprica'),
  'no-sympathizer': option('without the Sympathizer'),
  exodus: option('with the Exodus expansion'),
  'personal-goals': option('with Personal Goals'),
  'final-five': option('with the Final Five'),
  'cylon-fleet': option('with the Cylon Fleet board'),
  'ionian-nebula': option('the objective Ionian Nebula'),
  daybreak: option('with the Daybreak expansion'),
  'search-for-home': option('the objective Search for Home'),
  replay: z.string().optional().describe('plays a game again that the bot has exported to this file'),
  json,
});

const program: Program<typeof flags> = { name: 'simulate', purpose: 'Plays whole games without Discord and says how they went.', flags };

type Agendas = Readonly<Record<string, { readonly games: number; readonly won: number }>>;

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly causes: Readonly<Partial<Record<EndCause, number>>>;
  /** By Agenda, how many games somebody had it in and how many of them that player won. */
  readonly agendas: Agendas;
  readonly decisions: number;
  readonly turns: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly errors: ReadonlyArray<{ readonly game: number; readonly seed: string; readonly message: string }>;
}

type Flags = z.infer<typeof flags>;

function objectiveOf(chosen: Flags): GameOptions['objective'] {
  if (chosen['search-for-home']) return 'searchForHome';
  if (chosen['ionian-nebula']) return 'ionianNebula';
  return chosen['new-caprica'] ? 'newCaprica' : 'kobol';
}

function optionsOf(chosen: Flags): GameOptions {
  return {
    ...defaultOptions,
    players: chosen.players,
    expansions: (['pegasus', 'exodus', 'daybreak'] as const).filter((expansion) => chosen[expansion]),
    objective: objectiveOf(chosen),
    cylonLeader: chosen['cylon-leader'],
    sympatheticCylon: chosen['sympathetic-cylon'],
    noSympathizer: chosen['no-sympathizer'],
    switches: [
      ...(chosen['personal-goals'] ? ['personalGoals'] : []),
      ...(chosen['final-five'] ? ['finalFive'] : []),
      ...(chosen['cylon-fleet'] ? ['cylonFleet'] : []),
    ],
  };
}

export function simulate(
  { games, seed, policy }: Pick<Flags, 'games' | 'seed' | 'policy'>,
  options: GameOptions,
  progress: (done: number) => void,
): Simulation {
  const started = performance.now();
  const causes: Partial<Record<EndCause, number>> = {};
  const agendas: Record<string, Agendas[string]> = {};
  const errors: Array<Simulation['errors'][number]> = [];
  const sums = { humans: 0, cylons: 0, decisions: 0, turns: 0 };
  for (let game = 1; game <= games; game += 1) {
    const gameSeed = `${seed}/${game}`;
    try {
      const { outcome, decisions, turns, agendas: held } = playOut(options, gameSeed, policy);
      causes[outcome.cause] = (causes[outcome.cause] ?? 0) + 1;
      for (const { card, won } of held) agendas[card] = oneMore(agendas[card], won);
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
    agendas,
    decisions: sums.decisions,
    turns: sums.turns,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(sums.decisions / seconds),
    errors,
  };
}

function oneMore({ games, won }: Agendas[string] = { games: 0, won: 0 }, wins: boolean): Agendas[string] {
  return { games: games + 1, won: won + (wins ? 1 : 0) };
}

function inWords({
  games,
  finished,
  humanWins,
  cylonWins,
  causes,
  agendas,
  decisions,
  seconds,
  decisionsPerSecond,
  errors,
}: Simulation): string {
  const aims = Object.entries(agendas).map(([card, { games: held, won }]) => `${describeName(card)} ${won} of ${held}`).toSorted();
  const how = Object.entries(causes).map(([cause, count]) => `${cause} ${count}`);
  const failed = errors.map(({ game, seed, message }) => `Game ${game} (seed ${seed}): ${message}`);
  return [
    `${finished} of ${games} games finished: humans won ${humanWins}, Cylons ${cylonWins} (${how.join(', ')}).`,
    ...(aims.length === 0 ? [] : [`Won by Agenda: ${aims.join(', ')}.`]),
    `${decisions} decisions in ${seconds} s, ${decisionsPerSecond} a second.`,
    ...failed,
  ].join('\n');
}

function playAgain(path: string, asJson: boolean): number {
  try {
    const result = replay(readExport(path));
    process.stdout.write(`${asJson ? JSON.stringify(result) : replayInWords(result)}\n`);
    return result.same ? 0 : 1;
  } catch (error) {
    if (error instanceof ReplayError) return complain([error.message]);
    throw error;
  }
}

function playNew(chosen: Flags): number {
  const options = optionsOf(chosen);
  const wrong = checkOptions(options);
  if (wrong.length > 0) return complain(wrong);
  const progress = progressLine(chosen.json, 10);
  const result = simulate(chosen, options, (done) => { progress.show(done, `${done} of ${chosen.games} games`); });
  progress.clear();
  process.stdout.write(`${chosen.json ? JSON.stringify(result) : inWords(result)}\n`);
  return result.errors.length === 0 ? 0 : 1;
}

await runProgram(program, (chosen) => (chosen.replay === undefined ? playNew(chosen) : playAgain(chosen.replay, chosen.json)));
