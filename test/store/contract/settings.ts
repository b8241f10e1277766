import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { forward, lane, message, runningGame } from '../scene.ts';

/** Settings that are remembered, and rows that are forgotten in time. */
export function settings(store: () => Store): void {
  test('settings are kept by scope and key, and cleared', async () => {
    const { settings } = store();
    await settings.set('user:ann', 'orders', { never: ['roll'] });
    await settings.set('user:ben', 'orders', false);
    expect(await settings.get('user:ann', 'orders')).toEqual({ never: ['roll'] });
    expect(await settings.get('user:ben', 'orders')).toBe(false);
    expect(await settings.get('user:ben', 'other')).toBeUndefined();
    await settings.clear('user:ann', 'orders');
    await settings.set('user:ben', 'orders', undefined);
    expect([await settings.get('user:ann', 'orders'), await settings.get('user:ben', 'orders')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('of several who add the same setting at the same time one is told that it was not there', async () => {
    const { settings } = store();
    const added = await Promise.all(['one', 'two', 'three'].map((value) => settings.add('game:kat-1', 'told', value)));
    expect(added.filter((isNew) => isNew)).toHaveLength(1);
    expect(await settings.get('game:kat-1', 'told')).toBe(['one', 'two', 'three'][added.indexOf(true)]);
    expect(await settings.add('game:kat-2', 'told', true)).toBe(true);
  });

  test('pruning forgets the kept states of games that ended long ago, and leaves what still waits', async () => {
    for (const id of ['old-1', 'new-1']) {
      await runningGame(store(), id);
      await store().commit({ gameId: id, revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
    }
    await store().commit({
      gameId: 'old-1',
      revision: 3,
      at: 100,
      game: { status: 'over', endedAt: 100 },
      messages: [],
    });
    await store().prune(200);
    expect(await store().snapshots('old-1')).toEqual([]);
    expect(await store().snapshots('new-1')).toHaveLength(1);
    expect((await store().state('old-1'))?.state.text).toBe('"one"');
    expect(await store().outbox.takeDue(lane, 200)).toMatchObject({ gameId: 'old-1' });
  });

  test('of a game that was archived long ago, pruning leaves the state at the start of its turn', async () => {
    for (const id of ['old-1', 'new-1']) {
      await runningGame(store(), id);
      for (const seq of [1, 2, 3, 4]) {
        const keep = seq % 2 === 1 ? ({ as: 'turn', turn: seq } as const) : ({ as: 'lately', turn: seq } as const);
        await store().commit({
          gameId: id,
          revision: seq + 1,
          at: 5,
          step: forward(seq, '"on"', { keep }),
          messages: [],
        });
      }
      await store().commit({
        gameId: id,
        revision: 6,
        at: id === 'old-1' ? 100 : 300,
        game: { status: 'archived' },
        messages: [],
      });
    }
    await store().prune(200);
    expect(await store().snapshots('old-1')).toEqual([{ seq: 3, turn: 3, turnStart: true }]);
    expect(await store().snapshots('new-1')).toHaveLength(4);
  });

  test('pruning forgets claims that ran out long ago, and no others', async () => {
    const { leases } = store();
    await leases.take('interaction:1', 'one', 100, 0);
    await leases.take('heir:two', 'one', 300, 0);
    await store().prune(200);
    expect((await leases.held('', 0)).map(({ name }) => name)).toEqual(['heir:two']);
  });

  test('pruning forgets what is remembered of games that are gone, and of nothing else', async () => {
    await runningGame(store(), 'kat-1');
    const { settings } = store();
    for (const scope of ['game:kat-1', 'game:gone-1', 'user:gone-1']) await settings.set(scope, 'asked', true);
    await store().prune(0);
    expect(
      await settings.many(['game:kat-1', 'game:gone-1', 'user:gone-1'].map((scope) => [scope, 'asked'] as const)),
    ).toEqual([true, undefined, true]);
  });
}
