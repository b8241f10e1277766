import type { Leases } from '../types.ts';
import type { Session } from './session.ts';
import { first } from './session.ts';
import type { Named, Workshop } from './statement.ts';

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
  const releaseAll = query((named: Named<{ holder: string }>) => db.deleteFrom('leases').where('holder', '=', named('holder')));
  return (session: Session): Leases => ({
    take: async (name, holder, until, now) => (await first(session.all(take, { name, holder, until, now }))) !== undefined,
    async release(holder, name) {
      if (name === undefined) await session.run(releaseAll, { holder });
      else await session.run(release, { holder, name });
    },
  });
}
