import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paces } from '../../src/app/pace/presets.ts';
import type { GameEvent } from '../../src/store/engineTypes.ts';
import { isStoreError } from '../../src/store/error.ts';
import type { StoreErrorCode } from '../../src/store/error.ts';
import { snapshotsKept } from '../../src/store/types.ts';
import type { TimerRecord } from '../../src/store/timers.ts';
import type { Store } from '../../src/store/types.ts';
import { care } from './careContract.ts';
import { orders } from './ordersContract.ts';
import { forward, lane, message, newGame, options, runningGame, state } from './scene.ts';

export function expectStoreError(work: () => unknown, code: StoreErrorCode): void {
  expect(work).toThrow(expect.toSatisfy((error: unknown) => isStoreError(error, code), code));
}

/** What every store has to do, whatever it is built on. */
export function storeContract(name: string, open: () => Store): void {
  describe(`the store contract: ${name}`, () => {
    let store: Store;
    beforeEach(() => {
      store = open();
    });
    afterEach(() => store.close());

    games(() => store);
    steps(() => store);
    goingBack(() => store);
    history(() => store);
    messages(() => store);
    timers(() => store);
    orders(() => store);
    care(() => store);
    rest(() => store);
  });
}

function games(store: () => Store): void {
  test('a created game is a lobby of revision 1 with everything it was created with', () => {
    store().create(newGame('kat-100'), 17, []);
    expect(store().game('kat-100')).toEqual({
      ...newGame('kat-100'), status: 'lobby', createdAt: 17, changedAt: 17, livelyAt: 17, startedAt: undefined, endedAt: undefined, revision: 1, undone: 0, outcome: undefined, paused: undefined,
    });
  });

  test('the id of a game is taken once', () => {
    store().create(newGame('kat-100'), 1, []);
    expectStoreError(() => store().create(newGame('kat-100', { hostId: 'ben' }), 2, []), 'gameExists');
    expect(store().game('kat-100')?.hostId).toBe('ann');
  });

  test('a change of the record counts the revision on and leaves the rest as it was', () => {
    const before = store().create(newGame('kat-100'), 1, []);
    const seats = [{ kind: 'automatic', name: 'Automatic 1' }, { kind: 'user', userId: 'ben', name: 'Ben' }] as const;
    const after = store().commit({ gameId: 'kat-100', revision: 1, at: 9, game: { seats, hostId: 'ben' }, messages: [] });
    expect(after).toEqual({ ...before, seats, hostId: 'ben', revision: 2, changedAt: 9, livelyAt: 9 });
    expect(store().game('kat-100')).toEqual(after);
  });

  test('a change on an old revision is a conflict and changes nothing', () => {
    store().create(newGame('kat-100'), 1, []);
    const after = store().commit({ gameId: 'kat-100', revision: 1, at: 2, game: { hostId: 'ben' }, messages: [] });
    expectStoreError(() => store().commit({ gameId: 'kat-100', revision: 1, at: 3, game: { hostId: 'cid' }, messages: [message()] }), 'conflict');
    expect(store().game('kat-100')).toEqual(after);
    expect(store().outbox.nextDueAt()).toBeUndefined();
  });

  test('a change of a game that does not exist is refused', () => {
    expectStoreError(() => store().commit({ gameId: 'nobody-1', revision: 1, at: 3, messages: [] }), 'noSuchGame');
  });

  test('games are found by channel, guild, person and status, newest first', () => {
    store().create(newGame('kat-1', { channelId: 'c1' }), 1, []);
    store().create(newGame('kat-2', { channelId: 'c2', seats: [{ kind: 'user', userId: 'ben', name: 'Ben' }] }), 2, []);
    store().create(newGame('kat-3', { channelId: 'c1', guildId: 'other' }), 3, []);
    store().commit({ gameId: 'kat-3', revision: 1, at: 4, game: { status: 'abandoned', endedAt: 4 }, messages: [] });
    const ids = (filter: Parameters<Store['games']>[0]): ReadonlyArray<string> => store().games(filter).map(({ id }) => id);
    expect(ids({})).toEqual(['kat-3', 'kat-2', 'kat-1']);
    expect(ids({ channelId: 'c1' })).toEqual(['kat-3', 'kat-1']);
    expect(ids({ guildId: 'guild' })).toEqual(['kat-2', 'kat-1']);
    expect(ids({ userId: 'ann' })).toEqual(['kat-3', 'kat-1']);
    expect(ids({ userId: 'ann', statuses: ['lobby', 'running'] })).toEqual(['kat-1']);
  });

  test('an outcome and the options come back as they went in', () => {
    runningGame(store(), 'kat-1');
    const outcome = { winner: 'cylons', cause: 'fuel', winners: [1] } as const;
    const chosen = { ...options, expansions: ['pegasus'], players: 5 } as const;
    store().commit({ gameId: 'kat-1', revision: 2, at: 3, game: { status: 'over', endedAt: 3, outcome, options: chosen }, messages: [] });
    expect(store().game('kat-1')).toMatchObject({ status: 'over', endedAt: 3, outcome, options: chosen });
    store().commit({ gameId: 'kat-1', revision: 3, at: 4, game: { status: 'running', endedAt: undefined, outcome: undefined }, messages: [] });
    expect(store().game('kat-1')).toMatchObject({ status: 'running', endedAt: undefined, outcome: undefined });
  });
}

