import { expect, test } from 'vitest';
import { paces } from '../../../src/app/model/timing/presets.ts';
import type { TimerRecord } from '../../../src/store/timers.ts';
import type { Store } from '../../../src/store/types.ts';
import { expectStoreError, message, newGame, runningGame } from '../scene.ts';

/** Questions that wait, games that no one plays, people who come back. */
export function timers(store: () => Store): void {
  const timer = (change: Partial<TimerRecord> = {}): TimerRecord => ({
    seat: 0,
    decisionId: 'd1',
    userId: 'ann',
    secret: false,
    attempt: 0,
    spent: 0,
    countedAt: 10,
    due: { at: 100, kind: 'remind' },
    ...change,
  });
  const keep = async (id: string, kept: ReadonlyArray<TimerRecord>): Promise<void> => {
    const revision = (await store().game(id))?.revision ?? 0;
    await store().commit({ gameId: id, revision, at: 10, timers: kept, messages: [] });
  };

  test('timers are stored with the change that they belong to, and stay until they are replaced', async () => {
    const all = [
      timer(),
      timer({ seat: 1, decisionId: 'r1~2', userId: 'ben', secret: true, attempt: 2, spent: 7, due: undefined }),
    ];
    await runningGame(store(), 'kat-1');
    await keep('kat-1', all);
    expect(await store().timers.ofGame('kat-1')).toEqual(all);
    await store().commit({ gameId: 'kat-1', revision: 3, at: 11, messages: [message()] });
    expect(await store().timers.ofGame('kat-1')).toEqual(all);
    await expectStoreError(
      () => store().commit({ gameId: 'kat-1', revision: 3, at: 12, timers: [], messages: [] }),
      'conflict',
    );
    expect(await store().timers.ofGame('kat-1')).toEqual(all);
    await keep('kat-1', []);
    expect(await store().timers.ofGame('kat-1')).toEqual([]);
  });

  test('what is due comes in the order of its time, and from no game that is paused', async () => {
    for (const [id, at] of [
      ['kat-1', 300],
      ['kat-2', 100],
      ['kat-3', 200],
    ] as const) {
      await runningGame(store(), id);
      await keep(id, [timer({ due: { at, kind: 'limit' } })]);
    }
    await runningGame(store(), 'kat-4');
    await keep('kat-4', [timer({ due: undefined })]);
    expect(await store().timers.dueGames(99)).toEqual([]);
    expect(await store().timers.dueGames(200)).toEqual(['kat-2', 'kat-3']);
    expect(await store().timers.dueGames(1000)).toEqual(['kat-2', 'kat-3', 'kat-1']);
    expect(await store().timers.waitingGames()).toEqual(['kat-1', 'kat-2', 'kat-3', 'kat-4']);
  });

  test('a game that no longer runs has no timers', async () => {
    const { revision } = await runningGame(store(), 'kat-1');
    await store().commit({ gameId: 'kat-1', revision, at: 10, timers: [timer()], messages: [] });
    await store().commit({
      gameId: 'kat-1',
      revision: revision + 1,
      at: 11,
      game: { status: 'abandoned', endedAt: 11 },
      messages: [],
    });
    expect(await store().timers.waitingGames()).toEqual([]);
  });

  test('a break is made up for game by game, and stands until it is at its end', async () => {
    await runningGame(store(), 'kat-1');
    await keep('kat-1', [timer()]);
    expect(await store().timers.seenAt()).toBeUndefined();
    await store().timers.see(50);
    expect(await store().timers.seenAt()).toBe(50);
    const before = (await store().game('kat-1'))?.livelyAt ?? 0;
    const done = { seenAt: 50, now: 500, upTo: 'kat-1' };
    await store().timers.makeUp(
      done,
      new Map([['kat-1', [timer({ spent: 40, countedAt: 500, due: { at: 560, kind: 'remind' } })]]]),
    );
    expect([await store().timers.seenAt(), await store().timers.break()]).toEqual([50, done]);
    expect((await store().game('kat-1'))?.livelyAt).toBe(before);
    await store().timers.endBreak(done);
    expect([await store().timers.seenAt(), await store().timers.break()]).toEqual([500, undefined]);
    expect(await store().timers.dueGames(559)).toEqual([]);
    expect(await store().timers.ofGame('kat-1')).toMatchObject([{ spent: 40, countedAt: 500 }]);
    expect((await store().game('kat-1'))?.livelyAt).toBe(before + 450);
  });

  test('games in which no person has done anything for long are lifeless, unless their pace says never', async () => {
    const days = (count: number): number => count * 86_400_000;
    await store().create(newGame('kat-1', { pace: { ...paces.daily, archiveAfter: 2 } }), 0, []);
    await store().create(newGame('kat-2', { pace: { ...paces.daily, archiveAfter: 0 } }), 0, []);
    await store().create(newGame('kat-3', { pace: { ...paces.daily, archiveAfter: 2 } }), 0, []);
    await store().commit({ gameId: 'kat-1', revision: 1, at: days(1), unattended: true, messages: [message()] });
    await store().commit({ gameId: 'kat-3', revision: 1, at: days(1), messages: [message()] });
    expect(await store().timers.lifelessGames(days(2) - 1)).toEqual([]);
    expect(await store().timers.lifelessGames(days(2))).toEqual(['kat-1']);
    expect(await store().timers.lifelessGames(days(100))).toEqual(['kat-1', 'kat-3']);
    await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: days(3),
      unattended: true,
      game: { status: 'archived' },
      messages: [],
    });
    expect(await store().timers.lifelessGames(days(100))).toEqual(['kat-3']);
  });

  test('a substitute is the holder of the seat, and its owner is found until the time is over', async () => {
    await runningGame(store(), 'kat-1');
    const seats = [
      { kind: 'user', userId: 'dee', name: 'Dee', standsInFor: { userId: 'ann', name: 'Ann', until: 77 } },
      { kind: 'automatic', name: { automatic: 1 }, standsInFor: { userId: 'ben', name: 'Ben', until: 99 } },
    ] as const;
    await store().commit({ gameId: 'kat-1', revision: 2, at: 10, game: { seats }, messages: [] });
    expect((await store().game('kat-1'))?.seats).toEqual(seats);
    expect(await store().games({ userId: 'ann' })).toEqual([]);
    expect((await store().games({ ownerId: 'ann' })).map(({ id }) => id)).toEqual(['kat-1']);
    expect((await store().games({ userId: 'dee' })).map(({ id }) => id)).toEqual(['kat-1']);
    expect(await store().timers.returningGames(76)).toEqual([]);
    expect(await store().timers.returningGames(77)).toEqual(['kat-1']);
  });
}
