import { startThreadPool } from '../threads/pool.ts';

interface Work<Job> {
  /** The file whose default function does a job on a thread. */
  readonly worker: URL;
  readonly threads: number;
  readonly jobs: ReadonlyArray<Job>;
  /** Receives how many jobs are done, after each job. */
  readonly progress: (done: number) => void;
}

/** Returns the result of each job, in the order of the jobs. Rejects if one fails; no thread is left either way. */
export async function onThreads<Job, Result>({
  worker,
  threads,
  jobs,
  progress,
}: Work<Job>): Promise<ReadonlyArray<Result>> {
  const pool = startThreadPool<Job, Result>(worker, { minimum: Math.min(threads, jobs.length), maximum: threads });
  let done = 0;
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const result = await pool.run(job);
        done += 1;
        progress(done);
        return result;
      }),
    );
  } finally {
    await pool.close();
  }
}
