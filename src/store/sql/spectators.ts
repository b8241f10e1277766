import type { GameId, Spectator } from '../records.ts';
import type { GameChange } from '../types.ts';
import type { SqlSession } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

/** The spectators of games. */
export interface SpectatorTable {
  readonly change: (id: GameId, change: NonNullable<GameChange['spectators']>, at: number) => Promise<void>;
  readonly of: (id: GameId) => Promise<ReadonlyArray<Spectator>>;
}

export function spectatorTable({ db, query }: Workshop) {
  const insert = query((named: Named<{ id: string; userId: string; name: string; at: number }>) =>
    db
      .insertInto('spectators')
      .values({ game_id: named('id'), user_id: named('userId'), name: named('name'), at: named('at') })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'user_id']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          at: row.ref('excluded.at'),
        })),
      ),
  );
  const drop = query((named: Named<{ id: string; userId: string }>) =>
    db.deleteFrom('spectators').where('game_id', '=', named('id')).where('user_id', '=', named('userId')),
  );
  const select = query((named: Named<{ id: string }>) =>
    db
      .selectFrom('spectators')
      .select(['user_id', 'name'])
      .where('game_id', '=', named('id'))
      .orderBy('at')
      .orderBy('user_id'),
  );
  return (session: SqlSession): SpectatorTable => ({
    async change(id, { add, remove }, at) {
      if (remove !== undefined) await session.run(drop, { id, userId: remove });
      if (add !== undefined) await session.run(insert, { id, userId: add.userId, name: add.name, at });
    },
    of: async (id) => (await session.all(select, { id })).map((row) => ({ userId: row.user_id, name: row.name })),
  });
}
