/** Plays many games between levels, on several threads, and the same seeds under the heuristic for comparison. */
import type { EndCause } from '../../engine/types/event.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import type { Resource } from '../../catalogue/vocabulary.ts';
import type { Level } from '../../players/levels.ts';
import { mean, median, quantile, rounded } from '../bench/statistics.ts';
import { onThreads } from '../onThreads.ts';
import type { Match, MatchResult, Punished } from './match.ts';

export interface Contest {
  readonly games: number;
  readonly seed: string;
  readonly options: GameOptions;
  readonly humans: Level;
  readonly cylons: Level;
  /** The level of both sides in the same seeds that are played for comparison. */
  readonly baseline: Level;
  /** Whether the beginner plays as hints say, but in the games for comparison. */
  readonly hinted: boolean;
  readonly jobs: number;
}

/** Numbers have three digits; shares are from 0 to 1. */
export interface StrengthResult {
  readonly games: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly humanShare: number;
  readonly causes: Readonly<Partial<Record<EndCause, number>>>;
  /** Means of all games. */
  readonly turns: number;
  readonly decisions: number;
  /** The resources that the humans had left, as a mean over the games that they won. */
  readonly winnersResources: Readonly<Record<Resource, number>>;
  readonly searched: number;
  /**
   * Time of the decisions that were searched, by the clock; and of the processor (with one job alone), which other work
   * makes little longer.
   */
  readonly milliseconds: Times;
  readonly processor: Times;
  /**
   * Characters that someone among the humans chose to have locked up or executed, and how many times as often as by
   * chance they were hidden Cylons.
   */
  readonly punished: number;
  readonly punishedCylons: number;
  readonly timesChance: number;
  /** The same for all characters that were, also by a Cylon's choice or by a rule that names them. */
  readonly allPunished: number;
  readonly timesChanceOfAll: number;
}

interface Times {
  readonly median: number;
  readonly p99: number;
}

export interface Result {
  readonly objective: string;
  readonly players: number;
  readonly humans: Level;
  readonly cylons: Level;
  readonly standing: StrengthResult;
  readonly baseline: StrengthResult & { readonly level: Level };
  readonly targets: Targets;
}

/** The targets from the issue that asked for them. */
interface Targets {
  readonly humanShare: readonly [number, number];
  readonly turns: readonly [number, number];
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
  readonly timesChance: number;
}

/**
 * Plays the games of a contest and returns its result. Rejects if a game fails. The same contest gives the same result
 * but for the milliseconds.
 */
export async function contest(asked: Contest, progress: (done: number) => void): Promise<Result> {
  const { games, seed, options, humans, cylons, baseline, hinted, jobs } = asked;
  const all = (who: Pick<Match, 'humans' | 'cylons' | 'hinted'>): ReadonlyArray<Match> =>
    Array.from({ length: games }, (_, index) => ({ options, seed: `${seed}/${index + 1}`, ...who }));
  const both = await onThreads<Match, MatchResult>({
    worker: new URL('./worker.ts', import.meta.url),
    threads: jobs,
    jobs: [...all({ humans, cylons, hinted }), ...all({ humans: baseline, cylons: baseline, hinted: false })],
    progress,
  });
  const [played, compared] = [both.slice(0, games), both.slice(games)];
  return {
    objective: options.objective,
    players: options.players,
    humans,
    cylons,
    standing: standingOf(played),
    baseline: { level: baseline, ...standingOf(compared) },
    targets: targetsFor(options, humans),
  };
}

function targetsFor({ expansions, objective }: GameOptions, level: Level): Targets {
  const isBase = expansions.length === 0 && objective === 'kobol';
  return {
    humanShare: isBase ? [0.35, 0.55] : [0.25, 0.6],
    turns: [25, 60],
    medianMilliseconds: level === 'hard' ? 100 : 20,
    p99Milliseconds: level === 'hard' ? 1000 : 250,
    timesChance: 2,
  };
}

function standingOf(played: ReadonlyArray<MatchResult>): StrengthResult {
  const won = played.filter(({ winner }) => winner === 'humans');
  const causes: Partial<Record<EndCause, number>> = {};
  for (const { cause } of played) causes[cause] = (causes[cause] ?? 0) + 1;
  const sum = (of: (one: MatchResult) => number): number => played.reduce((total, one) => total + of(one), 0);
  const of = (which: 'chosen' | 'punished'): Punished => ({
    all: sum((one) => one[which].all),
    cylons: sum((one) => one[which].cylons),
    byChance: sum((one) => one[which].byChance),
  });
  const [chosen, all] = [of('chosen'), of('punished')];
  return {
    games: played.length,
    humanWins: won.length,
    cylonWins: played.length - won.length,
    humanShare: rounded(won.length / Math.max(1, played.length)),
    causes,
    turns: rounded(mean(played.map(({ turns }) => turns))),
    decisions: rounded(mean(played.map(({ decisions }) => decisions))),
    winnersResources: byResource((name) => rounded(mean(won.map((one) => one.resources[name])))),
    searched: sum(({ searched }) => searched.length),
    milliseconds: timesOf(played.flatMap(({ searched }) => searched)),
    processor: timesOf(played.flatMap(({ processor }) => processor)),
    punished: chosen.all,
    punishedCylons: chosen.cylons,
    timesChance: timesChance(chosen),
    allPunished: all.all,
    timesChanceOfAll: timesChance(all),
  };
}

function timesOf(times: ReadonlyArray<number>): Times {
  return { median: rounded(median(times)), p99: rounded(quantile(times, 0.99)) };
}

function timesChance({ cylons, byChance }: Punished): number {
  return byChance === 0 ? 0 : rounded(cylons / byChance);
}

function byResource(of: (name: Resource) => number): Record<Resource, number> {
  return { fuel: of('fuel'), food: of('food'), morale: of('morale'), population: of('population') };
}
