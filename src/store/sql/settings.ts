import { sql } from 'kysely';
import type { Settings } from '../types.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { ours } from './values.ts';

interface Place {
  scope: string;
  key: string;
}

export function settingsTable({ db, query, dialect }: Workshop) {
  const select = query((named: Named<Place>) =>
    db.selectFrom('settings').select('value').where('scope', '=', named('scope')).where('key', '=', named('key')),
  );
  const put = query((named: Named<Place & { value: string }>) =>
    db
      .insertInto('settings')
      .values({ scope: named('scope'), key: named('key'), value: named('value') })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      ),
  );
  const putNew = query((named: Named<Place & { value: string }>) =>
    db
      .insertInto('settings')
      .values({ scope: named('scope'), key: named('key'), value: named('value') })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key'),
  );
  const drop = query((named: Named<Place>) =>
    db.deleteFrom('settings').where('scope', '=', named('scope')).where('key', '=', named('key')),
  );
  /** All that is wanted, as JSON: pairs of scope and key. */
  const some = query(
    (named: Named<{ wanted: string }>) => sql<Place & { value: string }>`
    select settings.scope, settings.key, settings.value from ${dialect.elements(named('wanted'))} as wanted
    cross join settings where settings.scope = wanted.value ->> 0 and settings.key = wanted.value ->> 1`,
  );
  return (session: SqlSession): Settings => {
    const { mind } = session;
    const get = async (scope: string, key: string): Promise<unknown> => {
      const value = await first(
        mind.recall('settings', [nameOf(scope, key)], async () =>
          (await session.all(select, { scope, key })).map((row) => row.value),
        ),
      );
      return value === undefined ? undefined : ours<unknown>(value);
    };
    const clear = async (scope: string, key: string): Promise<void> => {
      const learn = mind.forget('settings', nameOf(scope, key));
      await session.run(drop, { scope, key });
      learn(undefined);
    };
    return {
      get,
      async many(wanted) {
        const values = await mind.recall(
          'settings',
          wanted.map(([scope, key]) => nameOf(scope, key)),
          async (places) => {
            const asked = places.flatMap((place) => wanted.slice(place, place + 1));
            const rows = await session.all(some, { wanted: JSON.stringify(asked) });
            const found = new Map(rows.map(({ scope, key, value }) => [nameOf(scope, key), value]));
            return asked.map(([scope, key]) => found.get(nameOf(scope, key)));
          },
        );
        return values.map((value) => (value === undefined ? undefined : ours<unknown>(value)));
      },
      async add(scope, key, value) {
        const text = JSON.stringify(value);
        const learn = mind.forget('settings', nameOf(scope, key));
        const added = (await first(session.all(putNew, { scope, key, value: text }))) !== undefined;
        if (added) learn(text);
        return added;
      },
      clear,
      async set(scope, key, value) {
        if (value === undefined) {
          await clear(scope, key);
          return;
        }
        const text = JSON.stringify(value);
        const learn = mind.forget('settings', nameOf(scope, key));
        await session.run(put, { scope, key, value: text });
        learn(text);
      },
    };
  };
}

/** No scope has a space in it. */
function nameOf(scope: string, key: string): string {
  return `${scope} ${key}`;
}
