import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startThreads } from '../src/threads.ts';
import type { Threads } from '../src/threads.ts';
import { temporaryFolder } from './store/scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
  process.env['LOADED_FILE'] = folder.at('loaded');
});
afterEach(() => {
  delete process.env['LOADED_FILE'];
  folder.remove();
});

const start = (minimum: number): Threads<number, number> =>
  startThreads(new URL('./slowToLoad.ts', import.meta.url), { minimum, maximum: 1 });

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

test('a thread that has loaded is ended at once, and what waits is given up', async () => {
  const threads = start(1);
  expect(await threads.run(21)).toBe(42);
  const jobs = [threads.run(1), threads.run(2)].map((job) => expect(job).rejects.toThrow('Terminating worker thread'));
  expect(threads.waiting()).toBe(1);
  await Promise.race([threads.close(), setTimeout(5_000).then(() => { throw new Error('It was not ended.'); })]);
  await Promise.all(jobs);
});

test('none that began is none to wait for', async () => {
  await start(0).close();
  expect(existsSync(folder.at('loaded'))).toBe(false);
});
