import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { seeded } from '../chance.ts';
import { soaking } from '../soak.ts';
import { lane, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Lets the program run until it has said so much, then kills it where it stands. Gives what it acknowledged. */
async function runAndKill(path: string, characters: number): Promise<ReadonlyArray<string>> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/store/killedWriter.ts', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.length >= characters) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said.split('\n');
}

function last(lines: ReadonlyArray<string>, word: string): number {
  return lines.reduce(
    (latest, line) => (line.startsWith(`${word} `) ? Number(line.slice(word.length + 1)) : latest),
    0,
  );
}

test('killed at any moment, the bot has every acknowledged input, whole, and the messages that belong to them', async () => {
  const path = folder.at('games.db');
  const random = seeded();
  let acknowledged = 0;
  let sent = 0;
  for (const characters of soaking ? [10, 900, 300, 2000, 1400] : [10, 2000, 900]) {
    const lines = await runAndKill(path, characters + Math.floor(random() * 200));
    acknowledged = Math.max(acknowledged, last(lines, 'input'));
    sent = Math.max(sent, last(lines, 'sent'));
    const store = openSqliteStore(path);
    const stored = await store.state('kat-1');
    const inputs = (await store.inputs('kat-1')).map(({ seq }) => seq);
    const seq = stored?.lastSeq ?? -1;
    // At most the one that was being taken is there without having been acknowledged.
    expect(seq - acknowledged).toBeGreaterThanOrEqual(0);
    expect(seq - acknowledged).toBeLessThanOrEqual(1);
    expect(inputs).toEqual(Array.from({ length: seq }, (_, place) => place + 1));
    expect((await store.events('kat-1', { who: 'public' })).map((event) => event.seq)).toEqual(inputs);
    if (seq > 0)
      expect(stored).toMatchObject({ announced: `${seq}`, state: { text: expect.stringContaining(`{"seq":${seq},`) } });
    const next = await store.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER);
    const waiting = next?.intent.kind === 'log' ? next.intent.turn : seq + 1;
    expect(waiting - sent).toBeGreaterThanOrEqual(1);
    expect(waiting - sent).toBeLessThanOrEqual(2);
    await store.close();
    // What is stored now counts as acknowledged: the next run goes on from it.
    acknowledged = seq;
    sent = waiting - 1;
  }
  expect(acknowledged).toBeGreaterThan(5);
});
