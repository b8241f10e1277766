import type Database from 'better-sqlite3';
import type { Vitals } from '../vitals.ts';

export function vitalsOf(db: Database.Database): Vitals {
  const games = db.prepare<[string], { n: number }>('SELECT count(*) AS n FROM games WHERE status = ?');
  const waiting = db.prepare<[], { messages: number; first: number | null }>(
    `SELECT count(*) AS messages, min(id) AS first FROM outbox WHERE state = 'waiting'`,
  );
  // By its id alone, so that of all others only the index is read.
  const putAt = db.prepare<[number], { created_at: number }>('SELECT created_at FROM outbox WHERE id = ?');
  const countOf = (status: 'lobby' | 'running'): number => games.get(status)?.n ?? 0;
  return {
    games: async () => ({ lobby: countOf('lobby'), running: countOf('running') }),
    async outbox() {
      const { messages, first } = waiting.get() ?? { messages: 0, first: null };
      return { messages, since: first === null ? undefined : putAt.get(first)?.created_at };
    },
  };
}
