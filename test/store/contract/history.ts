import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/store/engineTypes.ts';
import type { EventFilter, Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

/** Events, and who may know them. */
export function history(store: () => Store): void {
  const publicly: GameEvent = { audience: 'public', except: [1], what: { kind: 'quorumDrawn', seat: 1, count: 1 } };
  const privately: GameEvent = { audience: [1, 2], what: { kind: 'quorumDrawn', seat: 1, count: 1, cards: ['q'] } };
  const later: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
  const given = async (): Promise<void> => {
    await runningGame(store(), 'kat-1');
    const events = [
      { seq: 1, turn: 1, event: publicly },
      { seq: 1, turn: 1, event: privately },
      { seq: 1, turn: 2, event: later },
    ];
    await store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"', { events }), messages: [] });
  };
  const seen = async (filter: Parameters<Store['events']>[1]): Promise<ReadonlyArray<GameEvent>> =>
    (await store().events('kat-1', filter)).map(({ event }) => event);

  test('everybody sees the public events only', async () => {
    await given();
    expect(await seen({ who: 'public' })).toEqual([publicly, later]);
  });

  test('a seat sees its own instead of the public version', async () => {
    await given();
    expect(await seen({ who: 1 })).toEqual([privately, later]);
    expect(await seen({ who: 2 })).toEqual([publicly, privately, later]);
    expect(await seen({ who: 0 })).toEqual([publicly, later]);
  });

  test('events are found by turn, and the last few of them', async () => {
    await given();
    expect(await seen({ who: 'public', turn: 1 })).toEqual([publicly]);
    expect(await seen({ who: 'public', last: 1 })).toEqual([later]);
    expect(await seen({ who: 1, last: 2 })).toEqual([privately, later]);
  });

  test('the answer to a question is the last of that seat which was not undone', async () => {
    await given();
    const again = forward(2, '"two"', {
      inputs: [{ seq: 2, seat: 0, by: 'ann', decisionId: 'd1', choice: ['again'], secret: false }],
    });
    await store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: again, messages: [] });
    const found = async (seat: number, decision: string): Promise<unknown> =>
      (await store().answerTo('kat-1', seat, decision))?.choice;
    expect([await found(0, 'd1'), await found(1, 'd1'), await found(0, 'd2')]).toEqual([
      ['again'],
      undefined,
      undefined,
    ]);
    await store().commit({ gameId: 'kat-1', revision: 4, at: 7, step: { kind: 'back', from: 2 }, messages: [] });
    expect(await found(0, 'd1')).toEqual((await store().inputs('kat-1'))[0]?.choice);
    expect(await store().answerTo('nobody-1', 0, 'd1')).toBeUndefined();
  });

  test('the history of a game that ended long ago is packed, and reads as before', async () => {
    await given();
    const step = forward(2, '"two"', { events: [{ seq: 2, turn: 2, event: later }] });
    await store().commit({ gameId: 'kat-1', revision: 3, at: 6, step, messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 4, at: 7, step: { kind: 'back', from: 2 }, messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 5, at: 9, game: { status: 'over', endedAt: 9 }, messages: [] });
    const filters: ReadonlyArray<EventFilter> = [
      ...([0, 1, 2, 'public', 'all'] as const).map((who) => ({ who })),
      { who: 'public', turn: 1 },
      { who: 'all', last: 2 },
      { who: 1, last: 1 },
      { who: 'all', from: 2 },
      { who: 'all', undoneAt: 7 },
      { who: 'public', undoneAt: 8 },
    ];
    const read = async (): Promise<unknown> => [
      await store().inputs('kat-1'),
      await store().state('kat-1'),
      await Promise.all(filters.map((filter) => store().events('kat-1', filter))),
      await Promise.all(['d1', 'd2', 'd3'].map((decision) => store().answerTo('kat-1', 0, decision))),
    ];
    const before = await read();
    // As long as something can be undone it stays as it is.
    await store().pack('kat-1', 10);
    expect(await store().packable(10, 5)).toEqual(['kat-1']);
    await store().prune(10);
    expect([await store().packable(9, 5), await store().packable(10, 5)]).toEqual([[], ['kat-1']]);
    await store().pack('kat-1', 10);
    expect(await store().packable(10, 5)).toEqual([]);
    expect(await read()).toEqual(before);
    await store().pack('kat-1', 10);
    expect(await read()).toEqual(before);
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    const entry = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'over', inputs: 2 } } as const;
    await store().remove({ gameId: 'kat-1', revision, at: 11, withResult: true, audit: entry });
    expect([await store().inputs('kat-1'), await store().events('kat-1', { who: 'all' })]).toEqual([[], []]);
  });

  test('a game that goes on is not packed', async () => {
    await given();
    await store().prune(10);
    expect(await store().packable(10, 5)).toEqual([]);
    await store().pack('kat-1', 10);
    expect(await seen({ who: 'public', turn: 1 })).toEqual([publicly]);
    await store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: { kind: 'back', from: 1 }, messages: [] });
    expect(await seen({ who: 1 })).toEqual([]);
  });

  test('events that were undone are gone', async () => {
    await given();
    await store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: { kind: 'back', from: 1 }, messages: [] });
    expect(await seen({ who: 1 })).toEqual([]);
  });
}
