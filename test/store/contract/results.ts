import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/engine/index.ts';
import type { GameResult } from '../../../src/store/results.ts';
import type { Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

const result: GameResult = {
  winner: 'humans',
  cause: 'reachedKobol',
  turns: 9,
  cards: [
    { kind: 'mission', card: 'm', seat: 0, worked: false },
    { kind: 'mutiny', card: 'x', seat: 0, worked: true },
  ],
  seats: [
    {
      seat: 0,
      userId: 'ann',
      name: 'Ann',
      character: 'c',
      side: 'human',
      won: true,
      answers: { answers: 3, total: 60, median: 20, longest: 30 },
    },
    { seat: 1, userId: undefined, name: '', character: undefined, side: 'cylon', won: false },
  ],
  course: { options: { ...defaultOptions, players: 5 }, players: 2, startedAt: 1, days: 2, byTheBook: true },
};

/** How games ended. */
export function results(store: () => Store): void {
  const ended = async (id: string, counts: boolean): Promise<void> => {
    await runningGame(store(), id);
    await store().commit({
      gameId: id,
      revision: 2,
      at: 5,
      game: { status: 'over', endedAt: 5 },
      step: forward(1, '"end"'),
      ...(counts ? { result } : {}),
      messages: [],
    });
  };

  test('a result goes again when the end is undone', async () => {
    await ended('kat-1', true);
    expect(await store().results.has('kat-1')).toBe(true);
    expect(await store().results.statistics({ guildId: 'guild' })).toMatchObject({
      games: 1,
      people: { human: { games: 1, won: 1 } },
      automatic: { cylon: { games: 1, won: 0 } },
    });
    expect((await store().results.statistics({ userId: 'ann' })).cards).toEqual({
      mission: [{ card: 'm', times: 1, worked: 0 }],
      mutiny: [{ card: 'x', times: 1, worked: 1 }],
      motive: [],
    });
    expect((await store().results.statistics({ userId: 'ben' })).cards.mission).toEqual([]);
    await store().commit({
      gameId: 'kat-1',
      revision: 3,
      at: 6,
      game: { status: 'running', endedAt: undefined },
      step: { kind: 'back', from: 1 },
      messages: [],
    });
    expect((await store().results.statistics({})).cards).toEqual({ mission: [], mutiny: [], motive: [] });
    expect(await store().results.has('kat-1')).toBe(false);
    expect(await store().results.statistics({})).toMatchObject({ games: 0, people: { human: { games: 0, won: 0 } } });
  });

  test('a result stays when its game is deleted, unless it is to go, too', async () => {
    for (const id of ['kat-1', 'kat-2']) await ended(id, true);
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'over', inputs: 1 } } as const;
    await store().remove({ gameId: 'kat-1', revision: 3, at: 9, withResult: false, audit });
    expect(await store().game('kat-1')).toBeUndefined();
    expect(await store().results.statistics({ userId: 'ann' })).toMatchObject({
      games: 2,
      persons: [{ userId: 'ann', games: 2, won: 2 }],
    });
    await store().remove({ gameId: 'kat-2', revision: 3, at: 9, withResult: true, audit });
    expect(await store().results.statistics({ userId: 'ann' })).toMatchObject({
      games: 1,
      persons: [{ userId: 'ann', games: 1, won: 1 }],
    });
  });

  test('a result remembers how its game was set up and how fast it was answered, also when the game is deleted', async () => {
    await ended('kat-1', true);
    const remembered = { ...result.course, answers: [result.seats[0]?.answers, undefined] };
    expect(await store().results.course('kat-1')).toEqual(remembered);
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'over', inputs: 1 } } as const;
    await store().remove({ gameId: 'kat-1', revision: 3, at: 9, withResult: false, audit });
    expect(await store().results.course('kat-1')).toEqual(remembered);
    expect(await store().results.course('kat-2')).toBeUndefined();
  });

  test('games that are over and have no result are found', async () => {
    await ended('kat-1', true);
    await ended('kat-2', false);
    await runningGame(store(), 'kat-3');
    expect(await store().results.missing()).toEqual(['kat-2']);
  });
}
