/** Many games between levels, on several threads, and the same seeds under the heuristic for comparison. */
import { Piscina } from 'piscina';
import type { EndCause } from '../../engine/types/event.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import type { Resource } from '../../catalogue/vocabulary.ts';
import type { Level } from '../../players/levels.ts';
import { mean, median, quantile, rounded } from '../bench/statistics.ts';
import { loader } from '../../threads.ts';
import type { Match, Played } from './match.ts';

export interface Contest {
  readonly games: number;
  readonly seed: string;
  readonly options: GameOptions;
  readonly humans: Level;
  readonly cylons: Level;
  /** Who plays the same seeds for comparison, on both sides. */
  readonly baseline: Level;
  readonly jobs: number;
}

/** Numbers have three digits; shares are from 0 to 1. */
export interface Standing {
  readonly games: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly humanShare: number;
  readonly causes: Readonly<Partial<Record<EndCause, number>>>;
  /** Means over all games. */
  readonly turns: number;
  readonly decisions: number;
  /** What was left to the humans, as a mean over the games that they won. */
  readonly winnersResources: Readonly<Record<Resource, number>>;
  readonly searched: number;
  /** Of the decisions that were searched. */
  readonly milliseconds: { readonly median: number; readonly p99: number };
  /** Characters that were locked up or executed, and how many times as often as by chance they were hidden Cylons. */
  readonly punished: number;
  readonly punishedCylons: number;
  readonly timesChance: number;
}

export interface Result {
  readonly objective: string;
  readonly players: number;
  readonly humans: Level;
  readonly cylons: Level;
  readonly standing: Standing;
  readonly baseline: Standing & { readonly level: Level };
  readonly targets: Targets;
}

/** From the issue that asked for them: what is to be reached, and whether it is. */
interface Targets {
  readonly humanShare: readonly [number, number];
  readonly turns: readonly [number, number];
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
  readonly timesChance: number;
}

/** Rejects if a game fails. The same contest gives the same standing but for the milliseconds. */
export async function contest(asked: Contest, progress: (done: number) => void): Promise<Result> {
  const { games, seed, options, humans, cylons, baseline, jobs } = asked;
  const pool = new Piscina<Match, Played>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: jobs,
    execArgv: loader(),
  });
  let done = 0;
  const one = async (index: number, forHumans: Level, forCylons: Level): Promise<Played> => {
    const played = await pool.run({ options, seed: `${seed}/${index + 1}`, humans: forHumans, cylons: forCylons });
    done += 1;
    progress(done);
    return played;
  };
  const all = (forHumans: Level, forCylons: Level): Promise<Array<Played>> =>
    Promise.all(Array.from({ length: games }, (_, index) => one(index, forHumans, forCylons)));
  try {
    const played = await all(humans, cylons);
    const compared = await all(baseline, baseline);
    return {
      objective: options.objective,
      players: options.players,
      humans,
      cylons,
      standing: standingOf(played),
      baseline: { level: baseline, ...standingOf(compared) },
      targets: targetsFor(options, humans),
    };
  } finally {
    await pool.destroy();
  }
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

function standingOf(played: ReadonlyArray<Played>): Standing {
  const won = played.filter(({ winner }) => winner === 'humans');
  const causes: Partial<Record<EndCause, number>> = {};
  for (const { cause } of played) causes[cause] = (causes[cause] ?? 0) + 1;
  const times = played.flatMap(({ searched }) => searched);
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  const chance = sum(({ byChance }) => byChance);
  const punishedCylons = sum((one) => one.punishedCylons);
  return {
    games: played.length,
    humanWins: won.length,
    cylonWins: played.length - won.length,
    humanShare: rounded(won.length / Math.max(1, played.length)),
    causes,
    turns: rounded(mean(played.map(({ turns }) => turns))),
    decisions: rounded(mean(played.map(({ decisions }) => decisions))),
    winnersResources: byResource((name) => rounded(mean(won.map((one) => one.resources[name])))),
    searched: times.length,
    milliseconds: { median: rounded(median(times)), p99: rounded(quantile(times, 0.99)) },
    punished: sum(({ punished }) => punished),
    punishedCylons,
    timesChance: chance === 0 ? 0 : rounded(punishedCylons / chance),
  };
}

function byResource(of: (name: Resource) => number): Record<Resource, number> {
  return { fuel: of('fuel'), food: of('food'), morale: of('morale'), population: of('population') };
}
