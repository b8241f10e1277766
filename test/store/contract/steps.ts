import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/store/engineTypes.ts';
import { snapshotsKept } from '../../../src/store/types.ts';
import type { Keep, Store } from '../../../src/store/types.ts';
import { expectStoreError, forward, lane, message, newGame, runningGame, state } from '../scene.ts';

/** States, inputs and events: one step forward. */
export function steps(store: () => Store): void {
  test('a game has no state before it starts, and then the one it was given', async () => {
    await store().create(newGame('kat-1'), 1, []);
    expect(await store().state('kat-1')).toBeUndefined();
    await store().commit({
      gameId: 'kat-1',
      revision: 1,
      at: 2,
      step: { kind: 'start', seed: 'seed', state: { version: 3, text: '{"a":1}' }, events: [] },
      announced: 'told',
      messages: [],
    });
    expect(await store().state('kat-1')).toEqual({
      revision: 2,
      lastSeq: 0,
      state: { version: 3, text: '{"a":1}' },
      announced: 'told',
    });
  });

  test('a step forward stores state, inputs, events and messages together', async () => {
    await runningGame(store(), 'kat-1');
    const event: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
    await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: 5,
      step: forward(1, '"one"', { events: [{ seq: 1, turn: 1, event }] }),
      announced: 'x',
      messages: [message()],
    });
    expect(await store().state('kat-1')).toEqual({ revision: 3, lastSeq: 1, state: state('"one"'), announced: 'x' });
    expect(await store().inputs('kat-1')).toEqual([
      { seq: 1, seat: 0, by: 'ann', decisionId: 'd1', choice: ['yes'], secret: false, at: 5, undoneAt: undefined },
    ]);
    expect(await store().events('kat-1', { who: 'public' })).toEqual([{ seq: 1, turn: 1, at: 5, event }]);
    expect(await store().outbox.takeDue(lane, 5)).toMatchObject({ gameId: 'kat-1', intent: message().intent });
  });

  test('a step of which one part can’t be stored is not stored at all', async () => {
    await runningGame(store(), 'kat-1');
    const before = await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: 5,
      step: forward(1, '"one"'),
      messages: [],
    });
    const event: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
    const twice = [1, 2].map(() => ({ seq: 2, seat: 0, by: 'ann', decisionId: 'd2', choice: [], secret: false }));
    const step = forward(2, '"two"', { inputs: twice, events: [{ seq: 2, turn: 1, event }] });
    await expect(
      store().commit({ gameId: 'kat-1', revision: 3, at: 6, step, announced: 'new', messages: [message()] }),
    ).rejects.toThrow();
    expect(await store().game('kat-1')).toEqual(before);
    expect(await store().state('kat-1')).toMatchObject({ lastSeq: 1, state: state('"one"'), announced: '' });
    expect(await store().events('kat-1', { who: 'public' })).toEqual([]);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
  });
}

/** Taking steps back, and what is kept for that. */
export function goingBack(store: () => Store): void {
  const play = async (inputs: number, turnOf: (seq: number) => Keep): Promise<void> => {
    await runningGame(store(), 'kat-1');
    for (let seq = 1; seq <= inputs; seq += 1) {
      await store().commit({
        gameId: 'kat-1',
        revision: seq + 1,
        at: seq,
        step: forward(seq, `{"after":${seq}}`, { keep: turnOf(seq) }),
        messages: [],
      });
    }
  };

  test('a step back gives the state before an input, byte for byte', async () => {
    const text = '{"b":1,"a":[1.5,"ü 🚀"],  "odd": null}';
    await runningGame(store(), 'kat-1');
    await store().commit({ gameId: 'kat-1', revision: 2, at: 1, step: forward(1, text), messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 3, at: 2, step: forward(2, '"two"'), messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 4, at: 3, step: { kind: 'back', from: 2 }, messages: [] });
    expect((await store().state('kat-1'))?.state.text).toBe(text);
  });

  test('what was undone stays among the inputs, marked, and its number is not used again', async () => {
    await play(3, (seq) => ({ as: 'lately', turn: seq }));
    const after = await store().commit({
      gameId: 'kat-1',
      revision: 5,
      at: 9,
      step: { kind: 'back', from: 2 },
      messages: [],
    });
    expect(after).toMatchObject({ undone: 1, revision: 6 });
    expect((await store().inputs('kat-1')).map(({ seq, undoneAt }) => [seq, undoneAt])).toEqual([
      [1, undefined],
      [2, 9],
      [3, 9],
    ]);
    expect((await store().state('kat-1'))?.lastSeq).toBe(3);
  });

  test('the game goes on after a step back, and can be undone further', async () => {
    await play(3, (seq) => ({ as: 'lately', turn: seq }));
    await store().commit({ gameId: 'kat-1', revision: 5, at: 9, step: { kind: 'back', from: 3 }, messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 6, at: 10, step: forward(4, '"else"'), messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 7, at: 11, step: { kind: 'back', from: 4 }, messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 8, at: 12, step: { kind: 'back', from: 1 }, messages: [] });
    expect((await store().state('kat-1'))?.state.text).toBe('"start"');
    expect(await store().snapshots('kat-1')).toEqual([]);
  });

  test('the latest states and every start of a turn are kept, and no more', async () => {
    const inputs = snapshotsKept + 30;
    await play(inputs, (seq) => (seq % 20 === 1 ? { as: 'turn', turn: seq } : { as: 'lately', turn: seq }));
    const kept = await store().snapshots('kat-1');
    expect(kept.filter(({ turnStart }) => turnStart).map(({ seq }) => seq)).toEqual([1, 21, 41, 61]);
    expect(kept.filter(({ turnStart }) => !turnStart)).toHaveLength(snapshotsKept);
    expect(kept.at(-1)?.seq).toBe(inputs);
    expect((await store().snapshot('kat-1', inputs))?.text).toBe(`{"after":${inputs - 1}}`);
  });

  test('a state that is no longer kept can’t be gone back to, and nothing changes then', async () => {
    await play(snapshotsKept + 5, () => ({ as: 'lately', turn: 1 }));
    const before = await store().game('kat-1');
    await expectStoreError(
      () =>
        store().commit({
          gameId: 'kat-1',
          revision: before?.revision ?? 0,
          at: 99,
          step: { kind: 'back', from: 2 },
          messages: [message()],
        }),
      'noSnapshot',
    );
    expect(await store().game('kat-1')).toEqual(before);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
  });
}
