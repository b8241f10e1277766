import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { expectStoreError, forward, lane, message, newGame, runningGame } from '../scene.ts';

/** Several changes as one transaction. */
export function together(store: () => Store): void {
  test('what is done together is stored as a whole', async () => {
    await runningGame(store(), 'kat-1');
    const name = await store().together(['game:kat-1'], async (at) => {
      await at.settings.set('game:kat-1', 'setup', { name: 'Friday' });
      await at.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
      // What was done so far is there for what comes next.
      return (await at.commit({ gameId: 'kat-1', revision: 3, at: 5, game: { hostId: 'ben' }, messages: [] })).hostId;
    });
    expect(name).toBe('ben');
    expect(await store().game('kat-1')).toMatchObject({ revision: 4, hostId: 'ben' });
    expect(await store().settings.get('game:kat-1', 'setup')).toEqual({ name: 'Friday' });
  });

  test('if one part of it fails nothing is stored, and what was thrown is passed on', async () => {
    const before = await runningGame(store(), 'kat-1');
    const refused = new Error('Not like this.');
    await expect(
      store().together(['game:kat-1', 'game:kat-2'], async (at) => {
        await at.settings.set('game:kat-1', 'setup', { name: 'Friday' });
        await at.outbox.setSlot('kat-1', 'lobby', { channelId: 'c1', messageId: 'm1' });
        await at.orders.setPlan('kat-1', 'ann', 'turn', {}, 5);
        await at.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
        await at.create(newGame('kat-2'), 5, []);
        throw refused;
      }),
    ).rejects.toThrow(refused);
    expect([await store().game('kat-1'), await store().game('kat-2')]).toEqual([before, undefined]);
    expect([
      await store().inputs('kat-1'),
      await store().orders.ofGame('kat-1'),
      await store().settings.get('game:kat-1', 'setup'),
      await store().outbox.slot('kat-1', 'lobby'),
    ]).toEqual([[], [], undefined, undefined]);
    expect(await store().outbox.takeDue(lane, 99)).toBeUndefined();
    expect(store().outbox.changedLanes()).toEqual([]);
  });

  test('a part that fails and is caught takes only itself back', async () => {
    await runningGame(store(), 'kat-1');
    await store().together(['game:kat-1'], async (at) => {
      await at.commit({ gameId: 'kat-1', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [] });
      await expectStoreError(
        () => at.commit({ gameId: 'kat-1', revision: 2, at: 5, game: { hostId: 'cid' }, messages: [] }),
        'conflict',
      );
      const twice = [1, 1].map((seq) => ({ seq, seat: 0, by: 'ann', decisionId: 'd', choice: [], secret: false }));
      const step = forward(1, '"one"', { inputs: twice });
      const refused = { gameId: 'kat-1', revision: 3, at: 6, game: { hostId: 'dee' }, step, messages: [message()] };
      await expect(at.commit(refused)).rejects.toThrow();
      await expect(at.outbox.setSlot('nobody-1', 'lobby', { channelId: 'c1', messageId: 'm1' })).rejects.toThrow();
      await at.settings.set('game:kat-1', 'setup', 1);
    });
    expect(await store().game('kat-1')).toMatchObject({ hostId: 'ben', revision: 3 });
    expect(await store().state('kat-1')).toMatchObject({ lastSeq: 0, state: { text: '"start"' } });
    expect(await store().settings.get('game:kat-1', 'setup')).toBe(1);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
  });

  test('parts of one transaction that are begun at once do not mix', async () => {
    await runningGame(store(), 'kat-1');
    const settled = await store().together(['game:kat-1'], (at) =>
      Promise.allSettled(
        [2, 2, 3].map((revision) =>
          at.commit({ gameId: 'kat-1', revision, at: 5, game: { hostId: `h${revision}` }, messages: [message()] }),
        ),
      ),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store().game('kat-1')).toMatchObject({ hostId: 'h3', revision: 4 });
  });

  test('when one of several parts that were begun at once fails, nothing of the work is stored, and none of them comes later', async () => {
    const before = await runningGame(store(), 'kat-1');
    const others = [0, 1].map((place) => store().together([], (at) => at.settings.set('bot', `other-${place}`, place)));
    await expectStoreError(
      () =>
        store().together(['game:kat-1'], async (at) => {
          await at.settings.set('game:kat-1', 'setup', 1);
          await Promise.all([
            at.commit({ gameId: 'nobody-1', revision: 1, at: 3, messages: [] }),
            at.outbox.add({ gameId: 'kat-1', lane }, [message().intent]),
            at.commit({ gameId: 'kat-1', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [message()] }),
          ]);
        }),
      'noSuchGame',
    );
    await Promise.all(others);
    expect([await store().game('kat-1'), await store().settings.get('game:kat-1', 'setup')]).toEqual([
      before,
      undefined,
    ]);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
    expect([await store().settings.get('bot', 'other-0'), await store().settings.get('bot', 'other-1')]).toEqual([
      0, 1,
    ]);
  });

  test('a change that fails leaves none of its messages, and no lane to look at', async () => {
    const before = await runningGame(store(), 'kat-1');
    const twice = [1, 1].map((seq) => ({ seq, seat: 0, by: 'ann', decisionId: 'd', choice: [], secret: false }));
    await expect(
      store().commit({
        gameId: 'kat-1',
        revision: 2,
        at: 3,
        game: { channelId: 'moved' },
        step: forward(1, '"one"', { inputs: twice }),
        messages: [message(undefined, 'channel:moved')],
      }),
    ).rejects.toThrow();
    expect(await store().game('kat-1')).toEqual(before);
    expect([await store().outbox.nextDueAt(), store().outbox.changedLanes()]).toEqual([undefined, []]);
  });

  test('other users of the store meanwhile see all of it or nothing, and works under one lock come one after the other', async () => {
    await runningGame(store(), 'kat-1');
    const order: Array<string> = [];
    const work = (name: string): Promise<void> =>
      store().together(['game:kat-1'], async (at) => {
        order.push(`${name} begins`);
        const { revision = 0 } = (await at.game('kat-1')) ?? {};
        await at.settings.set('game:kat-1', name, true);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        await at.commit({ gameId: 'kat-1', revision, at: 5, messages: [] });
        order.push(`${name} ends`);
      });
    const works = Promise.all([work('one'), work('two')]);
    const [remembered, game] = await store().look((at) =>
      Promise.all([at.settings.get('game:kat-1', 'one'), at.game('kat-1')]),
    );
    expect([
      [undefined, 2],
      [true, 3],
      [true, 4],
    ]).toContainEqual([remembered, game?.revision]);
    await works;
    expect(order).toEqual([
      `${order[0]}`,
      `${order[0]}`.replace('begins', 'ends'),
      `${order[2]}`,
      `${order[2]}`.replace('begins', 'ends'),
    ]);
    expect(await store().game('kat-1')).toMatchObject({ revision: 4 });
  });

  test('a look writes nothing, and what a work was given is of no use after it', async () => {
    await runningGame(store(), 'kat-1');
    await expect(store().look((at) => at.settings.set('game:kat-1', 'setup', 1))).rejects.toThrow(
      'Nothing can be written in a look.',
    );
    expect(await store().settings.get('game:kat-1', 'setup')).toBeUndefined();
    const kept = await store().together([], async (at) => ({ at }));
    await expect(kept.at.game('kat-1')).rejects.toThrow('The transaction has ended already.');
  });
}
