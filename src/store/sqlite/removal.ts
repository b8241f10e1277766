import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameId } from '../records.ts';

/** Deletes whole games. */
export interface Removal {
  /**
   * Removes every row about the game, in whatever table, but its result, and
   * keeps its name from being used again. Within a transaction.
   */
  remove(id: GameId, revision: number, at: number): void;
  deleted(id: GameId): { readonly guildId: string; readonly at: number } | undefined;
}

export function removalOf(db: Database.Database): Removal {
  const look = db.prepare<[string], { revision: number }>('SELECT revision FROM games WHERE id = ?');
  const enter = db.prepare('INSERT INTO deleted_games (game_id, guild_id, deleted_at) SELECT id, guild_id, ? FROM games WHERE id = ?');
  const select = db.prepare<[string], { guild_id: string; deleted_at: number }>(
    'SELECT guild_id, deleted_at FROM deleted_games WHERE game_id = ?',
  );
  const settings = db.prepare('DELETE FROM settings WHERE scope = ?');
  const audit = db.prepare(`DELETE FROM audit WHERE game_id = ? AND kind <> 'deleted'`);
  const tables = referring(db).map(({ name, column }) => db.prepare(`DELETE FROM "${name}" WHERE "${column}" = ?`));
  const game = db.prepare('DELETE FROM games WHERE id = ?');
  return {
    deleted(id) {
      const row = select.get(id);
      return row === undefined ? undefined : { guildId: row.guild_id, at: row.deleted_at };
    },
    remove(id, revision, at) {
      const found = look.get(id);
      if (found === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
      if (found.revision !== revision) throw new StoreError('conflict', `Game ${id} has changed since revision ${revision}.`);
      enter.run(at, id);
      for (const table of tables) table.run(id);
      audit.run(id);
      settings.run(`game:${id}`);
      game.run(id);
    },
  };
}

/** Every table that belongs to games, as the database itself knows: a table that is added later can't be forgotten. */
function referring(db: Database.Database): ReadonlyArray<{ readonly name: string; readonly column: string }> {
  return db.prepare<[], { name: string; column: string }>(`
    SELECT tables.name AS name, keys."from" AS "column" FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' AND keys."table" = 'games'`).all();
}
