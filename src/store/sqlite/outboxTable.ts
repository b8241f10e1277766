import type Database from 'better-sqlite3';
import type { Intent, IntentKind, Lane, Outbox, OutboxRow, Slot } from '../outbox.ts';
import type { ChannelId, GameId } from '../records.ts';
import type { NewMessage } from '../types.ts';
import { withNumbers } from './playerNames.ts';
import { relaxed } from './relaxed.ts';
import { nullable, ours } from './values.ts';

/** Kinds that describe the latest state: a newer one makes one that still waits superfluous. */
const LATEST_ONLY: ReadonlyArray<IntentKind> = ['lobby', 'question', 'sheet', 'asked'];

type LogIntent = Extract<Intent, { readonly kind: 'log' | 'privateLog' }>;
/** They show how things stand when they are sent. */
const showingNow: ReadonlyArray<IntentKind> = ['picture', 'question', 'sheet', 'asked'];

export interface OutboxTable extends Outbox {
  put(gameId: GameId, messages: ReadonlyArray<NewMessage>, at: number, due?: number): void;
  /** When messages of a change are due (`Change.tellBy`). Lets those go that have waited for it. */
  due(gameId: GameId, at: number, tellBy: number | undefined): number;
  /** What waits for any channel of a game waits for this one from now on. */
  redirect(gameId: GameId, channelId: ChannelId, at: number): void;
  /** What waits of a game is about to change or to go. */
  touch(gameId: GameId): void;
}

interface WaitingRow {
  id: number;
  game_id: string;
  intent: string;
  attempts: number;
  next_attempt_at: number;
  created_at: number;
}

/**
 * `instance` tells this database's messages from those of any other. What was done about a message is written without
 * waiting for the disk: should a power cut take that back, the message counts as one that may have arrived.
 */
