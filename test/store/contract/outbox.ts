import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { lane, message, newGame } from '../scene.ts';

/** Messages to send, in order. */
export function outbox(store: () => Store): void {
  const send = (...sent: ReadonlyArray<ReturnType<typeof message>>): void => {
    const known = store().game('kat-1') ?? store().create(newGame('kat-1'), 0, []);
    store().commit({ gameId: 'kat-1', revision: known.revision, at: 10, messages: sent });
  };
  const log = (turn: number, to = lane): ReturnType<typeof message> => message({ kind: 'log', turn, events: [] }, to);
  const turnOf = (row: ReturnType<Store['outbox']['takeDue']>): number | undefined =>
    row?.intent.kind === 'log' ? row.intent.turn : undefined;

  test('a lane gives its messages in order, the next one when the first is done', () => {
    send(log(1), log(2));
    send(log(3));
    const first = store().outbox.takeDue(lane, 10);
    expect(turnOf(first)).toBe(1);
    expect(turnOf(store().outbox.takeDue(lane, 10))).toBe(1);
    store().outbox.markDelivered(first?.id ?? 0, { messageId: 'm1' });
    const second = store().outbox.takeDue(lane, 10);
    expect(turnOf(second)).toBe(2);
    store().outbox.giveUp(second?.id ?? 0, 'the channel was deleted');
    expect(turnOf(store().outbox.takeDue(lane, 10))).toBe(3);
  });

  test('a message that failed holds its own lane up until it is due again, and no other', () => {
    send(log(1), log(2), log(3, 'user:ben'));
    const row = store().outbox.takeDue(lane, 10);
    store().outbox.markFailed(row?.id ?? 0, 500, 'rate limit');
    expect(store().outbox.takeDue(lane, 499)).toBeUndefined();
    expect(store().outbox.dueLanes(499)).toEqual(['user:ben']);
    expect(store().outbox.nextDueAt()).toBe(10);
    expect(turnOf(store().outbox.takeDue(lane, 500))).toBe(1);
    expect([...store().outbox.dueLanes(500)].sort()).toEqual([lane, 'user:ben']);
  });

  test('a lane is named once as changed when messages come, move or go, and when each is due can be asked alone', () => {
    const { outbox: at } = store();
    send(log(1), log(2), log(3, 'user:ben'));
    expect([...at.changedLanes()].sort()).toEqual([lane, 'user:ben']);
    expect(at.changedLanes()).toEqual([]);
    at.markFailed(at.takeDue(lane, 10)?.id ?? 0, 500, 'rate limit');
    expect([at.nextDueAt(lane), at.nextDueAt('user:ben'), at.nextDueAt('user:eve')]).toEqual([500, 10, undefined]);
    const { revision = 0 } = store().game('kat-1') ?? {};
    store().commit({ gameId: 'kat-1', revision, at: 20, game: { channelId: 'c9' }, messages: [] });
    expect(at.changedLanes()).toEqual(expect.arrayContaining([lane, 'channel:c9']));
    expect([at.nextDueAt(lane), at.nextDueAt('channel:c9')]).toEqual([undefined, 20]);
  });

  test('each attempt has the same nonce, no other message has it, and attempts are counted', () => {
    send(log(1), log(2));
    const first = store().outbox.takeDue(lane, 10);
    const again = store().outbox.takeDue(lane, 10);
    expect([first?.attempts, again?.attempts]).toEqual([1, 2]);
    expect(again?.nonce).toBe(first?.nonce);
    expect(first?.nonce.length).toBeLessThanOrEqual(25);
    store().outbox.markDelivered(first?.id ?? 0);
    expect(store().outbox.takeDue(lane, 10)?.nonce).not.toBe(first?.nonce);
  });

  test('what is done stays done', () => {
    send(log(1));
    const row = store().outbox.takeDue(lane, 10);
    store().outbox.markDelivered(row?.id ?? 0, { messageId: 'm1' });
    store().outbox.markFailed(row?.id ?? 0, 20, 'too late');
    store().outbox.giveUp(row?.id ?? 0, 'too late');
    expect(store().outbox.nextDueAt()).toBeUndefined();
    expect(store().outbox.takeDue(lane, 99)).toBeUndefined();
  });

  test('of messages that show the latest state only the last one waits, of others all do', () => {
    const question = (turn: number): ReturnType<typeof message> => message({ kind: 'question', turn, waitingFor: [] });
    send(question(1), log(1));
    send(question(2), log(2));
    const kinds: Array<unknown> = [];
    for (let row = store().outbox.takeDue(lane, 10); row !== undefined; row = store().outbox.takeDue(lane, 10)) {
      kinds.push([row.intent.kind, 'turn' in row.intent ? row.intent.turn : undefined]);
      store().outbox.markDelivered(row.id);
    }
    expect(kinds).toEqual([['log', 1], ['question', 2], ['log', 2]]);
  });

  test('what more is to follow waits for it, but no longer than it was to; the next change lets it go', () => {
    const known = store().create(newGame('kat-1'), 0, []);
    const commit = (revision: number, at: number, tellBy?: number): void => {
      const waits = tellBy === undefined ? {} : { tellBy };
      store().commit({ gameId: 'kat-1', revision, at, messages: [log(1), log(at, 'user:ben')], ...waits });
    };
    commit(known.revision, 10, 60);
    commit(known.revision + 1, 20, 70);
    expect([store().outbox.nextDueAt(), store().outbox.dueLanes(59)]).toEqual([60, []]);
    expect([...store().outbox.dueLanes(60)].sort()).toEqual([lane, 'user:ben']);
    commit(known.revision + 2, 30);
    expect([...store().outbox.dueLanes(30)].sort()).toEqual([lane, 'user:ben']);
    const row = store().outbox.takeDue(lane, 30);
    store().outbox.markFailed(row?.id ?? 0, 500, 'rate limit');
    commit(known.revision + 3, 40, 90);
    commit(known.revision + 4, 50);
    // What has failed waits for another reason.
    expect(store().outbox.takeDue(lane, 499)).toBeUndefined();
  });

  test('what one seat alone is told of a turn goes with what still waits of it', () => {
    const told = (seat: number, turn = 1): ReturnType<typeof message> => {
      const events = [{ audience: [seat], what: { kind: 'skillsSkipped', seat } }] as const;
      return message({ kind: 'privateLog', userId: 'ben', seat, turn, events }, 'user:ben');
    };
    send(told(1), message({ kind: 'sheet', userId: 'ben', seat: 1 }, 'user:ben'), told(1));
    send(told(2), told(2, 2));
    const seen: Array<unknown> = [];
    for (let row = store().outbox.takeDue('user:ben', 10); row !== undefined; row = store().outbox.takeDue('user:ben', 10)) {
      const { intent } = row;
      seen.push(intent.kind === 'privateLog' ? [intent.seat, intent.turn, intent.events.length] : intent.kind);
      store().outbox.markDelivered(row.id);
    }
    expect(seen).toEqual([[1, 1, 2], 'sheet', [2, 1, 1], [2, 2, 1]]);
  });

  test('what is told of a turn goes with what still waits of it, unless something else was said in between', () => {
    const told = (turn: number, seat: number): ReturnType<typeof message> => (
      message({ kind: 'log', turn, events: [{ audience: 'public', what: { kind: 'skillsSkipped', seat } }] })
    );
    const asked = message({ kind: 'question', turn: 1, waitingFor: [] });
    const tip = message({ kind: 'tip', tip: 'move' });
    send(told(1, 0));
    const first = store().outbox.takeDue(lane, 10);
    send(told(1, 1), asked, told(1, 2), told(2, 3), told(2, 4), tip, told(2, 5));
    const seats: Array<unknown> = [];
    store().outbox.markDelivered(first?.id ?? 0);
    for (let row = store().outbox.takeDue(lane, 10); row !== undefined; row = store().outbox.takeDue(lane, 10)) {
      const { intent } = row;
      seats.push(intent.kind === 'log' ? intent.events.map(({ what }) => ('seat' in what ? what.seat : what.kind)) : intent.kind);
      store().outbox.markDelivered(row.id);
    }
    expect(seats).toEqual([[1, 2], 'question', [3, 4], 'tip', [5]]);
  });

  test('it can be asked whether a newer message of the same kind, game and lane waits', () => {
    send(log(1), message({ kind: 'lobby' }), log(2), log(3, 'user:ann'));
    const first = store().outbox.takeDue(lane, 10);
    if (first === undefined) throw new Error('Nothing waits.');
    expect(store().outbox.newerWaits(first)).toBe(true);
    store().outbox.markDelivered(first.id);
    const second = store().outbox.takeDue(lane, 10);
    if (second === undefined) throw new Error('Nothing more waits.');
    expect(store().outbox.newerWaits(second)).toBe(false);
  });

  test('a message that may be on its way is not replaced by a newer one', () => {
    send(message({ kind: 'lobby' }));
    const first = store().outbox.takeDue(lane, 10);
    send(message({ kind: 'lobby' }));
    expect(store().outbox.takeDue(lane, 10)?.id).toBe(first?.id);
    store().outbox.markDelivered(first?.id ?? 0);
    expect(store().outbox.takeDue(lane, 10)?.id).toBeGreaterThan(first?.id ?? 0);
  });

  test('the message of another game in the same lane is not replaced', () => {
    store().create(newGame('kat-2', { channelId: 'c2' }), 1, []);
    send(message({ kind: 'sheet', userId: 'ann', seat: 0 }, 'user:ann'));
    store().commit({ gameId: 'kat-2', revision: 1, at: 10, messages: [message({ kind: 'sheet', userId: 'ann', seat: 0 }, 'user:ann')] });
    const row = store().outbox.takeDue('user:ann', 10);
    expect(row?.gameId).toBe('kat-1');
    store().outbox.markDelivered(row?.id ?? 0);
    expect(store().outbox.takeDue('user:ann', 10)?.gameId).toBe('kat-2');
  });

  test('a slot remembers the message that is edited in place, also from the delivery itself', () => {
    send(message({ kind: 'lobby' }));
    expect(store().outbox.slot('kat-1', 'lobby')).toBeUndefined();
    const row = store().outbox.takeDue(lane, 10);
    store().outbox.markDelivered(row?.id ?? 0, { slot: { name: 'lobby', channelId: 'c1', messageId: 'm1' } });
    expect(store().outbox.slot('kat-1', 'lobby')).toEqual({ channelId: 'c1', messageId: 'm1' });
    store().outbox.setSlot('kat-1', 'lobby', { channelId: 'c1', messageId: 'm2' });
    expect(store().outbox.slot('kat-1', 'lobby')?.messageId).toBe('m2');
    store().outbox.clearSlot('kat-1', 'lobby');
    expect(store().outbox.slot('kat-1', 'lobby')).toBeUndefined();
  });
}
