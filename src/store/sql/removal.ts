import { sql } from 'kysely';
import { conflictOver, StoreError } from '../error.ts';
import type { GameId } from '../records.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

/** Deletes whole games. */
export interface Removal {
  /**
   * Removes every row about the game, in whatever table, but its result, and
   * keeps its name from being used again. Within a transaction.
   */
  readonly remove: (id: GameId, revision: number, at: number) => Promise<void>;
  readonly deleted: (id: GameId) => Promise<{ readonly guildId: string; readonly at: number } | undefined>;
}

/** A table whose rows belong to games, and the column that says to which. */
export interface Belonging {
  readonly name: string;
  readonly column: string;
}

/** `belonging`: what does not go by itself with the game that it belongs to. */
export function removalOf({ db, query }: Workshop, belonging: ReadonlyArray<Belonging>) {
  const look = query((named: Named<{ id: string }>) =>
    db.selectFrom('games').select('revision').where('id', '=', named('id')),
  );
  const enter = query(
    (named: Named<{ id: string; at: number }>) =>
      sql`insert into deleted_games (game_id, guild_id, deleted_at) select id, guild_id, ${named('at')} from games where id = ${named('id')}`,
  );
  const select = query((named: Named<{ id: string }>) =>
    db.selectFrom('deleted_games').select(['guild_id', 'deleted_at']).where('game_id', '=', named('id')),
  );
  const settings = query((named: Named<{ scope: string }>) =>
    db.deleteFrom('settings').where('scope', '=', named('scope')),
  );
  const audit = query(
    (named: Named<{ id: string }>) => sql`delete from audit where game_id = ${named('id')} and kind <> 'deleted'`,
  );
  const tables = belonging.map(({ name, column }) =>
    query(
      (named: Named<{ id: string }>) => sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${named('id')}`,
    ),
  );
  const game = query((named: Named<{ id: string }>) => db.deleteFrom('games').where('id', '=', named('id')));
  return (session: SqlSession): Removal => ({
    async deleted(id) {
      const row = await first(session.all(select, { id }));
      return row === undefined ? undefined : { guildId: row.guild_id, at: row.deleted_at };
    },
    async remove(id, revision, at) {
      const found = await first(session.all(look, { id }));
      if (found === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
      if (found.revision !== revision) throw conflictOver(id);
      session.mind.forgetAll();
      await session.run(enter, { id, at });
      for (const table of tables) await session.run(table, { id });
      await session.run(audit, { id });
      await session.run(settings, { scope: `game:${id}` });
      await session.run(game, { id });
    },
  });
}
