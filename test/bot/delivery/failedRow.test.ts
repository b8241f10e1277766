import { expect, test } from 'vitest';
import { StoreError } from '../../../src/store/error.ts';
import { createFailedRows } from '../../../src/bot/delivery/failedRow.ts';
import type { OutboxRow } from '../../../src/app/types.ts';
import { refusalOf } from '../fakeDiscord.ts';
import { memoryLog } from '../support.ts';

const closed = refusalOf(403, 50_007);
const row: OutboxRow = {
  id: 7, gameId: 'kat-1', lane: 'user:ann',
  intent: { kind: 'sheet', userId: 'ann', seat: 0 },
  nonce: 'n', attempts: 1, createdAt: 0,
};

/** What becomes of a row that can never arrive; `untold`: why the people concerned could not be told. */
async function becomes(untold?: Error): Promise<ReadonlyArray<string>> {
  const done: Array<string> = [];
  const rows = createFailedRows({
    outbox: {
      giveUp: async (id) => { done.push(`given up ${id}`); },
      markFailed: async (id, at) => { done.push(`tried again ${id} ${at > 1000 ? 'later' : 'at once'}`); },
    },
    condition: { failed: () => undefined, done: () => undefined },
    closed: async () => { if (untold !== undefined) throw untold; },
    failed: async () => undefined,
    counted: () => undefined,
    isHeld: () => false,
    now: () => 1000,
    log: memoryLog(),
  });
  await rows.put(row, closed);
  return done;
}

test('a message to closed direct messages is left out once its reader has been told', async () => {
  expect(await becomes()).toEqual(['given up 7']);
});

test('until they can be told it waits: else nobody would ever know', async () => {
  expect(await becomes(new StoreError('unreachable', 'away'))).toEqual(['tried again 7 later']);
  expect(await becomes(refusalOf(500, 0))).toEqual(['tried again 7 later']);
});

test('what can never be told keeps nothing waiting', async () => {
  expect(await becomes(refusalOf(404, 10_003))).toEqual(['given up 7']);
});
