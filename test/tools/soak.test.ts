import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { passedBy, soakMemory } from '../../src/tools/soak/memory.ts';
import { soakServers } from '../../src/tools/soak/servers.ts';
import { soakTests } from '../../src/tools/soak/tests.ts';
import { slopeOf, warmedUp } from '../../src/tools/soak/slope.ts';

const patience = 60_000;
const quietly = (): void => undefined;

test('a game is played by the real bot, and its memory is told', async () => {
  const { games, answers, start, end, peakMB, errors, samples } = await soakMemory(
    { 'minutes': 2, 'games': 1, 'at-once': 1, 'seed': 3, 'answersOfGame': 10 }, quietly,
  );
  expect({ games, errors }).toEqual({ games: 1, errors: [] });
  expect(answers).toBe(10);
  for (const { residentMB, heapMB } of [start, end]) {
    expect(heapMB).toBeGreaterThan(10);
    expect(residentMB).toBeGreaterThan(heapMB);
  }
  expect(peakMB).toBe(Math.max(...samples.map(({ residentMB }) => residentMB)));
});

test('a signal ends the bot with the program, and nothing of it stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-signal-'));
  const soak = spawn(process.execPath, ['--import', 'tsx', 'src/tools/soak.ts', '--only', 'memory'], {
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: folder }, stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  soak.stderr.on('data', (words: Buffer) => { said += words.toString(); });
  await vi.waitUntil(() => said.includes('memory: 0 s'), { timeout: patience });
  const [bot = ''] = readFileSync(`/proc/${soak.pid}/task/${soak.pid}/children`, 'utf8').match(/\d+/) ?? [];
  expect(existsSync(`/proc/${bot}`)).toBe(true);
  soak.kill('SIGTERM');
  expect(await once(soak, 'close')).toEqual([null, 'SIGTERM']);
  expect([existsSync(`/proc/${bot}`), readdirSync(folder).filter((name) => name.startsWith('galactica-'))]).toEqual([false, []]);
  rmSync(folder, { recursive: true });
});

test('of busy servers every message is sent, and the bot hears them', async () => {
  const { messages, servers, start, end } = await soakServers({ servers: 2, channels: 3, messages: 4 }, quietly);
  expect({ messages, servers }).toEqual({ messages: 24, servers: 2 });
  expect(Math.min(start.residentMB, end.residentMB)).toBeGreaterThan(10);
});

test('tests are run at length and counted', async () => {
  expect(await soakTests(['test/clock.test.ts'])).toMatchObject({ failed: 0, passed: [] });
});

describe('the slope', () => {
  const line = [0, 100, 200, 300].map((answers) => ({ answers, residentMB: 200 + answers / 50 }));

  test('is that of the line through all points', () => {
    expect(slopeOf(line)).toBeCloseTo(1 / 50);
    expect(slopeOf([])).toBe(0);
    expect(slopeOf(line.slice(0, 1))).toBe(0);
  });

  test('begins after a quarter of a short run, and after 300 answers of a long one', () => {
    expect(warmedUp(line).answers).toBe(100);
    expect(warmedUp([...line, { answers: 5000, residentMB: 300 }]).answers).toBe(300);
    expect(() => warmedUp([])).toThrow('no samples');
  });
});

describe('limits', () => {
  const good = { slopeKB: 5, answers: 2000, peakMB: 350, played: true, errors: 0 };

  test('a bot that stays within them passes none', () => {
    expect(passedBy(good)).toEqual([]);
  });

  test.each([
    [{ slopeKB: 21 }, 'Memory grew by 21 KB an answer; 20 are allowed.'],
    [{ peakMB: 450 }, 'The bot took 450 MB; it has to stay below 450.'],
    [{ played: false }, 'Nothing was answered: nothing was measured.'],
    [{ errors: 2 }, 'Games were cut short by what went wrong, so less was played than there was time for.'],
  ])('%j passes one', (bad, sentence) => {
    expect(passedBy({ ...good, ...bad })).toEqual([sentence]);
  });

  test('a short run may grow by as many megabytes as 2,000 answers', () => {
    expect(passedBy({ ...good, answers: 400, slopeKB: 100 })).toEqual([]);
    expect(passedBy({ ...good, answers: 400, slopeKB: 101 })).toEqual(['Memory grew by 101 KB an answer; 20 are allowed.']);
  });
});