export function outboxTable(db: Database.Database, instance: string, now: () => number): OutboxTable {
  const insert = db.prepare('INSERT INTO outbox (game_id, lane, kind, intent, next_attempt_at, created_at) VALUES (:gameId, :lane, :kind, :intent, :due, :at)');
  // One that was tried already may be on its way: it stays, and the newer one edits it.
  const supersede = db.prepare(`
    UPDATE outbox SET state = 'replaced', intent = NULL, done_at = :at
    WHERE lane = :lane AND game_id = :gameId AND kind = :kind AND state = 'waiting' AND attempts = 0`);
  // What was told last and is still to be sent.
  const lastTold = db.prepare<[string, string], { id: number; kind: IntentKind; intent: string }>(`
    SELECT id, kind, intent FROM outbox
    WHERE lane = ? AND game_id = ? AND state = 'waiting' AND attempts = 0 AND kind NOT IN (${showingNow.map((kind) => `'${kind}'`).join(', ')})
    ORDER BY id DESC LIMIT 1`);
  const rewrite = db.prepare('UPDATE outbox SET intent = ? WHERE id = ?');
  // From lane to lane in the index, however much waits in each.
  const heads = db.prepare<[], { lane: Lane; next_attempt_at: number }>(`
    WITH RECURSIVE lanes (lane) AS (
      SELECT min(lane) FROM outbox WHERE state = 'waiting'
      UNION ALL SELECT (SELECT min(lane) FROM outbox WHERE state = 'waiting' AND lane > lanes.lane) FROM lanes WHERE lane IS NOT NULL
    )
    SELECT lane, next_attempt_at FROM outbox
    WHERE id IN (SELECT (SELECT min(id) FROM outbox WHERE state = 'waiting' AND lane = lanes.lane) FROM lanes) ORDER BY id`);
  const head = db.prepare<[Lane], WaitingRow>(`
    SELECT id, game_id, intent, attempts, next_attempt_at, created_at
    FROM outbox WHERE lane = ? AND state = 'waiting' ORDER BY id LIMIT 1`);
  const lanesOf = db.prepare<[string], { lane: Lane }>(`SELECT DISTINCT lane FROM outbox WHERE game_id = ? AND state = 'waiting'`);
  const newer = db.prepare<[string, string, string, number], { id: number }>(`
    SELECT id FROM outbox WHERE lane = ? AND game_id = ? AND kind = ? AND state = 'waiting' AND id > ? LIMIT 1`);
  const countAttempt = db.prepare('UPDATE outbox SET attempts = attempts + 1 WHERE id = ?');
  const redirect = db.prepare(`UPDATE outbox SET lane = :lane, next_attempt_at = :at WHERE game_id = :gameId AND state = 'waiting' AND lane LIKE 'channel:%'`);
  const gameOf = db.prepare<[number], { game_id: string }>('SELECT game_id FROM outbox WHERE id = ?');
  const delivered = db.prepare(`UPDATE outbox SET state = 'delivered', intent = NULL, message_id = ?, error = NULL, done_at = ? WHERE id = ? AND state = 'waiting'`);
  const failed = db.prepare(`UPDATE outbox SET next_attempt_at = ?, error = ? WHERE id = ? AND state = 'waiting'`);
  const givenUp = db.prepare(`UPDATE outbox SET state = 'givenUp', intent = NULL, error = ?, done_at = ? WHERE id = ? AND state = 'waiting'`);
  const getSlot = db.prepare<[string, string], { channel_id: string; message_id: string }>(
    'SELECT channel_id, message_id FROM slots WHERE game_id = ? AND name = ?',
  );
  const slotIn = db.prepare<{ channelId: string; beginning: string }, { game_id: string; name: string }>(
    'SELECT game_id, name FROM slots WHERE channel_id = :channelId AND substr(name, 1, length(:beginning)) = :beginning',
  );
  const putSlot = db.prepare('INSERT OR REPLACE INTO slots (game_id, name, channel_id, message_id) VALUES (?, ?, ?, ?)');
  const dropSlot = db.prepare('DELETE FROM slots WHERE game_id = ? AND name = ?');

  // One that was tried already waits for another reason.
  const letGo = db.prepare(`
    UPDATE outbox SET next_attempt_at = :at WHERE game_id = :gameId AND state = 'waiting' AND attempts = 0 AND next_attempt_at > :at`);
  // In memory alone: forgotten, they wait as long as they were to at most.
  const waitsUntil = new Map<GameId, number>();

  // Nobody knows how far an earlier run has come with what it left waiting.
  db.prepare(`UPDATE outbox SET attempts = 1 WHERE state = 'waiting' AND attempts = 0`).run();

  const changed = new Set<Lane>();
  const touch = (gameId: GameId): void => { for (const { lane } of lanesOf.all(gameId)) changed.add(lane); };
  const setSlot = (gameId: GameId, name: string, slot: Slot): void => void putSlot.run(gameId, name, slot.channelId, slot.messageId);
  const countOne = relaxed(db, (id: number) => countAttempt.run(id));
  const markDelivered = db.transaction((id: number, sent: Parameters<Outbox['markDelivered']>[1]) => {
    const row = gameOf.get(id);
    if (row === undefined) return;
    const messageId = sent?.messageId ?? sent?.slot?.messageId;
    delivered.run(nullable(messageId), now(), id);
    if (sent?.slot !== undefined) setSlot(row.game_id, sent.slot.name, sent.slot);
  });

  /** Whether the lines of a turn go with those of the same turn that still wait. */
  const toldWithLast = (lane: Lane, gameId: GameId, intent: Intent): boolean => {
    if (intent.kind !== 'log' && intent.kind !== 'privateLog') return false;
    const waiting = lastTold.get(lane, gameId);
    if (waiting?.kind !== intent.kind) return false;
    const told = ours<LogIntent>(waiting.intent);
    if (told.turn !== intent.turn || !isForSameSeat(told, intent)) return false;
    rewrite.run(JSON.stringify({ ...told, events: [...told.events, ...intent.events] } satisfies LogIntent), waiting.id);
    return true;
  };

  const put: OutboxTable['put'] = (gameId, messages, at, due = at) => {
    for (const { lane, intent } of messages) {
      const { kind } = intent;
      if (LATEST_ONLY.includes(kind)) supersede.run({ lane, gameId, kind, at });
      changed.add(lane);
      if (!toldWithLast(lane, gameId, intent)) insert.run({ gameId, lane, kind, intent: JSON.stringify(intent), at, due });
    }
  };

  const due: OutboxTable['due'] = (gameId, at, tellBy) => {
    const waiting = waitsUntil.get(gameId);
    if (tellBy === undefined) {
      if (waitsUntil.delete(gameId)) {
        touch(gameId);
        letGo.run({ gameId, at });
      }
      return at;
    }
    const until = waiting !== undefined && waiting > at ? waiting : tellBy;
    waitsUntil.set(gameId, until);
    return until;
  };

  return {
    due,
    redirect(gameId, channelId, at) {
      touch(gameId);
      redirect.run({ gameId, lane: `channel:${channelId}`, at });
      changed.add(`channel:${channelId}`);
    },
    touch,
    put,
    add: db.transaction(({ gameId, lane }: Pick<OutboxRow, 'gameId' | 'lane'>, intents: ReadonlyArray<Intent>) => {
      put(gameId, intents.map((intent) => ({ lane, intent })), now());
    }),
    dueLanes: (at) => heads.all().filter((row) => row.next_attempt_at <= at).map((row) => row.lane),
    nextDueAt(lane) {
      if (lane !== undefined) return head.get(lane)?.next_attempt_at;
      const times = heads.all().map((row) => row.next_attempt_at);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    changedLanes() {
      const lanes = [...changed];
      changed.clear();
      return lanes;
    },
    takeDue(lane, at): OutboxRow | undefined {
      const row = head.get(lane);
      if (row === undefined || row.next_attempt_at > at) return undefined;
      countOne(row.id);
      return {
        id: row.id,
        gameId: row.game_id,
        lane,
        intent: ours(row.intent, withNumbers),
        nonce: `${instance}-${row.id.toString(36)}`,
        attempts: row.attempts + 1,
        createdAt: row.created_at,
      };
    },
    newerWaits: ({ id, lane, gameId, intent }) => newer.get(lane, gameId, intent.kind, id) !== undefined,
    markDelivered: relaxed(db, (id, sent) => markDelivered(id, sent)),
    markFailed: relaxed(db, (id, retryAt, error) => void failed.run(retryAt, error, id)),
    giveUp: relaxed(db, (id, reason) => void givenUp.run(reason, now(), id)),
    slot(gameId, name) {
      const row = getSlot.get(gameId, name);
      return row === undefined ? undefined : { channelId: row.channel_id, messageId: row.message_id };
    },
    slotIn(channelId, beginning) {
      const row = slotIn.get({ channelId, beginning });
      return row === undefined ? undefined : { gameId: row.game_id, rest: row.name.slice(beginning.length) };
    },
    setSlot: relaxed(db, setSlot),
    clearSlot: relaxed(db, (gameId, name) => void dropSlot.run(gameId, name)),
  };
}

function isForSameSeat(one: LogIntent, other: LogIntent): boolean {
  return one.kind === 'log' || other.kind === 'log' || (one.seat === other.seat && one.userId === other.userId);
}
