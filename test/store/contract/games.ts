import { expect, test } from 'vitest';
import type { GameFilter, Store } from '../../../src/store/types.ts';
import { expectStoreError, message, newGame, options, runningGame } from '../scene.ts';

/** Games, their seats, and how they are found. */
export function games(store: () => Store): void {
  test('a created game is a lobby of revision 1 with everything it was created with', async () => {
    await store().create(newGame('kat-100'), 17, []);
    expect(await store().game('kat-100')).toEqual({
      ...newGame('kat-100'),
      status: 'lobby',
      createdAt: 17,
      changedAt: 17,
      livelyAt: 17,
      startedAt: undefined,
      endedAt: undefined,
      revision: 1,
      undone: 0,
      outcome: undefined,
      paused: undefined,
    });
  });

  test('the id of a game is taken once', async () => {
    await store().create(newGame('kat-100'), 1, []);
    await expectStoreError(() => store().create(newGame('kat-100', { hostId: 'ben' }), 2, []), 'gameExists');
    expect((await store().game('kat-100'))?.hostId).toBe('ann');
  });

  test('a change of the record counts the revision on and leaves the rest as it was', async () => {
    const before = await store().create(newGame('kat-100'), 1, []);
    const seats = [
      { kind: 'automatic', name: { automatic: 1 } },
      { kind: 'user', userId: 'ben', name: 'Ben' },
    ] as const;
    const after = await store().commit({
      gameId: 'kat-100',
      revision: 1,
      at: 9,
      game: { seats, hostId: 'ben' },
      messages: [],
    });
    expect(after).toEqual({ ...before, seats, hostId: 'ben', revision: 2, changedAt: 9, livelyAt: 9 });
    expect(await store().game('kat-100')).toEqual(after);
  });

  test('how well automatic players play is kept, in the game and for a seat of its own', async () => {
    await store().create(newGame('kat-100', { level: 'hard' }), 1, []);
    const owner = { userId: 'cid', name: 'Cid', until: 9 };
    const seats = [
      { kind: 'user', userId: 'ann', name: 'Ann' },
      { kind: 'automatic', name: { automatic: 1 }, level: 'normal' },
      { kind: 'automatic', name: { automatic: 2 }, level: 'easy', standsInFor: owner },
    ] as const;
    expect((await store().game('kat-100'))?.level).toBe('hard');
    const after = await store().commit({
      gameId: 'kat-100',
      revision: 1,
      at: 2,
      game: { seats, level: 'easy' },
      messages: [],
    });
    expect([after.level, after.seats]).toEqual(['easy', seats]);
  });

  test('a change on an old revision is a conflict and changes nothing', async () => {
    await store().create(newGame('kat-100'), 1, []);
    const after = await store().commit({
      gameId: 'kat-100',
      revision: 1,
      at: 2,
      game: { hostId: 'ben' },
      messages: [],
    });
    await expectStoreError(
      () => store().commit({ gameId: 'kat-100', revision: 1, at: 3, game: { hostId: 'cid' }, messages: [message()] }),
      'conflict',
    );
    expect(await store().game('kat-100')).toEqual(after);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
  });

  test('a change of a game that does not exist is refused', async () => {
    await expectStoreError(
      () => store().commit({ gameId: 'nobody-1', revision: 1, at: 3, messages: [] }),
      'noSuchGame',
    );
  });

  test('games are found by channel, guild, person and status, newest first', async () => {
    await store().create(newGame('kat-1', { channelId: 'c1' }), 1, []);
    await store().create(
      newGame('kat-2', { channelId: 'c2', seats: [{ kind: 'user', userId: 'ben', name: 'Ben' }] }),
      2,
      [],
    );
    await store().create(newGame('kat-3', { channelId: 'c1', guildId: 'other' }), 3, []);
    await store().commit({
      gameId: 'kat-3',
      revision: 1,
      at: 4,
      game: { status: 'abandoned', endedAt: 4 },
      messages: [],
    });
    const ids = async (filter: GameFilter): Promise<ReadonlyArray<string>> =>
      (await store().games(filter)).map(({ id }) => id);
    expect(await ids({})).toEqual(['kat-3', 'kat-2', 'kat-1']);
    expect(await ids({ channelId: 'c1' })).toEqual(['kat-3', 'kat-1']);
    expect(await ids({ guildId: 'guild' })).toEqual(['kat-2', 'kat-1']);
    expect(await ids({ userId: 'ann' })).toEqual(['kat-3', 'kat-1']);
    expect(await ids({ userId: 'ann', statuses: ['lobby', 'running'] })).toEqual(['kat-1']);
    expect(await ids({ guildId: 'guild', most: 1 })).toEqual(['kat-2']);
    expect(await ids({ channelId: 'c1', guildId: 'other', userId: 'ann', statuses: ['abandoned'] })).toEqual(['kat-3']);
  });

  test('an outcome and the options come back as they went in', async () => {
    await runningGame(store(), 'kat-1');
    const outcome = { winner: 'cylons', cause: 'fuel', winners: [1] } as const;
    const chosen = { ...options, expansions: ['pegasus'], players: 5 } as const;
    const game = { status: 'over', endedAt: 3, outcome, options: chosen } as const;
    await store().commit({ gameId: 'kat-1', revision: 2, at: 3, game, messages: [] });
    expect(await store().game('kat-1')).toMatchObject({ status: 'over', endedAt: 3, outcome, options: chosen });
    await store().commit({
      gameId: 'kat-1',
      revision: 3,
      at: 4,
      game: { status: 'running', endedAt: undefined, outcome: undefined },
      messages: [],
    });
    expect(await store().game('kat-1')).toMatchObject({ status: 'running', endedAt: undefined, outcome: undefined });
  });
}
