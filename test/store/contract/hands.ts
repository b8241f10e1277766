import { expect, test } from 'vitest';
import { unknownSeat } from '../../../src/store/hands.ts';
import type { SeatHolder } from '../../../src/store/records.ts';
import type { Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

const ann: SeatHolder = { kind: 'user', userId: 'ann', name: 'Ann' };
const ben: SeatHolder = { kind: 'user', userId: 'ben', name: 'Ben' };
const nobody: SeatHolder = { kind: 'automatic', name: { automatic: 1 } };

/** The record that every store keeps of the hands people have seen; part of the store contract. */
export function hands(store: () => Store): void {
  const seenBy = (userId: string): Promise<ReadonlyArray<number>> => store().hands.seenBy('kat-1', userId);

  /** Gives the seats away, as the next change of the game. */
  const give = async (...seats: ReadonlyArray<SeatHolder>): Promise<void> => {
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    await store().commit({ gameId: 'kat-1', revision, at: 5, game: { seats }, messages: [] });
  };

  test('whose hands people have seen is known from the moment in which they get a seat of a game that runs', async () => {
    const { seats } = await runningGame(store(), 'kat-1');
    expect(await seenBy('ann')).toEqual([
      seats.findIndex((holder) => holder.kind === 'user' && holder.userId === 'ann'),
    ]);
    expect(await seenBy('ben')).toEqual([]);
    expect(await seenBy(String(unknownSeat))).toEqual([]);
    await give(ann, ben);
    expect([await seenBy('ann'), await seenBy('ben')]).toEqual([[0], [1]]);
  });

  test('it stays when the seat goes to somebody else, and when something is undone', async () => {
    await runningGame(store(), 'kat-1');
    await store().commit({ gameId: 'kat-1', revision: 2, at: 3, step: forward(1, '"one"'), messages: [] });
    await give(ann, ben);
    await store().commit({ gameId: 'kat-1', revision: 4, at: 5, step: { kind: 'back', from: 1 }, messages: [] });
    await give(ann, nobody);
    expect(await seenBy('ben')).toEqual([1]);
    await give(ann, ben);
    expect(await seenBy('ben')).toEqual([1]);
  });

  test('a change that would show somebody a second hand is not stored', async () => {
    await runningGame(store(), 'kat-1');
    await give(ann, ben);
    await give(nobody, ben);
    await give(nobody, nobody);
    await expect(give(nobody, ann)).rejects.toThrow('another hand');
    expect((await store().game('kat-1'))?.seats).toEqual([nobody, nobody]);
    await give(ann, nobody);
    expect(await seenBy('ann')).toEqual([0]);
  });

  test('it goes with the game', async () => {
    const { revision } = await runningGame(store(), 'kat-1');
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'running', inputs: 0 } } as const;
    await store().remove({ gameId: 'kat-1', revision, at: 5, withResult: true, audit });
    expect(await seenBy('ann')).toEqual([]);
  });
}
