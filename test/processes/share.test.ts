import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestsPerSecond } from '../../src/bot/bot.ts';
import { shareOf } from '../../src/processes/part.ts';
import { enter } from '../../src/processes/presence.ts';
import type { Presence } from '../../src/processes/presence.ts';
import type { Shards } from '../../src/processes/shards.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';

const part = (count: number, ...ids: ReadonlyArray<number>): Extract<Shards, { kind: 'part' }> => ({
  kind: 'part',
  count,
  ids,
});

describe('Discord’s 50 requests a second', () => {
  test.each([
    ['alone', part(1, 0), [], 50],
    ['one of three', part(3, 1), [part(3, 0), part(3, 2)], 16],
    ['with 12 of 16 shards', part(16, ...Array.from({ length: 12 }, (_, id) => id)), [part(16, 12, 13, 14, 15)], 37],
    ['while one takes over from the other', part(1, 0), [part(1, 0)], 25],
    ['with the 200th part', part(200, 7), Array.from({ length: 199 }, () => part(200, 1)), 1],
  ])('%s', (_, own, others, requests) => {
    expect(requestsPerSecond(shareOf(own, others))).toBe(requests);
  });

  test('a measurement pretends that it takes more', () => {
    expect(requestsPerSecond(shareOf(part(2, 0), [part(2, 1)]), 3000)).toBe(1500);
  });
});

describe('the share of a process', () => {
  let store: Store;
  const there: Array<Presence> = [];
  beforeEach(() => {
    store = openSqliteStore(':memory:');
  });
  afterEach(async () => {
    for (const presence of there.splice(0)) await presence.leave();
    await store.close();
  });

  async function entered(process: string, shards: Shards): Promise<Presence> {
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const presence = await enter({
      leases: store.leases,
      process,
      isConnected: async () => true,
      shards,
      now: Date.now,
      log,
    });
    there.push(presence);
    return presence;
  }

  test('becomes smaller when another comes, and larger when it goes', { timeout: 20_000 }, async () => {
    const shares: Array<number> = [];
    const one = await entered('one', part(4, 0, 1, 2));
    const stop = one.onShare((share) => {
      shares.push(share);
    });
    expect(shares).toEqual([1]);
    const other = await entered('other', part(4, 3));
    await expect.poll(() => shares, { timeout: 5000 }).toEqual([1, 0.75]);
    await other.leave();
    await expect.poll(() => shares, { timeout: 5000 }).toEqual([1, 0.75, 1]);
    stop();
  });
});
