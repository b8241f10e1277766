/** Automatic players think on threads of their own, so that no one at the table waits for them. */
import { availableParallelism } from 'node:os';
import type { Thinker } from '../app/core/thinker.ts';
import { isWorthThinking } from '../players/think/index.ts';
import type { SearchResult } from '../players/think/index.ts';
import { startThreadPool } from './pool.ts';
import type { ThreadPool } from './pool.ts';
import type { ThinkingJob } from './thinkerWorker.ts';

export interface RunningThinker extends Thinker {
  /** How many questions are being thought about, and how many wait for a free thread. */
  load(): { readonly underWay: number; readonly waiting: number };
  /** Ends the threads; thoughts under way are given up. */
  close(): Promise<void>;
}

const idle = 60_000;
/**
 * A priority below everything else on this machine, where a thread can have one: the bot has to answer people
 * meanwhile.
 */
const nice = 10;

/**
 * Starts no thread before the first question. Questions are answered in the order in which they come; a game asks one
 * at a time, so all games have their turn. `threads`: one less than there are cores, if nothing is said, but one at
 * least.
 */
export function createThinker({ threads = Math.max(1, availableParallelism() - 1) } = {}): RunningThinker {
  let pool: ThreadPool<ThinkingJob, SearchResult> | undefined;
  let closed = false;
  let asked = 0;
  const running = (): ThreadPool<ThinkingJob, SearchResult> => {
    if (closed) throw new Error('The thinker has been closed: it thinks no more.');
    pool ??= startThreadPool(new URL('./thinkerWorker.ts', import.meta.url), {
      minimum: 0,
      maximum: threads,
      idle,
      nice,
    });
    return pool;
  };
  return {
    isWorthThinking,
    async think({ state, ...question }, signal) {
      asked += 1;
      try {
        return await running().run({ ...question, state: JSON.stringify(state) }, signal);
      } finally {
        asked -= 1;
      }
    },
    load() {
      const waiting = pool?.waiting() ?? 0;
      return { underWay: asked - waiting, waiting };
    },
    async close() {
      closed = true;
      await pool?.close();
    },
  };
}
