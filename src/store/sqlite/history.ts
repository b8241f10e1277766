import type Database from 'better-sqlite3';
import type { GameId, InputRecord } from '../records.ts';
import type { EventFilter, EventRecord, NewEvent, NewInput } from './synchronous.ts';
import { nullable, optional, ours } from './values.ts';

interface InputRow {
  seq: number;
  seat: number;
  given_by: string;
  decision_id: string;
  choice: string;
  secret: number;
  at: number;
  undone_at: number | null;
}

interface EventRow {
  seq: number;
  turn: number;
  event: string;
  at: number;
}

/** What was answered and what happened: both only grow. */
export interface HistoryTable {
  addInputs(id: GameId, inputs: ReadonlyArray<NewInput>, at: number): void;
  addEvents(id: GameId, events: ReadonlyArray<NewEvent>, at: number): void;
  /** Marks input `from` and all after it, with their events, as taken back. */
  takeBack(id: GameId, from: number, at: number): void;
  inputs(id: GameId): ReadonlyArray<InputRecord>;
  events(id: GameId, filter: EventFilter): ReadonlyArray<EventRecord>;
}

export function historyTable(db: Database.Database): HistoryTable {
  const addInput = db.prepare('INSERT INTO inputs (game_id, seq, seat, given_by, decision_id, choice, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const addEvent = db.prepare(`
    INSERT INTO events (game_id, seq, place, turn, audience, excluded, event, at) VALUES (:id, :seq,
      (SELECT count(*) FROM events WHERE game_id = :id AND seq = :seq), :turn, :audience, :excluded, :event, :at)`);
  const takeBackInputs = db.prepare('UPDATE inputs SET undone_at = ? WHERE game_id = ? AND seq >= ? AND undone_at IS NULL');
  const takeBackEvents = db.prepare('UPDATE events SET undone = 1 WHERE game_id = ? AND seq >= ? AND undone = 0');
  const allInputs = db.prepare<[string], InputRow>('SELECT * FROM inputs WHERE game_id = ? ORDER BY seq');
  const selectEvents = db.prepare<[Record<string, string | number | null>], EventRow>(`
    SELECT seq, turn, event, at FROM events
    WHERE game_id = :id AND (:turn IS NULL OR turn = :turn) AND (:from IS NULL OR seq >= :from)
      AND CASE WHEN :undoneAt IS NULL THEN undone = 0 ELSE seq IN (SELECT seq FROM inputs WHERE game_id = :id AND undone_at = :undoneAt) END
      AND (:all = 1 OR audience IS NULL OR :seat IN (SELECT value FROM json_each(audience)))
      AND (excluded IS NULL OR :seat IS NULL OR :seat NOT IN (SELECT value FROM json_each(excluded)))
    ORDER BY seq DESC, place DESC LIMIT :last`);

  return {
    addInputs(id, inputs, at) {
      for (const { seq, seat, by, decisionId, choice, secret } of inputs)
        addInput.run(id, seq, seat, by, decisionId, JSON.stringify(choice), secret ? 1 : 0, at);
    },
    addEvents(id, events, at) {
      for (const { seq, turn, event } of events) {
        const audience = event.audience === 'public' ? null : JSON.stringify(event.audience);
        const excluded = event.except === undefined ? null : JSON.stringify(event.except);
        addEvent.run({ id, seq, turn, audience, excluded, event: JSON.stringify(event), at });
      }
    },
    takeBack(id, from, at) {
      takeBackInputs.run(at, id, from);
      takeBackEvents.run(id, from);
    },
    inputs: (id) => allInputs.all(id).map(inputOf),
    events(id, { who, turn, last, from, undoneAt }) {
      const rows = selectEvents.all({
        id,
        all: who === 'all' ? 1 : 0,
        seat: typeof who === 'number' ? who : null,
        turn: nullable(turn),
        from: nullable(from),
        undoneAt: nullable(undoneAt),
        last: last ?? -1,
      });
      return rows.reverse().map((row) => ({ seq: row.seq, turn: row.turn, at: row.at, event: ours(row.event) }));
    },
  };
}

function inputOf(row: InputRow): InputRecord {
  return {
    seq: row.seq,
    seat: row.seat,
    by: row.given_by,
    decisionId: row.decision_id,
    choice: ours(row.choice),
    secret: row.secret === 1,
    at: row.at,
    undoneAt: optional(row.undone_at),
  };
}
