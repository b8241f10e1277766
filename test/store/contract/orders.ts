import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

/** The duties of every store for standing orders; part of the store contract. */
export function orders(store: () => Store): void {
  test('standing orders and plans are kept by game and person, and replaced by later ones', async () => {
    await runningGame(store(), 'kat-1');
    const { orders: book } = store();
    expect(await book.ofGame('kat-1')).toEqual([]);
    await book.setStanding('kat-1', 'ann', { checks: 'ask' }, 5);
    await book.setStanding('kat-1', 'ann', { checks: 'nothing' }, 6);
    await book.setPlan('kat-1', 'ben', 'turn', { turn: 1 }, 7);
    await book.setPlan('kat-1', 'ben', 'turn', { turn: 2 }, 8);
    expect(await book.ofGame('kat-1')).toEqual([
      { userId: 'ann', standing: { checks: 'nothing' }, plans: [] },
      {
        userId: 'ben',
        standing: undefined,
        plans: [{ id: expect.any(Number), kind: 'turn', plan: { turn: 2 }, endedAfter: undefined }],
      },
    ]);
    await book.setPlan('kat-1', 'ben', 'turn', undefined, 9);
    expect((await book.ofGame('kat-1')).map(({ userId }) => userId)).toEqual(['ann']);
  });

  test('a plan that was carried out has ended, and is in force again when its input is undone', async () => {
    await runningGame(store(), 'kat-1');
    const { orders: book } = store();
    await book.setPlan('kat-1', 'ann', 'check', { cards: [] }, 3);
    const plan = (await book.ofGame('kat-1'))[0]?.plans[0]?.id ?? 0;
    await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: 4,
      step: forward(1, '"one"'),
      byOrder: { answered: 1, ended: { plan, after: 1 } },
      messages: [],
    });
    expect((await book.ofGame('kat-1'))[0]?.plans.map(({ endedAfter }) => endedAfter)).toEqual([1]);
    expect(await book.answered('kat-1')).toEqual([1]);
    expect(await book.justTakenBack('kat-1')).toBe(false);
    await store().commit({ gameId: 'kat-1', revision: 3, at: 5, step: { kind: 'back', from: 1 }, messages: [] });
    expect((await book.ofGame('kat-1'))[0]?.plans.map(({ id, endedAfter }) => [id, endedAfter])).toEqual([
      [plan, undefined],
    ]);
    expect(await book.justTakenBack('kat-1')).toBe(true);
    // What orders answer is no answer by hand.
    await store().commit({
      gameId: 'kat-1',
      revision: 4,
      at: 6,
      step: forward(2, '"two"'),
      byOrder: { answered: 2 },
      messages: [],
    });
    expect(await book.justTakenBack('kat-1')).toBe(true);
    await store().commit({ gameId: 'kat-1', revision: 5, at: 7, step: forward(3, '"three"'), messages: [] });
    expect(await book.justTakenBack('kat-1')).toBe(false);
  });
}
