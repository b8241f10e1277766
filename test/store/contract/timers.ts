import { expect, test } from 'vitest';
import { paces } from '../../../src/app/pace/presets.ts';
import type { TimerRecord } from '../../../src/store/timers.ts';
import type { Store } from '../../../src/store/types.ts';
import { expectStoreError, message, newGame, runningGame } from '../scene.ts';

/** Questions that wait, games that nobody plays, people who come back. */
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
  const keep = (id: string, kept: ReadonlyArray<TimerRecord>): void => {
    const revision = store().game(id)?.revision ?? 0;
    store().commit({ gameId: id, revision, at: 10, timers: kept, messages: [] });
  };

  test('timers are stored with the change that they belong to, and stay until they are replaced', () => {
    const all = [timer(), timer({ seat: 1, decisionId: 'r1~2', userId: 'ben', secret: true, attempt: 2, spent: 7, due: undefined })];
    runningGame(store(), 'kat-1');
    keep('kat-1', all);
    expect(store().timers.ofGame('kat-1')).toEqual(all);
    store().commit({ gameId: 'kat-1', revision: 3, at: 11, messages: [message()] });
    expect(store().timers.ofGame('kat-1')).toEqual(all);
    expectStoreError(() => store().commit({ gameId: 'kat-1', revision: 3, at: 12, timers: [], messages: [] }), 'conflict');
    expect(store().timers.ofGame('kat-1')).toEqual(all);
    keep('kat-1', []);
    expect(store().timers.ofGame('kat-1')).toEqual([]);
  });

  test('what is due comes in the order of its time, and from no game that stands still', () => {
    for (const [id, at] of [['kat-1', 300], ['kat-2', 100], ['kat-3', 200]] as const) {
      runningGame(store(), id);
      keep(id, [timer({ due: { at, kind: 'limit' } })]);
    }
    runningGame(store(), 'kat-4');
    keep('kat-4', [timer({ due: undefined })]);
    expect(store().timers.dueGames(99)).toEqual([]);
    expect(store().timers.dueGames(200)).toEqual(['kat-2', 'kat-3']);
    expect(store().timers.dueGames(1000)).toEqual(['kat-2', 'kat-3', 'kat-1']);
    expect(store().timers.waitingGames()).toEqual(['kat-1', 'kat-2', 'kat-3', 'kat-4']);
  });

  test('a game that no longer runs has no timers', () => {
    const { revision } = runningGame(store(), 'kat-1');
    store().commit({ gameId: 'kat-1', revision, at: 10, timers: [timer()], messages: [] });
    store().commit({ gameId: 'kat-1', revision: revision + 1, at: 11, game: { status: 'abandoned', endedAt: 11 }, messages: [] });
    expect(store().timers.waitingGames()).toEqual([]);
  });

  test('a break is made up for in one go', () => {
    runningGame(store(), 'kat-1');
    keep('kat-1', [timer()]);
    expect(store().timers.seenAt()).toBeUndefined();
    store().timers.see(50);
    expect(store().timers.seenAt()).toBe(50);
    const before = store().game('kat-1')?.livelyAt ?? 0;
    store().timers.makeUp({
      seenAt: 500,
      shift: 450,
      timers: new Map([['kat-1', [timer({ spent: 40, countedAt: 500, due: { at: 560, kind: 'remind' } })]]]),
    });
    expect(store().timers.seenAt()).toBe(500);
    expect(store().timers.dueGames(559)).toEqual([]);
    expect(store().timers.ofGame('kat-1')).toMatchObject([{ spent: 40, countedAt: 500 }]);
    expect(store().game('kat-1')?.livelyAt).toBe(before + 450);
  });

  test('games in which no person has done anything for long are lifeless, unless their pace says never', () => {
    const days = (count: number): number => count * 86_400_000;
    store().create(newGame('kat-1', { pace: { ...paces.daily, archiveAfter: 2 } }), 0, []);
    store().create(newGame('kat-2', { pace: { ...paces.daily, archiveAfter: 0 } }), 0, []);
    store().create(newGame('kat-3', { pace: { ...paces.daily, archiveAfter: 2 } }), 0, []);
    store().commit({ gameId: 'kat-1', revision: 1, at: days(1), unattended: true, messages: [message()] });
    store().commit({ gameId: 'kat-3', revision: 1, at: days(1), messages: [message()] });
    expect(store().timers.lifelessGames(days(2) - 1)).toEqual([]);
    expect(store().timers.lifelessGames(days(2))).toEqual(['kat-1']);
    expect(store().timers.lifelessGames(days(100))).toEqual(['kat-1', 'kat-3']);
    store().commit({ gameId: 'kat-1', revision: 2, at: days(3), unattended: true, game: { status: 'archived' }, messages: [] });
    expect(store().timers.lifelessGames(days(100))).toEqual(['kat-3']);
  });

  test('whoever stands in is the holder of the seat, and its owner is found until the time is over', () => {
    runningGame(store(), 'kat-1');
    const seats = [
      { kind: 'user', userId: 'dee', name: 'Dee', standsInFor: { userId: 'ann', name: 'Ann', until: 77 } },
      { kind: 'automatic', name: { automatic: 1 }, standsInFor: { userId: 'ben', name: 'Ben', until: 99 } },
    ] as const;
    store().commit({ gameId: 'kat-1', revision: 2, at: 10, game: { seats }, messages: [] });
    expect(store().game('kat-1')?.seats).toEqual(seats);
    expect(store().games({ userId: 'ann' })).toEqual([]);
    expect(store().games({ ownerId: 'ann' }).map(({ id }) => id)).toEqual(['kat-1']);
    expect(store().games({ userId: 'dee' }).map(({ id }) => id)).toEqual(['kat-1']);
    expect(store().timers.returningGames(76)).toEqual([]);
    expect(store().timers.returningGames(77)).toEqual(['kat-1']);
  });
}
