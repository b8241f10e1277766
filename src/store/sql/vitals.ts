import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Vitals } from '../vitals.ts';
import type { SqlSession } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

export function vitalTable({ db, query }: Workshop) {
  const games = query(
    (named: Named<{ status: 'lobby' | 'running' }>) =>
      sql<{ n: number }>`select count(*) as n from games where status = ${named('status')}`,
  );
  // Written out: else the index of what waits could not be used.
  const waiting = query(
    () =>
      sql<{
        messages: number;
        first: number | null;
      }>`select count(*) as messages, min(id) as first from outbox where state = 'waiting'`,
  );
  // By its id alone, so that of all others only the index is read.
  const putAt = query((named: Named<{ id: number }>) =>
    db.selectFrom('outbox').select('created_at').where('id', '=', named('id')),
  );
  const trial = query((named: Named<{ value: string }>) =>
    db
      .insertInto('settings')
      .values({ scope: 'bot', key: 'trial', value: named('value') })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      ),
  );
  return (session: SqlSession): Vitals => {
    const countOf = async (status: 'lobby' | 'running'): Promise<number> =>
      (await session.all(games, { status }))[0]?.n ?? 0;
    return {
      games: async () => ({ lobby: await countOf('lobby'), running: await countOf('running') }),
      write: async (bytes) => {
        await session.run(trial, { value: JSON.stringify(randomBytes(bytes / 2).toString('hex')) });
      },
      async outbox() {
        const [found] = await session.all(waiting, {});
        const first = found?.first ?? undefined;
        const since = first === undefined ? undefined : (await session.all(putAt, { id: first }))[0]?.created_at;
        return { messages: found?.messages ?? 0, since };
      },
    };
  };
}
