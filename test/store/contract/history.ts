import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/store/engineTypes.ts';
import type { Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

/** What happened, and who may know it. */
export function history(store: () => Store): void {
  const publicly: GameEvent = { audience: 'public', except: [1], what: { kind: 'quorumDrawn', seat: 1, count: 1 } };
  const privately: GameEvent = { audience: [1, 2], what: { kind: 'quorumDrawn', seat: 1, count: 1, cards: ['q'] } };
  const later: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
  const given = async (): Promise<void> => {
    await runningGame(store(), 'kat-1');
    const events = [{ seq: 1, turn: 1, event: publicly }, { seq: 1, turn: 1, event: privately }, { seq: 1, turn: 2, event: later }];
    await store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"', { events }), messages: [] });
  };
  const seen = async (filter: Parameters<Store['events']>[1]): Promise<ReadonlyArray<GameEvent>> =>
    (await store()
      .events('kat-1', filter))
      .map(({ event }) => event);

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

  test('events that were taken back are gone', async () => {
    await given();
    await store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: { kind: 'back', from: 1 }, messages: [] });
    expect(await seen({ who: 1 })).toEqual([]);
  });
}
