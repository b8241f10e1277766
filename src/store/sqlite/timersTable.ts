import type Database from 'better-sqlite3';
import type { GameId } from '../records.ts';
import type { MadeUp, TimerKind, TimerRecord, Timers } from './synchronous.ts';
import type { Settings } from './synchronous.ts';
import { relaxed } from './relaxed.ts';

export interface TimersTable extends Timers {
  /** Replaces all timers of a game. */
  replace(id: GameId, timers: ReadonlyArray<TimerRecord>): void;
}

interface TimerRow {
  seat: number;
  decision_id: string;
  user_id: string;
  secret: number;
  attempt: number;
  spent: number;
  counted_at: number;
  due_at: number | null;
  next: TimerKind | null;
}

const SEEN = 'seenAt';

export function timersTable(db: Database.Database, settings: Settings): TimersTable {
  const ofGame = db.prepare<[string], TimerRow>(`
    SELECT seat, decision_id, user_id, secret, attempt, spent, counted_at, due_at, next
    FROM timers WHERE game_id = ? ORDER BY seat, decision_id`);
  // Left alone, SQLite reads all timers in the order of their games.
  const due = db.prepare<[number], { game_id: string }>(`
    SELECT game_id FROM timers INDEXED BY timers_due WHERE due_at <= ? GROUP BY game_id ORDER BY min(due_at), game_id`);
  const waiting = db.prepare<[], { game_id: string }>('SELECT DISTINCT game_id FROM timers ORDER BY game_id');
  const lifeless = db.prepare<[number], { game_id: string }>(`
    SELECT id AS game_id FROM games
    WHERE status IN ('lobby', 'running') AND pace ->> '$.archiveAfter' > 0 AND lively_at + (pace ->> '$.archiveAfter') * 86400000 <= ?
    ORDER BY lively_at, id`);
  const returning = db.prepare<[number], { game_id: string }>(`
    SELECT DISTINCT game_id FROM seats JOIN games ON games.id = seats.game_id
    WHERE away_until <= ? AND games.status = 'running' ORDER BY game_id`);
  const clear = db.prepare('DELETE FROM timers WHERE game_id = ?');
  const insert = db.prepare(`
    INSERT INTO timers (game_id, seat, decision_id, user_id, secret, attempt, spent, counted_at, due_at, next)
    VALUES (:id, :seat, :decisionId, :userId, :secret, :attempt, :spent, :countedAt, :dueAt, :next)`);
  const shiftLife = db.prepare(`UPDATE games SET lively_at = lively_at + ? WHERE status IN ('lobby', 'running')`);

  const replace = (id: GameId, timers: ReadonlyArray<TimerRecord>): void => {
    clear.run(id);
    for (const { due: next, secret, ...timer } of timers)
      insert.run({ id, ...timer, secret: secret ? 1 : 0, dueAt: next?.at ?? null, next: next?.kind ?? null });
  };
  const makeUp = db.transaction(({ seenAt, timers, shift }: MadeUp) => {
    for (const [id, rows] of timers) replace(id, rows);
    shiftLife.run(shift);
    settings.set('bot', SEEN, seenAt);
  });

  return {
    replace,
    ofGame: (id) => ofGame.all(id).map(recordOf),
    dueGames: (now) => due.all(now).map(({ game_id }) => game_id),
    waitingGames: () => waiting.all().map(({ game_id }) => game_id),
    lifelessGames: (now) => lifeless.all(now).map(({ game_id }) => game_id),
    returningGames: (now) => returning.all(now).map(({ game_id }) => game_id),
    seenAt() {
      const stored = settings.get('bot', SEEN);
      return typeof stored === 'number' ? stored : undefined;
    },
    // Should a power cut take it back, the bot counts as away for a little longer.
    see: relaxed(db, (now) => settings.set('bot', SEEN, now)),
    makeUp(change) {
      makeUp.immediate(change);
    },
  };
}

function recordOf(row: TimerRow): TimerRecord {
  return {
    seat: row.seat,
    decisionId: row.decision_id,
    userId: row.user_id,
    secret: row.secret === 1,
    attempt: row.attempt,
    spent: row.spent,
    countedAt: row.counted_at,
    due: row.due_at === null || row.next === null ? undefined : { at: row.due_at, kind: row.next },
  };
}
