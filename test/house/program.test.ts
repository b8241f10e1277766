import { existsSync, readFileSync, statSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { beginning, builtProgram, PROGRAM } from '../../bin/setup/program.mjs';
import { ROOT } from '../../bin/setup/shell.mjs';
import { threadAt } from '../../src/threads/pool.ts';

test('the program is built once for the same sources, and each entry is in it', async () => {
  const folder = await builtProgram();
  expect(await builtProgram()).toBe(folder);
  for (const entry of ['src/main', 'src/threads/thinkerWorker', 'render/worker', 'src/tools/trial/bot'])
    expect(beginning(`${entry}.ts`, folder)).toEqual({
      file: join(folder ?? '', `${entry}.mjs`),
      options: ['--enable-source-maps'],
    });
});

test('others may read the program: who has built it need not be who runs it', async () => {
  const folder = (await builtProgram()) ?? '';
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('where there is no built program, and for what is not in it, the source begins, and is run as TypeScript', async () => {
  const source = { file: join(ROOT, 'src/tools/move.ts'), options: ['--import', expect.stringMatching(/^file:.*tsx/)] };
  expect(beginning('src/tools/move.ts', await builtProgram())).toEqual(source);
  expect(beginning('src/tools/move.ts', undefined)).toEqual(source);
});

test('threads of the tests are those of the built program', () => {
  const { filename, execArgv } = threadAt(new URL('../../render/worker.ts', import.meta.url));
  expect(existsSync(new URL(filename))).toBe(true);
  expect(filename.endsWith(process.env[PROGRAM] === undefined ? '/render/worker.ts' : '/render/worker.mjs')).toBe(true);
  expect(execArgv.length).toBeGreaterThan(0);
});

test('a closed terminal ends it in order, also a bot that has only just begun', async () => {
  const { PATH = '', HOME = '' } = process.env;
  const starter = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH, HOME, ENV_FILE: '', DATABASE_PATH: 'none/none.sqlite' },
  });
  const ended = once(starter, 'exit');
  const proc = (path: string): string => readFileSync(`/proc/${path}`, 'utf8');
  const bot = await vi.waitUntil(
    () =>
      proc(`${starter.pid}/task/${starter.pid}/children`)
        .match(/\d+/g)
        ?.find((id) => proc(`${id}/cmdline`).includes('bin/bot.mjs')),
    { timeout: 20_000, interval: 1 },
  );
  process.kill(Number(bot), 'SIGHUP');
  expect(await ended).toEqual([0, null]);
});

test('it says what the sources say, of a wrong setting too', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/bot.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', TABLE_PORT: '-1' },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^TABLE_PORT must be .+\n$/) });
});
