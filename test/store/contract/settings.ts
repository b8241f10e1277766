import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { forward, lane, message, runningGame } from '../scene.ts';

/** What is remembered, and what is forgotten in time. */
export function settings(store: () => Store): void {
  test('settings are kept by scope and key, and cleared', () => {
    const { settings } = store();
    settings.set('user:ann', 'orders', { never: ['roll'] });
    settings.set('user:ben', 'orders', false);
    expect(settings.get('user:ann', 'orders')).toEqual({ never: ['roll'] });
    expect(settings.get('user:ben', 'orders')).toBe(false);
    expect(settings.get('user:ben', 'other')).toBeUndefined();
    settings.clear('user:ann', 'orders');
    settings.set('user:ben', 'orders', undefined);
    expect([settings.get('user:ann', 'orders'), settings.get('user:ben', 'orders')]).toEqual([undefined, undefined]);
  });

  test('pruning forgets the kept states of games that ended long ago, and leaves what still waits', () => {
    for (const id of ['old-1', 'new-1']) {
      runningGame(store(), id);
      store().commit({ gameId: id, revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
    }
    store().commit({ gameId: 'old-1', revision: 3, at: 100, game: { status: 'over', endedAt: 100 }, messages: [] });
    store().prune(200);
    expect(store().snapshots('old-1')).toEqual([]);
    expect(store().snapshots('new-1')).toHaveLength(1);
    expect(store().state('old-1')?.state.text).toBe('"one"');
    expect(store().outbox.takeDue(lane, 200)).toMatchObject({ gameId: 'old-1' });
  });

  test('of a game that was put away long ago, pruning leaves the state at the start of its turn', () => {
    for (const id of ['old-1', 'new-1']) {
      runningGame(store(), id);
      for (const seq of [1, 2, 3, 4]) {
        const keep = seq % 2 === 1 ? { as: 'turn', turn: seq } as const : { as: 'lately', turn: seq } as const;
        store().commit({ gameId: id, revision: seq + 1, at: 5, step: forward(seq, '"on"', { keep }), messages: [] });
      }
      store().commit({ gameId: id, revision: 6, at: id === 'old-1' ? 100 : 300, game: { status: 'archived' }, messages: [] });
    }
    store().prune(200);
    expect(store().snapshots('old-1')).toEqual([{ seq: 3, turn: 3, turnStart: true }]);
    expect(store().snapshots('new-1')).toHaveLength(4);
  });

  test('pruning forgets what is remembered of games that are gone, and of nothing else', () => {
    runningGame(store(), 'kat-1');
    for (const scope of ['game:kat-1', 'game:gone-1', 'user:gone-1']) store().settings.set(scope, 'asked', true);
    store().prune(0);
    expect(['game:kat-1', 'game:gone-1', 'user:gone-1'].map((scope) => store().settings.get(scope, 'asked'))).toEqual([
      true,
      undefined,
      true,
    ]);
  });
}