function steps(store: () => Store): void {
  test('a game has no state before it starts, and then the one it was given', () => {
    store().create(newGame('kat-1'), 1, []);
    expect(store().state('kat-1')).toBeUndefined();
    store().commit({ gameId: 'kat-1', revision: 1, at: 2, step: { kind: 'start', seed: 'seed', state: { version: 3, text: '{"a":1}' }, events: [] }, announced: 'told', messages: [] });
    expect(store().state('kat-1')).toEqual({ revision: 2, lastSeq: 0, state: { version: 3, text: '{"a":1}' }, announced: 'told' });
  });

  test('a step forward stores state, inputs, events and messages together', () => {
    runningGame(store(), 'kat-1');
    const event: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
    store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"', { events: [{ seq: 1, turn: 1, event }] }), announced: 'x', messages: [message()] });
    expect(store().state('kat-1')).toEqual({ revision: 3, lastSeq: 1, state: state('"one"'), announced: 'x' });
    expect(store().inputs('kat-1')).toEqual([{ seq: 1, seat: 0, by: 'ann', decisionId: 'd1', choice: ['yes'], secret: false, at: 5, undoneAt: undefined }]);
    expect(store().events('kat-1', { who: 'public' })).toEqual([{ seq: 1, turn: 1, at: 5, event }]);
    expect(store().outbox.takeDue(lane, 5)).toMatchObject({ gameId: 'kat-1', intent: message().intent });
  });

  test('a step of which one part can’t be stored is not stored at all', () => {
    runningGame(store(), 'kat-1');
    const before = store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [] });
    const event: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
    const twice = [1, 2].map(() => ({ seq: 2, seat: 0, by: 'ann', decisionId: 'd2', choice: [], secret: false }));
    const step = forward(2, '"two"', { inputs: twice, events: [{ seq: 2, turn: 1, event }] });
    expect(() => store().commit({ gameId: 'kat-1', revision: 3, at: 6, step, announced: 'new', messages: [message()] })).toThrow();
    expect(store().game('kat-1')).toEqual(before);
    expect(store().state('kat-1')).toMatchObject({ lastSeq: 1, state: state('"one"'), announced: '' });
    expect(store().events('kat-1', { who: 'public' })).toEqual([]);
    expect(store().outbox.nextDueAt()).toBeUndefined();
  });
}

