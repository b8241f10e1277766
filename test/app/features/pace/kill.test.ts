import { spawn } from 'node:child_process';
import { once } from 'node:events';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import { seeded } from '../../../chance.ts';
import { soaking } from '../../../soak.ts';
import { temporaryFolder } from '../../../store/scene.ts';
import { day, hour, noon } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Lets the bot run until it has said so much, then kills it where it stands. Gives its lines. */
async function runAndKill(path: string, start: number, characters: number): Promise<ReadonlyArray<string>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/app/features/pace/killedTimer.ts', path, `${start}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  const enough = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.length >= characters) resolve();
    });
  });
  const closed = once(child, 'close');
  await Promise.race([enough, closed]);
  child.kill('SIGKILL');
  await closed;
  return said.split('\n');
}

function numbers(lines: ReadonlyArray<string>, word: string): ReadonlyArray<number> {
  return lines
    .slice(0, -1)
    .flatMap((line) => (line.startsWith(`${word} `) ? [Number(line.slice(word.length + 1))] : []));
}

/** How often something of this kind was put in the outbox. */
function counted(path: string, sql: string): number {
  const db = new Database(path, { readonly: true });
  const found = db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM outbox WHERE ${sql}`).get()?.n ?? 0;
  db.close();
  return found;
}

test('killed at any moment, the bot forgets no reminder and no limit, and repeats none', async () => {
  const path = folder.at('timers.db');
  const random = seeded();
  let time = noon;
  const sent: Array<number> = [];
  const kills = soaking ? [9000, 14_001, 20_002, 5003, 26_004, 17_005] : [9000, 5003, 14_001];
  for (const characters of kills) {
    const lines = await runAndKill(path, time, characters + Math.floor(random() * 400));
    expect(lines[0]).toBe('ready');
    sent.push(...numbers(lines, 'sent'));
    // Some time passes before someone starts it again.
    time = Math.max(time, ...numbers(lines, 'time')) + 2 * hour;
  }
  const store = openSqliteStore(path);
  const [game] = await store.games({});
  const inputs = await store.inputs(game?.id ?? '');
  const [waiting] = await store.timers.ofGame(game?.id ?? '');
  await store.close();
  expect(inputs.length).toBeGreaterThanOrEqual(soaking ? 4 : 1);
  expect(inputs.every(({ by }) => by === 'timer')).toBe(true);
  // Each question that no one answered was reminded of twice, and the one that waits as often as it says.
  expect(counted(path, `kind = 'reminder'`)).toBe(2 * inputs.length + (waiting?.attempt ?? 0));
  expect(counted(path, `kind = 'timedOut'`)).toBe(inputs.length);
  // No one had less time than the game gives, and no one lost more than the breaks.
  const answeredAt = [noon, ...inputs.map(({ at }) => at)];
  const waits = inputs.map(({ at }, index) => at - (answeredAt[index] ?? at));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2 * day);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(
    inputs.length * 2 * day + kills.length * (2 * hour + hour),
  );
  // A message that was marked as delivered is not given out again; one that was not is.
  expect(new Set(sent).size).toBe(sent.length);
});
