import { gunzipSync } from 'node:zlib';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { newGame, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => { folder.remove(); });

/** Messages of many kilobytes, delivered long ago, of a game that nobody else knows. */
function deliverMuch(store: Store): void {
  const { revision } = store.create(newGame('much-1', { channelId: 'c9' }), 1, []);
  const notice = { kind: 'notice', notice: { kind: 'spectator', name: 'x'.repeat(3000) } } as const;
  const messages = Array.from({ length: 1000 }, () => ({ lane: 'channel:c9', intent: notice }) as const);
  store.commit({ gameId: 'much-1', revision, at: 1, messages });
  store.together(() => {
    for (let row = store.outbox.takeDue('channel:c9', 5); row !== undefined; row = store.outbox.takeDue('channel:c9', 5))
      store.outbox.markDelivered(row.id);
  });
}

test('what the housekeeping makes free is given back to the disk', () => {
  const path = folder.at('new.db');
  const store = openSqliteStore(path, () => 1);
  deliverMuch(store);
  store.close();
  const before = statSync(path).size;
  const again = openSqliteStore(path, () => 1);
  again.prune(10);
  expect(again.game('much-1')?.id).toBe('much-1');
  again.close();
  expect(before).toBeGreaterThan(3_000_000);
  expect(statSync(path).size).toBeLessThan(2_000_000);
});

test('a file of an earlier version, which can not shrink, goes on as before', () => {
  const path = folder.at('first.db');
  writeFileSync(path, gunzipSync(readFileSync(new URL('fixtures/first-version.sqlite.gz', import.meta.url))));
  const store = openSqliteStore(path, () => 1);
  deliverMuch(store);
  store.prune(10);
  const { revision = 0 } = store.game('much-1') ?? {};
  store.commit({ gameId: 'much-1', revision, at: 2, messages: [{ lane: 'channel:c9', intent: { kind: 'lobby' } }] });
  expect(store.outbox.takeDue('channel:c9', 5)?.intent).toEqual({ kind: 'lobby' });
  store.close();
  openSqliteStore(path).close();
});
