import { sql } from 'kysely';
import type { HeldPart, Leases } from '../types.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

/** Clocks of machines differ by less, in milliseconds. */
const slack = 60_000;

export function leaseTable({ db, query }: Workshop) {
  const take = query((named: Named<{ name: string; holder: string; until: number; now: number }>) =>
    db
      .insertInto('leases')
      .values({ name: named('name'), holder: named('holder'), until: named('until') })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until: row.ref('excluded.until') }))
          .where((row) =>
            row.or([
              row('leases.holder', '=', row.ref('excluded.holder')),
              row('leases.until', '<=', named('now')),
              // It was taken before the clock was set back, for as long as this one is taken for.
              row('leases.until', '>', row(row.ref('excluded.until'), '+', row.lit(slack))),
            ]),
          ),
      )
      .returning('name'),
  );
  const shorten = query(
    (named: Named<{ beginning: string; length: number; latest: number; until: number }>) => sql`
    update leases set until = ${named('until')}
    where substr(name, 1, ${named('length')}) = ${named('beginning')} and until > ${named('latest')}`,
  );
  const release = query((named: Named<{ holder: string; name: string }>) =>
    db.deleteFrom('leases').where('name', '=', named('name')).where('holder', '=', named('holder')),
  );
  const held = query(
    (named: Named<{ beginning: string; length: number; now: number }>) => sql<HeldPart>`
    select name, holder, until from leases
    where substr(name, 1, ${named('length')}) = ${named('beginning')} and until > ${named('now')} order by name`,
  );
  const releaseAll = query((named: Named<{ holder: string }>) =>
    db.deleteFrom('leases').where('holder', '=', named('holder')),
  );
  return (session: SqlSession): Leases => ({
    take: async (name, holder, until, now) =>
      (await first(session.all(take, { name, holder, until, now }))) !== undefined,
    held: async (beginning, now) => await session.all(held, { beginning, length: beginning.length, now }),
    async shorten(beginning, until) {
      await session.run(shorten, { beginning, length: beginning.length, latest: until + slack, until });
    },
    async release(holder, name) {
      if (name === undefined) await session.run(releaseAll, { holder });
      else await session.run(release, { holder, name });
    },
  });
}
