import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { soakServers } from '../../src/tools/soak/servers.ts';
import { soakTests } from '../../src/tools/soak/tests.ts';
import { patience } from '../patience.ts';

test('a signal ends the bot with the program, and nothing of it stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-signal-'));
  const soak = spawn(process.execPath, ['--import', 'tsx', 'src/tools/soak.ts', '--only', 'memory'], {
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  soak.stderr.on('data', (words: Buffer) => {
    said += words.toString();
  });
  // The bot runs when its memory is told.
  await vi.waitUntil(() => /memory: \d+ s/.test(said), { timeout: patience });
  const [bot = ''] = readFileSync(`/proc/${soak.pid}/task/${soak.pid}/children`, 'utf8').match(/\d+/) ?? [];
  expect(existsSync(`/proc/${bot}`)).toBe(true);
  soak.kill('SIGTERM');
  expect(await once(soak, 'close')).toEqual([null, 'SIGTERM']);
  expect([existsSync(`/proc/${bot}`), readdirSync(folder).filter((name) => name.startsWith('galactica-'))]).toEqual([
    false,
    [],
  ]);
  rmSync(folder, { recursive: true });
});

test('of busy servers every message is sent, and the bot hears them', async () => {
  const { messages, servers, start, end } = await soakServers(
    { servers: 2, channels: 3, messages: 4 },
    () => undefined,
  );
  expect({ messages, servers }).toEqual({ messages: 24, servers: 2 });
  expect(Math.min(start.residentMB, end.residentMB)).toBeGreaterThan(10);
});

test('tests are run at length and counted', async () => {
  const { succeeded, failed, passed } = await soakTests(['test/time/clock.test.ts']);
  expect({ failed, passed }).toEqual({ failed: 0, passed: [] });
  expect(succeeded).toBeGreaterThan(0);
});
