import type Database from 'better-sqlite3';
import type { NoteStore, SuspicionLevel } from './synchronous.ts';
import { nullable, optional } from './values.ts';

interface SuspicionRow {
  seat: number;
  level: SuspicionLevel | null;
  text: string;
}

export function noteTable(db: Database.Database): NoteStore {
  const suspicions = db.prepare<[string, string], SuspicionRow>(
    'SELECT seat, level, text FROM suspicions WHERE game_id = ? AND user_id = ? ORDER BY seat',
  );
  const put = db.prepare('INSERT OR REPLACE INTO suspicions (game_id, user_id, seat, level, text, at) VALUES (?, ?, ?, ?, ?, ?)');
  const drop = db.prepare('DELETE FROM suspicions WHERE game_id = ? AND user_id = ? AND seat = ?');
  const notebook = db.prepare<[string, string], { text: string; shown_at: number | null }>(
    'SELECT text, shown_at FROM notebooks WHERE game_id = ? AND user_id = ?',
  );
  const write = db.prepare(`INSERT INTO notebooks (game_id, user_id, text, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (game_id, user_id) DO UPDATE SET text = excluded.text, at = excluded.at`);
  const show = db.prepare(`INSERT INTO notebooks (game_id, user_id, shown_at, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (game_id, user_id) DO UPDATE SET shown_at = excluded.shown_at`);
  return {
    of: (id, userId) => {
      const book = notebook.get(id, userId);
      return {
        suspicions: suspicions.all(id, userId).map(({ seat, level, text }) => ({ seat, level: optional(level), text })),
        notebook: book?.text ?? '',
        shownAt: optional(book?.shown_at ?? null),
      };
    },
    suspect(id, userId, { seat, level, text }, at) {
      if (level === undefined && text === '') drop.run(id, userId, seat);
      else put.run(id, userId, seat, nullable(level), text, at);
    },
    write: (id, userId, text, at) => void write.run(id, userId, text, at),
    markShown: (id, userId, at) => void show.run(id, userId, at, at),
  };
}
