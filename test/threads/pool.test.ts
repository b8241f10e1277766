import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startThreadPool } from '../../src/threads/pool.ts';
import type { ThreadPool } from '../../src/threads/pool.ts';
import { temporaryFolder } from '../store/scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
  process.env['LOADED_FILE'] = folder.at('loaded');
});
afterEach(() => {
  delete process.env['LOADED_FILE'];
  folder.remove();
});

const start = (minimum: number, wholeJobs = false): ThreadPool<number, number> =>
  startThreadPool(new URL('./slowToLoad.ts', import.meta.url), { minimum, maximum: 1, wholeJobs });

test('a thread that has begun loads what it runs before it is ended', async () => {
  await start(1).close();
  expect(existsSync(folder.at('loaded'))).toBe(true);
});

test('also one that begins with a job, which is given up then', async () => {
  const threads = start(0);
  const job = expect(threads.run(21)).rejects.toThrow('Terminating worker thread');
  await threads.close();
  await job;
  expect(existsSync(folder.at('loaded'))).toBe(true);
});

test('what is under way when its thread is ended is given up, and what waits, too', async () => {
  const threads = start(1);
  expect(await threads.run(21)).toBe(42);
  const jobs = [20_000, 1].map((job) => expect(threads.run(job)).rejects.toThrow('Terminating worker thread'));
  expect(threads.waiting()).toBe(1);
  await threads.close();
  await Promise.all(jobs);
});

test('a whole job is done first', async () => {
  const threads = start(1, true);
  expect(await threads.run(21)).toBe(42);
  const underWay = threads.run(500);
  const waiting = expect(threads.run(20_000)).rejects.toThrow('The task has been aborted');
  await threads.close();
  expect(await underWay).toBe(1_000);
  await waiting;
});

test('between two jobs its event loop goes on: whatever a native module holds is freed there', async () => {
  const threads = startThreadPool<'begin' | 'count', number>(new URL('./turning.ts', import.meta.url), {
    minimum: 1,
    maximum: 1,
  });
  try {
    await threads.run('begin');
    await expect.poll(() => threads.run('count')).toBeGreaterThan(0);
  } finally {
    await threads.close();
  }
});

test('none that began is none to wait for', async () => {
  await start(0).close();
  expect(existsSync(folder.at('loaded'))).toBe(false);
});
