import type { Claim } from './owner.ts';
import { openPostgresStore } from './postgres/index.ts';
import { openSqliteStore } from './sqlite/index.ts';
import type { Store } from './types.ts';

/** The place of a store: a SQLite file, or a PostgreSQL database that several processes may have open. */
export type StorePlace = { readonly path: string } | { readonly url: string };

/**
 * `now`: milliseconds since 1970. `claim`: whether this process may have what is there; programs that only look need
 * none. Rejects with `StoreError` if it can't be used, and leaves it as it is then.
 */
export async function openStore(place: StorePlace, now: () => number = Date.now, claim?: Claim): Promise<Store> {
  return 'url' in place
    ? await openPostgresStore(place.url, now, undefined, claim)
    : openSqliteStore(place.path, now, claim);
}
