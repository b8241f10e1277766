import type Database from 'better-sqlite3';
import type { AuditPage, Deed, DeedKind, NewAuditEntry } from '../audit.ts';
import type { GameId } from '../records.ts';
import { withNumbers } from './playerNames.ts';
import { ours } from './values.ts';

interface AuditRow {
  id: number;
  game_id: string;
  at: number;
  by_id: string;
  by_name: string;
  deed: string;
}

/** Who did what to a game; only grows. */
export interface AuditTable {
  add(id: GameId, entries: ReadonlyArray<NewAuditEntry>, at: number): void;
  page(id: GameId, first: number, count: number): AuditPage;
  has(id: GameId, kind: DeedKind): boolean;
}

export function auditTable(db: Database.Database): AuditTable {
  const insert = db.prepare('INSERT INTO audit (game_id, at, by_id, by_name, kind, deed) VALUES (?, ?, ?, ?, ?, ?)');
  const select = db.prepare<[string, number, number], AuditRow>(
    'SELECT id, game_id, at, by_id, by_name, deed FROM audit WHERE game_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
  );
  const count = db.prepare<[string], { total: number }>('SELECT count(*) AS total FROM audit WHERE game_id = ?');
  const one = db.prepare<[string, DeedKind], { id: number }>('SELECT id FROM audit WHERE game_id = ? AND kind = ? LIMIT 1');
  return {
    has: (id, kind) => one.get(id, kind) !== undefined,
    add(id, entries, at) {
      for (const { by, deed } of entries) insert.run(id, at, by.id, by.name, deed.kind, JSON.stringify(deed));
    },
    page(id, first, most) {
      const rows = select.all(id, most, first);
      return {
        entries: rows.map((row) => ({
          id: row.id,
          gameId: row.game_id,
          at: row.at,
          by: { id: row.by_id, name: row.by_name },
          deed: ours<Deed>(row.deed, withNumbers),
        })),
        total: count.get(id)?.total ?? 0,
      };
    },
  };
}
