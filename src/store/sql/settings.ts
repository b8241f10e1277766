import type { Settings } from '../types.ts';
import type { Session } from './session.ts';
import { first } from './session.ts';
import type { Named, Workshop } from './statement.ts';
import { ours } from './values.ts';

interface Place {
  scope: string;
  key: string;
}

export function settingsTable({ db, query }: Workshop) {
  const select = query((named: Named<Place>) => (
    db.selectFrom('settings').select('value').where('scope', '=', named('scope')).where('key', '=', named('key'))
  ));
  const put = query((named: Named<Place & { value: string }>) => (
    db.insertInto('settings')
      .values({ scope: named('scope'), key: named('key'), value: named('value') })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
  ));
  const drop = query((named: Named<Place>) => (
    db.deleteFrom('settings').where('scope', '=', named('scope')).where('key', '=', named('key'))
  ));
  return (session: Session): Settings => {
    const get = async (scope: string, key: string): Promise<unknown> => {
      const row = await first(session.all(select, { scope, key }));
      return row === undefined ? undefined : ours<unknown>(row.value);
    };
    return {
      get,
      many: (wanted) => Promise.all(wanted.map(([scope, key]) => get(scope, key))),
      async clear(scope, key) {
        await session.run(drop, { scope, key });
      },
      async set(scope, key, value) {
        if (value === undefined) await session.run(drop, { scope, key });
        else await session.run(put, { scope, key, value: JSON.stringify(value) });
      },
    };
  };
}
