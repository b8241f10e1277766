import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { expectStoreError, forward, lane, message, newGame, runningGame } from '../scene.ts';

/** Several changes as one transaction. */
export function together(store: () => Store): void {
  test('what is done together is stored as a whole', () => {
    runningGame(store(), 'kat-1');
    const name = store().together(() => {
      store().settings.set('game:kat-1', 'setup', { name: 'Friday' });
      store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
      // What was done so far is there for what comes next.
      return store().commit({ gameId: 'kat-1', revision: 3, at: 5, game: { hostId: 'ben' }, messages: [] }).hostId;
    });
    expect(name).toBe('ben');
    expect(store().game('kat-1')).toMatchObject({ revision: 4, hostId: 'ben' });
    expect(store().settings.get('game:kat-1', 'setup')).toEqual({ name: 'Friday' });
  });

  test('if one part of it fails nothing is stored, and what was thrown is passed on', () => {
    const before = runningGame(store(), 'kat-1');
    const refused = new Error('Not like this.');
    expect(() => store().together(() => {
      store().settings.set('game:kat-1', 'setup', { name: 'Friday' });
      store().outbox.setSlot('kat-1', 'lobby', { channelId: 'c1', messageId: 'm1' });
      store().orders.setPlan('kat-1', 'ann', 'turn', {}, 5);
      store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
      store().create(newGame('kat-2'), 5, []);
      throw refused;
    })).toThrow(refused);
    expect([store().game('kat-1'), store().game('kat-2')]).toEqual([before, undefined]);
    expect([
      store().inputs('kat-1'),
      store().orders.ofGame('kat-1'),
      store().settings.get('game:kat-1', 'setup'),
      store().outbox.slot('kat-1', 'lobby'),
    ]).toEqual([[], [], undefined, undefined]);
    expect(store().outbox.takeDue(lane, 99)).toBeUndefined();
  });

  test('a part that fails and is caught takes only itself back', () => {
    runningGame(store(), 'kat-1');
    store().together(() => {
      store().commit({ gameId: 'kat-1', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [] });
      expectStoreError(() => store().commit({ gameId: 'kat-1', revision: 2, at: 5, game: { hostId: 'cid' }, messages: [] }), 'conflict');
    });
    expect(store().game('kat-1')?.hostId).toBe('ben');
  });
}
