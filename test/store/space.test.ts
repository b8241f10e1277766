import { gunzipSync } from 'node:zlib';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { newGame, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

/** Messages of many kilobytes, delivered long ago, of a game that no one else knows. */
async function deliverMuch(store: Store): Promise<void> {
  const { revision } = await store.create(newGame('much-1', { channelId: 'c9' }), 1, []);
  const notice = { kind: 'notice', notice: { kind: 'spectator', name: 'x'.repeat(3000) } } as const;
  const messages = Array.from({ length: 1000 }, () => ({ lane: 'channel:c9', intent: notice }) as const);
  await store.commit({ gameId: 'much-1', revision, at: 1, messages });
  await store.together([], async ({ outbox }) => {
    for (
      let row = await outbox.takeDue('channel:c9', 5);
      row !== undefined;
      row = await outbox.takeDue('channel:c9', 5)
    )
      await outbox.markDelivered(row.id);
  });
}

test('what the housekeeping makes free is given back to the disk', async () => {
  const path = folder.at('new.db');
  const store = openSqliteStore(path, () => 1);
  await deliverMuch(store);
  await store.close();
  const before = statSync(path).size;
  const again = openSqliteStore(path, () => 1);
  await again.prune(10);
  expect((await again.game('much-1'))?.id).toBe('much-1');
  await again.close();
  expect(before).toBeGreaterThan(3_000_000);
  expect(statSync(path).size).toBeLessThan(2_000_000);
});

test('a file of an earlier version, which can not shrink, goes on as before', async () => {
  const path = folder.at('first.db');
  writeFileSync(path, gunzipSync(readFileSync(new URL('fixtures/first-version.sqlite.gz', import.meta.url))));
  const store = openSqliteStore(path, () => 1);
  await deliverMuch(store);
  await store.prune(10);
  const { revision = 0 } = (await store.game('much-1')) ?? {};
  await store.commit({
    gameId: 'much-1',
    revision,
    at: 2,
    messages: [{ lane: 'channel:c9', intent: { kind: 'lobby' } }],
  });
  expect((await store.outbox.takeDue('channel:c9', 5))?.intent).toEqual({ kind: 'lobby' });
  await store.close();
  await openSqliteStore(path).close();
});