function goingBack(store: () => Store): void {
  const play = (inputs: number, turnOf: (seq: number) => { readonly as: 'lately' | 'turn'; readonly turn: number }): void => {
    runningGame(store(), 'kat-1');
    for (let seq = 1; seq <= inputs; seq += 1) {
      store().commit({ gameId: 'kat-1', revision: seq + 1, at: seq, step: forward(seq, `{"after":${seq}}`, { keep: turnOf(seq) }), messages: [] });
    }
  };

  test('a step back gives the state before an input, byte for byte', () => {
    const text = '{"b":1,"a":[1.5,"ü 🚀"],  "odd": null}';
    runningGame(store(), 'kat-1');
    store().commit({ gameId: 'kat-1', revision: 2, at: 1, step: forward(1, text), messages: [] });
    store().commit({ gameId: 'kat-1', revision: 3, at: 2, step: forward(2, '"two"'), messages: [] });
    store().commit({ gameId: 'kat-1', revision: 4, at: 3, step: { kind: 'back', from: 2 }, messages: [] });
    expect(store().state('kat-1')?.state.text).toBe(text);
  });

  test('what was taken back stays among the inputs, marked, and its number is not used again', () => {
    play(3, (seq) => ({ as: 'lately', turn: seq }));
    const after = store().commit({ gameId: 'kat-1', revision: 5, at: 9, step: { kind: 'back', from: 2 }, messages: [] });
    expect(after).toMatchObject({ undone: 1, revision: 6 });
    expect(store().inputs('kat-1').map(({ seq, undoneAt }) => [seq, undoneAt])).toEqual([[1, undefined], [2, 9], [3, 9]]);
    expect(store().lastInputByPerson('kat-1')?.seq).toBe(1);
    expect(store().state('kat-1')?.lastSeq).toBe(3);
  });

  test('the game goes on after a step back, and can be taken back further', () => {
    play(3, (seq) => ({ as: 'lately', turn: seq }));
    store().commit({ gameId: 'kat-1', revision: 5, at: 9, step: { kind: 'back', from: 3 }, messages: [] });
    store().commit({ gameId: 'kat-1', revision: 6, at: 10, step: forward(4, '"else"'), messages: [] });
    store().commit({ gameId: 'kat-1', revision: 7, at: 11, step: { kind: 'back', from: 4 }, messages: [] });
    store().commit({ gameId: 'kat-1', revision: 8, at: 12, step: { kind: 'back', from: 1 }, messages: [] });
    expect(store().state('kat-1')?.state.text).toBe('"start"');
    expect(store().snapshots('kat-1')).toEqual([]);
  });

  test('the latest states and every start of a turn are kept, and no more', () => {
    const inputs = snapshotsKept + 30;
    play(inputs, (seq) => (seq % 20 === 1 ? { as: 'turn', turn: seq } : { as: 'lately', turn: seq }));
    const kept = store().snapshots('kat-1');
    expect(kept.filter(({ turnStart }) => turnStart).map(({ seq }) => seq)).toEqual([1, 21, 41, 61]);
    expect(kept.filter(({ turnStart }) => !turnStart)).toHaveLength(snapshotsKept);
    expect(kept.at(-1)?.seq).toBe(inputs);
    expect(store().snapshot('kat-1', inputs)?.text).toBe(`{"after":${inputs - 1}}`);
  });

  test('a state that is no longer kept can’t be gone back to, and nothing changes then', () => {
    play(snapshotsKept + 5, () => ({ as: 'lately', turn: 1 }));
    const before = store().game('kat-1');
    expectStoreError(() => store().commit({ gameId: 'kat-1', revision: before?.revision ?? 0, at: 99, step: { kind: 'back', from: 2 }, messages: [message()] }), 'noSnapshot');
    expect(store().game('kat-1')).toEqual(before);
    expect(store().outbox.nextDueAt()).toBeUndefined();
  });
}

function history(store: () => Store): void {
  const publicly: GameEvent = { audience: 'public', except: [1], what: { kind: 'quorumDrawn', seat: 1, count: 1 } };
  const privately: GameEvent = { audience: [1, 2], what: { kind: 'quorumDrawn', seat: 1, count: 1, cards: ['q'] } };
  const later: GameEvent = { audience: 'public', what: { kind: 'sleeperAgentPhase' } };
  const given = (): void => {
    runningGame(store(), 'kat-1');
    const events = [{ seq: 1, turn: 1, event: publicly }, { seq: 1, turn: 1, event: privately }, { seq: 1, turn: 2, event: later }];
    store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"', { events }), messages: [] });
  };
  const seen = (filter: Parameters<Store['events']>[1]): ReadonlyArray<GameEvent> => store().events('kat-1', filter).map(({ event }) => event);

  test('everybody sees the public events only', () => {
    given();
    expect(seen({ who: 'public' })).toEqual([publicly, later]);
  });

  test('a seat sees its own instead of the public version', () => {
    given();
    expect(seen({ who: 1 })).toEqual([privately, later]);
    expect(seen({ who: 2 })).toEqual([publicly, privately, later]);
    expect(seen({ who: 0 })).toEqual([publicly, later]);
  });

  test('events are found by turn, and the last few of them', () => {
    given();
    expect(seen({ who: 'public', turn: 1 })).toEqual([publicly]);
    expect(seen({ who: 'public', last: 1 })).toEqual([later]);
    expect(seen({ who: 1, last: 2 })).toEqual([privately, later]);
  });

  test('events that were taken back are gone', () => {
    given();
    store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: { kind: 'back', from: 1 }, messages: [] });
    expect(seen({ who: 1 })).toEqual([]);
  });

  test('the last input by a person is not an automatic one', () => {
    runningGame(store(), 'kat-1');
    store().commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [] });
    const inputs = [2, 3].map((seq) => ({ seq, seat: 1, by: 'automatic', decisionId: `d${seq}`, choice: [], secret: false }));
    store().commit({ gameId: 'kat-1', revision: 3, at: 6, step: forward(2, '"two"', { inputs }), messages: [] });
    expect(store().state('kat-1')?.lastSeq).toBe(3);
    expect(store().lastInputByPerson('kat-1')?.seq).toBe(1);
  });
}

