import type Database from 'better-sqlite3';
import type { GameId, Spectator } from '../records.ts';
import type { Change } from './synchronous.ts';

/** Who looks on. */
export interface SpectatorTable {
  change(id: GameId, change: NonNullable<Change['spectators']>, at: number): void;
  of(id: GameId): ReadonlyArray<Spectator>;
}

export function spectatorTable(db: Database.Database): SpectatorTable {
  const insert = db.prepare('INSERT OR REPLACE INTO spectators (game_id, user_id, name, at) VALUES (?, ?, ?, ?)');
  const drop = db.prepare('DELETE FROM spectators WHERE game_id = ? AND user_id = ?');
  const select = db.prepare<[string], { user_id: string; name: string }>(
    'SELECT user_id, name FROM spectators WHERE game_id = ? ORDER BY at, user_id',
  );
  return {
    change(id, { add, remove }, at) {
      if (remove !== undefined) drop.run(id, remove);
      if (add !== undefined) insert.run(id, add.userId, add.name, at);
    },
    of: (id) => select.all(id).map((row) => ({ userId: row.user_id, name: row.name })),
  };
}
