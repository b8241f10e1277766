import type { SessionStore } from '../sessions.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

export function sessionTable({ db, query }: Workshop) {
  const select = query((named: Named<{ id: string }>) =>
    db.selectFrom('sessions').select(['at', 'due_at']).where('game_id', '=', named('id')),
  );
  const put = query((named: Named<{ id: string; at: number; dueAt: number }>) =>
    db
      .insertInto('sessions')
      .values({ game_id: named('id'), at: named('at'), due_at: named('dueAt') })
      .onConflict((conflict) =>
        conflict.column('game_id').doUpdateSet((row) => ({
          at: row.ref('excluded.at'),
          due_at: row.ref('excluded.due_at'),
        })),
      ),
  );
  const drop = query((named: Named<{ id: string }>) => db.deleteFrom('sessions').where('game_id', '=', named('id')));
  const due = query((named: Named<{ now: number }>) =>
    db.selectFrom('sessions').select('game_id').where('due_at', '<=', named('now')).orderBy('due_at'),
  );
  return (session: SqlSession): SessionStore => ({
    async of(id) {
      const row = await first(session.all(select, { id }));
      return row === undefined ? undefined : { at: row.at, dueAt: row.due_at };
    },
    async set(id, agreed) {
      if (agreed === undefined) await session.run(drop, { id });
      else await session.run(put, { id, at: agreed.at, dueAt: agreed.dueAt });
    },
    due: async (now) => (await session.all(due, { now })).map((row) => row.game_id),
  });
}
