import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { lane, message, newGame, runningGame } from '../scene.ts';

/** Facts that the operator may know. */
export function vitals(store: () => Store): void {
  test('games are counted by how they stand', async () => {
    await store().create(newGame('lobby-1'), 1, []);
    await runningGame(store(), 'run-1');
    await runningGame(store(), 'run-2');
    await runningGame(store(), 'over-1');
    await store().commit({ gameId: 'over-1', revision: 2, at: 5, game: { status: 'over', endedAt: 5 }, messages: [] });
    expect(await store().vitals.games()).toEqual({ lobby: 1, running: 2 });
  });

  test('messages that wait are counted, and it is known since when the oldest does', async () => {
    expect(await store().vitals.outbox()).toEqual({ messages: 0, since: undefined });
    await store().create(newGame('kat-1'), 100, [message({ kind: 'lobby' })]);
    await store().create(newGame('kat-2', { channelId: 'c2' }), 200, [message({ kind: 'lobby' }, 'channel:c2')]);
    expect(await store().vitals.outbox()).toEqual({ messages: 2, since: 100 });
    const row = await store().outbox.takeDue(lane, 300);
    expect(await store().vitals.outbox()).toEqual({ messages: 2, since: 100 });
    await store().outbox.markDelivered(row?.id ?? 0);
    expect(await store().vitals.outbox()).toEqual({ messages: 1, since: 200 });
  });
}
