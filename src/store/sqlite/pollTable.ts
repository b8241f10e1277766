import type Database from 'better-sqlite3';
import type { PollStore } from './synchronous.ts';
import { ours } from './values.ts';

export function pollTable(db: Database.Database): PollStore {
  const write = db.prepare('INSERT OR REPLACE INTO polls (game_id, number, poll, closes_at) VALUES (?, ?, ?, ?)');
  const select = db.prepare<[string], { poll: string }>('SELECT poll FROM polls WHERE game_id = ? ORDER BY number');
  const late = db.prepare<[number], { game_id: string }>('SELECT DISTINCT game_id FROM polls INDEXED BY polls_by_end WHERE closes_at <= ? ORDER BY game_id');
  return {
    put: (id, poll) => void write.run(id, poll.number, JSON.stringify(poll), poll.ended === undefined ? poll.closesAt : null),
    of: (id) => select.all(id).map(({ poll }) => ours(poll)),
    overdue: (now) => late.all(now).map((row) => row.game_id),
  };
}