function messages(store: () => Store): void {
  const send = (...sent: ReadonlyArray<ReturnType<typeof message>>): void => {
    const known = store().game('kat-1') ?? store().create(newGame('kat-1'), 0, []);
    store().commit({ gameId: 'kat-1', revision: known.revision, at: 10, messages: sent });
  };
  const log = (turn: number, to = lane): ReturnType<typeof message> => message({ kind: 'log', turn, events: [] }, to);
  const turnOf = (row: ReturnType<Store['outbox']['takeDue']>): number | undefined => (row?.intent.kind === 'log' ? row.intent.turn : undefined);

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

function timers(store: () => Store): void {
  const timer = (change: Partial<TimerRecord> = {}): TimerRecord => ({ seat: 0, decisionId: 'd1', userId: 'ann', secret: false, attempt: 0, spent: 0, countedAt: 10, due: { at: 100, kind: 'remind' }, ...change });
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
    store().timers.makeUp({ seenAt: 500, shift: 450, timers: new Map([['kat-1', [timer({ spent: 40, countedAt: 500, due: { at: 560, kind: 'remind' } })]]]) });
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
    const seats = [{ kind: 'user', userId: 'dee', name: 'Dee', standsInFor: { userId: 'ann', name: 'Ann', until: 77 } }, { kind: 'automatic', name: 'Automatic 1', standsInFor: { userId: 'ben', name: 'Ben', until: 99 } }] as const;
    store().commit({ gameId: 'kat-1', revision: 2, at: 10, game: { seats }, messages: [] });
    expect(store().game('kat-1')?.seats).toEqual(seats);
    expect(store().games({ userId: 'ann' })).toEqual([]);
    expect(store().games({ ownerId: 'ann' }).map(({ id }) => id)).toEqual(['kat-1']);
    expect(store().games({ userId: 'dee' }).map(({ id }) => id)).toEqual(['kat-1']);
    expect(store().timers.returningGames(76)).toEqual([]);
    expect(store().timers.returningGames(77)).toEqual(['kat-1']);
  });
}

function rest(store: () => Store): void {
  test('settings are kept by scope and key, and cleared', () => {
    const { settings } = store();
    settings.set('user:ann', 'orders', { never: ['roll'] });
    settings.set('user:ben', 'orders', false);
    expect(settings.get('user:ann', 'orders')).toEqual({ never: ['roll'] });
    expect(settings.get('user:ben', 'orders')).toBe(false);
    expect(settings.get('user:ben', 'other')).toBeUndefined();
    settings.clear('user:ann', 'orders');
    settings.set('user:ben', 'orders', undefined);
    expect([settings.get('user:ann', 'orders'), settings.get('user:ben', 'orders')]).toEqual([undefined, undefined]);
  });

  test('pruning forgets the kept states of games that ended long ago, and leaves what still waits', () => {
    for (const id of ['old-1', 'new-1']) {
      runningGame(store(), id);
      store().commit({ gameId: id, revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
    }
    store().commit({ gameId: 'old-1', revision: 3, at: 100, game: { status: 'over', endedAt: 100 }, messages: [] });
    store().prune(200);
    expect(store().snapshots('old-1')).toEqual([]);
    expect(store().snapshots('new-1')).toHaveLength(1);
    expect(store().state('old-1')?.state.text).toBe('"one"');
    expect(store().outbox.takeDue(lane, 200)).toMatchObject({ gameId: 'old-1' });
  });
}
