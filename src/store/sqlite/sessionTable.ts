import type Database from 'better-sqlite3';
import type { Sessions } from './synchronous.ts';

export function sessionTable(db: Database.Database): Sessions {
  const select = db.prepare<[string], { at: number; due_at: number }>('SELECT at, due_at FROM sessions WHERE game_id = ?');
  const put = db.prepare('INSERT OR REPLACE INTO sessions (game_id, at, due_at) VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM sessions WHERE game_id = ?');
  const due = db.prepare<[number], { game_id: string }>('SELECT game_id FROM sessions WHERE due_at <= ? ORDER BY due_at');
  return {
    of(id) {
      const row = select.get(id);
      return row === undefined ? undefined : { at: row.at, dueAt: row.due_at };
    },
    set: (id, session) => void (session === undefined ? drop.run(id) : put.run(id, session.at, session.dueAt)),
    due: (now) => due.all(now).map((row) => row.game_id),
  };
}
