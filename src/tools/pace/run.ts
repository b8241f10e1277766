import { availableParallelism } from 'node:os';
import { mean, median, quantile, rounded } from '../bench/statistics.ts';
import { onThreads } from '../onThreads.ts';
import { policies } from './game.ts';
import type { GamePace, PacePolicy } from './game.ts';
import { habits } from './people.ts';
import type { Habits } from './people.ts';
import type { GameJob, GamePaces } from './worker.ts';

export interface PaceFlags {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly zones: ReadonlyArray<number>;
}

/** The figures of all games under one policy. Numbers have three digits. */
export interface PolicyResult {
  readonly policy: PacePolicy;
  /** Days from the first question to the end of the game. `p90`: nine of ten games take no longer. */
  readonly days: { readonly median: number; readonly mean: number; readonly p90: number };
  /** Means per game. */
  readonly turns: number;
  readonly asked: number;
  readonly ordered: number;
  readonly sittings: number;
  readonly stopped: number;
  /** The median of the days, as a multiple of that of the first policy. */
  readonly ofFirst: number;
}

export interface PaceResult {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly zones: ReadonlyArray<number>;
  readonly habits: Habits;
  /** The results of `sequence`, `parallel` and `orders`. */
  readonly policies: ReadonlyArray<PolicyResult>;
  /** The result of `holders`: of the first policy if no one minded that everyone sees who can react. */
  readonly comparison: PolicyResult;
}

/**
 * Plays all games, on as many threads as there are cores. The same flags give the same result. Rejects if a game fails.
 */
export async function measurePace(flags: PaceFlags, progress: (done: number) => void): Promise<PaceResult> {
  const { games, players, seed, zones } = flags;
  const played = await onThreads<GameJob, GamePaces>({
    worker: new URL('./worker.ts', import.meta.url),
    threads: availableParallelism(),
    jobs: Array.from({ length: games }, (_, index) => ({ players, seed: `${seed}/${index + 1}`, zones })),
    progress,
  });
  const first = median(played.map(({ sequence }) => sequence.days));
  const results = policies.map((policy) =>
    resultOf(
      policy,
      played.map((paces) => paces[policy]),
      first,
    ),
  );
  const [comparison] = results.filter(({ policy }) => policy === 'holders');
  if (comparison === undefined) throw new Error('there is nothing to compare with');
  return { ...flags, habits, policies: results.filter((result) => result !== comparison), comparison };
}

function resultOf(policy: PacePolicy, paces: ReadonlyArray<GamePace>, first: number): PolicyResult {
  const meanOf = (of: (pace: GamePace) => number): number => rounded(mean(paces.map(of)));
  const days = paces.map((pace) => pace.days);
  const middle = median(days);
  return {
    policy,
    days: { median: rounded(middle), mean: meanOf((pace) => pace.days), p90: rounded(quantile(days, 0.9)) },
    turns: meanOf(({ turns }) => turns),
    asked: meanOf(({ asked }) => asked),
    ordered: meanOf(({ ordered }) => ordered),
    sittings: meanOf(({ sittings }) => sittings),
    stopped: meanOf(({ stopped }) => stopped),
    ofFirst: rounded(middle / first),
  };
}
