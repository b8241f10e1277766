import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { lane, message, newGame } from '../scene.ts';

/** Messages to send, in order. */
export function outbox(store: () => Store): void {
  const send = async (...sent: ReadonlyArray<ReturnType<typeof message>>): Promise<void> => {
    const known = (await store().game('kat-1')) ?? (await store().create(newGame('kat-1'), 0, []));
    await store().commit({ gameId: 'kat-1', revision: known.revision, at: 10, messages: sent });
  };
  const log = (turn: number, to = lane): ReturnType<typeof message> => message({ kind: 'log', turn, events: [] }, to);
  const turnOf = (row: Awaited<ReturnType<Store['outbox']['takeDue']>>): number | undefined =>
    row?.intent.kind === 'log' ? row.intent.turn : undefined;

  test('a lane gives its messages in order, the next one when the first is done', async () => {
    await send(log(1), log(2));
    await send(log(3));
    const first = await store().outbox.takeDue(lane, 10);
    expect(turnOf(first)).toBe(1);
    expect(turnOf(await store().outbox.takeDue(lane, 10))).toBe(1);
    await store().outbox.markDelivered(first?.id ?? 0, { messageId: 'm1' });
    const second = await store().outbox.takeDue(lane, 10);
    expect(turnOf(second)).toBe(2);
    await store().outbox.giveUp(second?.id ?? 0, 'the channel was deleted');
    expect(turnOf(await store().outbox.takeDue(lane, 10))).toBe(3);
  });

  test('a message that failed holds its own lane up until it is due again, and no other', async () => {
    await send(log(1), log(2), log(3, 'user:ben'));
    const row = await store().outbox.takeDue(lane, 10);
    await store().outbox.markFailed(row?.id ?? 0, 500, 'rate limit');
    expect(await store().outbox.takeDue(lane, 499)).toBeUndefined();
    expect(await store().outbox.dueLanes(499)).toEqual(['user:ben']);
    expect(await store().outbox.nextDueAt()).toBe(10);
    expect(turnOf(await store().outbox.takeDue(lane, 500))).toBe(1);
    expect([...(await store().outbox.dueLanes(500))].sort()).toEqual([lane, 'user:ben']);
  });

  test('what failed can be made due before its time, and what was never tried goes on waiting', async () => {
    const { outbox: at } = store();
    await send(log(1), log(2));
    await at.markFailed((await at.takeDue(lane, 10))?.id ?? 0, 5000, 'no permission');
    const beside = 'edit:channel:c1';
    await at.add({ gameId: 'kat-1', lane: beside }, [{ kind: 'lobby' }], 7000);
    await at.retryNow(lane, 20);
    await at.retryNow(beside, 20);
    expect([await at.nextDueAt(lane), await at.nextDueAt(beside)]).toEqual([20, 7000]);
    expect(turnOf(await at.takeDue(lane, 20))).toBe(1);
  });

  test('what waits for longer than anything may, as the clock was set back, waits no longer', async () => {
    await send(log(1), log(2, 'user:ben'), log(3, 'user:cid'));
    const fail = async (to: typeof lane | 'user:ben' | 'user:cid', until: number): Promise<void> =>
      store().outbox.markFailed((await store().outbox.takeDue(to, 10))?.id ?? 0, until, 'no answer');
    await fail(lane, 500);
    await fail('user:ben', 9000);
    const delivered = await store().outbox.takeDue('user:cid', 10);
    await store().outbox.markDelivered(delivered?.id ?? 0);
    await store().outbox.bringForward(500, 100);
    expect([await store().outbox.nextDueAt(lane), await store().outbox.nextDueAt('user:ben')]).toEqual([500, 100]);
    expect(await store().outbox.dueLanes(100)).toEqual(['user:ben']);
  });

  test('a lane is named once as changed when messages come, move or go, and when each is due can be asked alone', async () => {
    const { outbox: at } = store();
    await send(log(1), log(2), log(3, 'user:ben'));
    expect([...at.changedLanes()].sort()).toEqual([lane, 'user:ben']);
    expect(at.changedLanes()).toEqual([]);
    await at.markFailed((await at.takeDue(lane, 10))?.id ?? 0, 500, 'rate limit');
    expect([await at.nextDueAt(lane), await at.nextDueAt('user:ben'), await at.nextDueAt('user:eve')]).toEqual([
      500,
      10,
      undefined,
    ]);
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    await store().commit({ gameId: 'kat-1', revision, at: 20, game: { channelId: 'c9' }, messages: [] });
    expect(at.changedLanes()).toEqual(expect.arrayContaining([lane, 'channel:c9']));
    expect([await at.nextDueAt(lane), await at.nextDueAt('channel:c9')]).toEqual([undefined, 20]);
  });

  test('each attempt has the same nonce, no other message has it, and attempts are counted', async () => {
    await send(log(1), log(2));
    const first = await store().outbox.takeDue(lane, 10);
    const again = await store().outbox.takeDue(lane, 10);
    expect([first?.attempts, again?.attempts]).toEqual([1, 2]);
    expect(again?.nonce).toBe(first?.nonce);
    expect(first?.nonce.length).toBeLessThanOrEqual(25);
    await store().outbox.markDelivered(first?.id ?? 0);
    expect((await store().outbox.takeDue(lane, 10))?.nonce).not.toBe(first?.nonce);
  });

  test('what is done stays done', async () => {
    await send(log(1));
    const row = await store().outbox.takeDue(lane, 10);
    await store().outbox.markDelivered(row?.id ?? 0, { messageId: 'm1' });
    await store().outbox.markFailed(row?.id ?? 0, 20, 'too late');
    await store().outbox.giveUp(row?.id ?? 0, 'too late');
    expect(await store().outbox.nextDueAt()).toBeUndefined();
    expect(await store().outbox.takeDue(lane, 99)).toBeUndefined();
  });

  test('of messages that show the latest state only the last one waits, of others all do', async () => {
    const question = (turn: number): ReturnType<typeof message> => message({ kind: 'question', turn, waitingFor: [] });
    await send(question(1), log(1));
    await send(question(2), log(2));
    const kinds: Array<unknown> = [];
    for (
      let row = await store().outbox.takeDue(lane, 10);
      row !== undefined;
      row = await store().outbox.takeDue(lane, 10)
    ) {
      kinds.push([row.intent.kind, 'turn' in row.intent ? row.intent.turn : undefined]);
      await store().outbox.markDelivered(row.id);
    }
    expect(kinds).toEqual([
      ['log', 1],
      ['question', 2],
      ['log', 2],
    ]);
  });

  test('what more is to follow waits for it, but no longer than it was to; the next change lets it go', async () => {
    const known = await store().create(newGame('kat-1'), 0, []);
    const commit = async (revision: number, at: number, tellBy?: number): Promise<void> => {
      const waits = tellBy === undefined ? {} : { tellBy };
      await store().commit({ gameId: 'kat-1', revision, at, messages: [log(1), log(at, 'user:ben')], ...waits });
    };
    await commit(known.revision, 10, 60);
    await commit(known.revision + 1, 20, 70);
    expect([await store().outbox.nextDueAt(), await store().outbox.dueLanes(59)]).toEqual([60, []]);
    expect([...(await store().outbox.dueLanes(60))].sort()).toEqual([lane, 'user:ben']);
    await commit(known.revision + 2, 30);
    expect([...(await store().outbox.dueLanes(30))].sort()).toEqual([lane, 'user:ben']);
    const row = await store().outbox.takeDue(lane, 30);
    await store().outbox.markFailed(row?.id ?? 0, 500, 'rate limit');
    await commit(known.revision + 3, 40, 90);
    await commit(known.revision + 4, 50);
    // What has failed waits for another reason.
    expect(await store().outbox.takeDue(lane, 499)).toBeUndefined();
  });

  test('what one seat alone is told of a turn goes with what still waits of it', async () => {
    const told = (seat: number, turn = 1): ReturnType<typeof message> => {
      const events = [{ audience: [seat], what: { kind: 'skillsSkipped', seat } }] as const;
      return message({ kind: 'privateLog', userId: 'ben', seat, turn, events }, 'user:ben');
    };
    await send(told(1), message({ kind: 'sheet', userId: 'ben', seat: 1 }, 'user:ben'), told(1));
    await send(told(2), told(2, 2));
    const seen: Array<unknown> = [];
    for (
      let row = await store().outbox.takeDue('user:ben', 10);
      row !== undefined;
      row = await store().outbox.takeDue('user:ben', 10)
    ) {
      const { intent } = row;
      seen.push(intent.kind === 'privateLog' ? [intent.seat, intent.turn, intent.events.length] : intent.kind);
      await store().outbox.markDelivered(row.id);
    }
    expect(seen).toEqual([[1, 1, 2], 'sheet', [2, 1, 1], [2, 2, 1]]);
  });

  test('what is told of a turn goes with what still waits of it, unless something else was said in between', async () => {
    const told = (turn: number, seat: number): ReturnType<typeof message> =>
      message({ kind: 'log', turn, events: [{ audience: 'public', what: { kind: 'skillsSkipped', seat } }] });
    const asked = message({ kind: 'question', turn: 1, waitingFor: [] });
    const tip = message({ kind: 'tip', tip: 'move' });
    await send(told(1, 0));
    const first = await store().outbox.takeDue(lane, 10);
    await send(told(1, 1), asked, told(1, 2), told(2, 3), told(2, 4), tip, told(2, 5));
    const seats: Array<unknown> = [];
    await store().outbox.markDelivered(first?.id ?? 0);
    for (
      let row = await store().outbox.takeDue(lane, 10);
      row !== undefined;
      row = await store().outbox.takeDue(lane, 10)
    ) {
      const { intent } = row;
      seats.push(
        intent.kind === 'log' ? intent.events.map(({ what }) => ('seat' in what ? what.seat : what.kind)) : intent.kind,
      );
      await store().outbox.markDelivered(row.id);
    }
    expect(seats).toEqual([[1, 2], 'question', [3, 4], 'tip', [5]]);
  });

  test('it can be asked whether a newer message of the same kind, game and lane waits', async () => {
    await send(log(1), message({ kind: 'lobby' }), log(2), log(3, 'user:ann'));
    const first = await store().outbox.takeDue(lane, 10);
    if (first === undefined) throw new Error('Nothing waits.');
    expect(await store().outbox.newerWaits(first)).toBe(true);
    await store().outbox.markDelivered(first.id);
    const second = await store().outbox.takeDue(lane, 10);
    if (second === undefined) throw new Error('Nothing more waits.');
    expect(await store().outbox.newerWaits(second)).toBe(false);
  });

  test('a message that may be on its way is not replaced by a newer one', async () => {
    await send(message({ kind: 'lobby' }));
    const first = await store().outbox.takeDue(lane, 10);
    await send(message({ kind: 'lobby' }));
    expect((await store().outbox.takeDue(lane, 10))?.id).toBe(first?.id);
    await store().outbox.markDelivered(first?.id ?? 0);
    expect((await store().outbox.takeDue(lane, 10))?.id).toBeGreaterThan(first?.id ?? 0);
  });

  test('the message of another game in the same lane is not replaced', async () => {
    await store().create(newGame('kat-2', { channelId: 'c2' }), 1, []);
    await send(message({ kind: 'sheet', userId: 'ann', seat: 0 }, 'user:ann'));
    const sheet = message({ kind: 'sheet', userId: 'ann', seat: 0 }, 'user:ann');
    await store().commit({ gameId: 'kat-2', revision: 1, at: 10, messages: [sheet] });
    const row = await store().outbox.takeDue('user:ann', 10);
    expect(row?.gameId).toBe('kat-1');
    await store().outbox.markDelivered(row?.id ?? 0);
    expect((await store().outbox.takeDue('user:ann', 10))?.gameId).toBe('kat-2');
  });

  test('a slot remembers the message that is edited in place, also from the delivery itself, with what is noted of it', async () => {
    await send(message({ kind: 'lobby' }));
    expect(await store().outbox.slot('kat-1', 'lobby')).toBeUndefined();
    const row = await store().outbox.takeDue(lane, 10);
    await store().outbox.markDelivered(row?.id ?? 0, {
      messageId: 'm1',
      remembered: {
        gameId: 'kat-1',
        slots: [{ name: 'lobby', channelId: 'c1', messageId: 'm1' }],
        notes: [{ key: 'seen', value: [7] }],
      },
    });
    expect(await store().outbox.slot('kat-1', 'lobby')).toEqual({ channelId: 'c1', messageId: 'm1' });
    expect(await store().settings.get('game:kat-1', 'seen')).toEqual([7]);
    await store().outbox.setSlot('kat-1', 'lobby', { channelId: 'c1', messageId: 'm2' });
    expect((await store().outbox.slot('kat-1', 'lobby'))?.messageId).toBe('m2');
    await store().outbox.clearSlot('kat-1', 'lobby');
    expect(await store().outbox.slot('kat-1', 'lobby')).toBeUndefined();
  });

  test('of a message that no longer waits nothing is remembered: somebody else has delivered it, or its game is gone', async () => {
    await send(message({ kind: 'lobby' }), message({ kind: 'reactionReminder' }));
    const remembering = (messageId: string) => {
      const slots = [{ name: 'lobby', channelId: 'c1', messageId }];
      return { messageId, remembered: { gameId: 'kat-1', slots, notes: [{ key: 'seen', value: messageId }] } };
    };
    const { id: first = 0 } = (await store().outbox.takeDue(lane, 10)) ?? {};
    expect(await store().outbox.markDelivered(first, remembering('m1'))).toBe(true);
    expect(await store().outbox.markDelivered(first, remembering('m2'))).toBe(false);
    expect((await store().outbox.slot('kat-1', 'lobby'))?.messageId).toBe('m1');
    expect(await store().settings.get('game:kat-1', 'seen')).toBe('m1');
    const { id: second = 0 } = (await store().outbox.takeDue(lane, 10)) ?? {};
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'lobby', inputs: 0 } } as const;
    await store().remove({ gameId: 'kat-1', revision, at: 20, withResult: true, audit });
    expect(await store().outbox.markDelivered(second, remembering('m3'))).toBe(false);
    expect(await store().settings.get('game:kat-1', 'seen')).toBeUndefined();
  });
}
