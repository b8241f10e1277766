import { sql } from 'kysely';
import type { Held, Leases } from '../types.ts';
import type { Session } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

export function leaseTable({ db, query }: Workshop) {
  const take = query((named: Named<{ name: string; holder: string; until: number; now: number }>) => (
    db.insertInto('leases')
      .values({ name: named('name'), holder: named('holder'), until: named('until') })
      .onConflict((conflict) => conflict.column('name')
        .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until: row.ref('excluded.until') }))
        .where((row) => row.or([
          row('leases.holder', '=', row.ref('excluded.holder')), row('leases.until', '<=', named('now')),
        ])))
      .returning('name')
  ));
  const release = query((named: Named<{ holder: string; name: string }>) => (
    db.deleteFrom('leases').where('name', '=', named('name')).where('holder', '=', named('holder'))
  ));
  const held = query((named: Named<{ beginning: string; length: number; now: number }>) => sql<Held>`
    select name, holder, until from leases
    where substr(name, 1, ${named('length')}) = ${named('beginning')} and until > ${named('now')} order by name`);
  const releaseAll = query((named: Named<{ holder: string }>) => db.deleteFrom('leases').where('holder', '=', named('holder')));
  return (session: Session): Leases => ({
    take: async (name, holder, until, now) => (await first(session.all(take, { name, holder, until, now }))) !== undefined,
    held: async (beginning, now) => await session.all(held, { beginning, length: beginning.length, now }),
    async release(holder, name) {
      if (name === undefined) await session.run(releaseAll, { holder });
      else await session.run(release, { holder, name });
    },
  });
}
