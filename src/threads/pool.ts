/** Threads beside the one that answers people. */
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { beginning, PROGRAM } from '../../bin/setup/program.mjs';
import { ROOT } from '../../bin/setup/shell.mjs';

/** The source with which a thread begins, in the form that `piscina` takes. */
export interface ThreadStart {
  readonly filename: string;
  readonly execArgv: Array<string>;
}

/**
 * The start of a thread by the address of its source. Where the program is a built one, so is the thread; else it has
 * to be told how TypeScript is run: threads don't inherit that, also not from a test runner.
 */
export function threadAt(source: URL): ThreadStart {
  const { file, options } = beginning(relative(ROOT, fileURLToPath(source)), process.env[PROGRAM]);
  return { filename: pathToFileURL(file).href, execArgv: options };
}

/** Threads of one kind: each does a job at a time, the others wait for a free one. */
export interface ThreadPool<Job, Result> {
  /** Rejects if the job fails, if its signal says so, and if the threads end before it is done. */
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  /** How many jobs wait for a free thread. */
  waiting(): number;
  /** Ends the threads. Jobs that wait are given up, and those under way unless they are whole jobs. */
  close(): Promise<void>;
}

/**
 * Bounds of a pool. `minimum`: how many threads are begun at once. `idle`: how many ms a thread above these has nothing
 * to do until it ends; by default it ends at once.
 */
export interface ThreadPoolOptions {
  readonly minimum: number;
  readonly maximum: number;
  readonly idle?: number;
  /**
   * How much lower than the rest of the program their priority is, where the system can do that: 0 to 19, otherwise 0.
   */
  readonly nice?: number;
  /**
   * Jobs under way have to come to their end: a native module may abort the process when its thread is ended around it.
   */
  readonly wholeJobs?: boolean;
}

/** How long a thread may take to load its source on a machine that is busy with other things, in ms. */
const loadingPatience = 10_000;

/** Threads whose jobs are done by the default function of that source. */
export function startThreadPool<Job, Result>(
  source: URL,
  { minimum, maximum, idle = 0, nice = 0, wholeJobs = false }: ThreadPoolOptions,
): ThreadPool<Job, Result> {
  const pool = new Piscina<Job, Result>({
    ...threadAt(source),
    minThreads: minimum,
    maxThreads: maximum,
    idleTimeout: idle,
    niceIncrement: nice,
    // Otherwise a thread sleeps between jobs and its event loop never turns: what native modules hold for it is never
    // freed.
    atomics: 'disabled',
  });
  const loads = new WeakMap<Worker, Promise<void>>();
  // As soon as one has begun: what it says is not said again.
  const meet = (): void => {
    for (const thread of pool.threads) if (!loads.has(thread)) loads.set(thread, loaded(thread));
  };
  meet();
  return {
    async run(job, signal) {
      const done = pool.run(job, signal === undefined ? {} : { signal });
      meet();
      return await done;
    },
    waiting: () => pool.queueSize,
    async close() {
      meet();
      // Node.js 20 aborts the whole process when a thread is ended while it loads a module.
      const patience = new AbortController();
      const enough = setTimeout(loadingPatience, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([Promise.all(pool.threads.flatMap((thread) => loads.get(thread) ?? [])), enough]);
      patience.abort();
      await (wholeJobs ? pool.close({ force: true }) : pool.destroy());
    },
  };
}

/** The first thing that a thread says is that it has loaded what it runs. */
async function loaded(thread: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      resolve();
    };
    for (const event of ['message', 'error', 'exit']) thread.once(event, done);
  });
}
