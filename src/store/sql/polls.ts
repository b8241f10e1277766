import { sql } from 'kysely';
import type { PollStore } from '../polls.ts';
import type { SqlSession } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { ours } from './values.ts';

export function pollTable({ db, query, dialect }: Workshop) {
  const write = query((named: Named<{ id: string; number: number; poll: string; closesAt: number | null }>) =>
    db
      .insertInto('polls')
      .values({ game_id: named('id'), number: named('number'), poll: named('poll'), closes_at: named('closesAt') })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'number']).doUpdateSet((row) => ({
          poll: row.ref('excluded.poll'),
          closes_at: row.ref('excluded.closes_at'),
        })),
      ),
  );
  const select = query((named: Named<{ id: string }>) =>
    db.selectFrom('polls').select('poll').where('game_id', '=', named('id')).orderBy('number'),
  );
  const late = query(
    (named: Named<{ now: number }>) => sql<{ game_id: string }>`
    select distinct game_id from ${dialect.byIndex('polls', 'polls_by_end')} where closes_at <= ${named('now')} order by game_id`,
  );
  return (session: SqlSession): PollStore => ({
    async put(id, poll) {
      const closesAt = poll.ended === undefined ? poll.closesAt : null;
      await session.run(write, { id, number: poll.number, poll: JSON.stringify(poll), closesAt });
    },
    of: async (id) => (await session.all(select, { id })).map(({ poll }) => ours(poll)),
    overdue: async (now) => (await session.all(late, { now })).map((row) => row.game_id),
  });
}
