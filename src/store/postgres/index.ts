import type { Lane } from '../outbox.ts';
import { methodsOf } from '../sql/methods.ts';
import type { Run } from '../sql/methods.ts';
import { createNews } from '../sql/news.ts';
import { newProcess } from '../sql/process.ts';
import { workshop } from '../sql/statement.ts';
import { tablesOf } from '../sql/tables.ts';
import { workIn } from '../sql/transaction.ts';
import type { Claim } from '../owner.ts';
import type { Store } from '../types.ts';
import { connectTo } from './connections.ts';
import type { Connections } from './connections.ts';
import { postgresDialect } from './dialect.ts';
import { asStoreError, nameOf } from './failures.ts';
import { listenTo } from './listener.ts';
import { processLock } from './locks.ts';
import { bringUpToDate } from './migrate.ts';
import { patiently } from './patience.ts';
import { forgetOldReceipts } from './receipts.ts';
import { transactionsOn } from './transactions.ts';

/**
 * The store in the PostgreSQL database at this address, which several processes may have open. `now`: milliseconds
 * since 1970, for the times at which messages were delivered; `heartbeat`: milliseconds after which a server that says
 * nothing counts as gone; `claim`: whether this process may have it. Rejects with `StoreError` if it can't be used, and
 * leaves it as it is then.
 */
export async function openPostgresStore(
  url: string,
  now: () => number = Date.now,
  heartbeat = 20_000,
  claim?: Claim,
): Promise<Store> {
  const name = nameOf(url);
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error, name);
    }
  };
  return await guarded(async () => {
    const process = newProcess();
    const nonces = await bringUpToDate(url, claim);
    // What belongs to a game goes with it: the tables say so.
    const tablesOn = tablesOf(workshop(postgresDialect), { process, nonces, now }, []);
    const connections = connectTo(url, tablesOn);
    try {
      return { process, ...(await storeOn({ url, process, heartbeat }, connections, guarded)) };
    } catch (error) {
      await connections.close();
      throw error;
    }
  });
}

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function storeOn(
  reach: { readonly url: string; readonly process: string; readonly heartbeat: number },
  connections: Connections,
  guarded: Guarded,
): Promise<Omit<Store, 'process'>> {
  const news = createNews();
  const listener = await listenTo(reach, {
    // The process that adds something also sends it; if that process goes, others look at everything.
    news: news.tell,
    silent: connections.cutOff,
    async missed() {
      // What waits at all is as good as new.
      news.add(await connections.use(({ tables }) => tables.outbox.dueLanes(Number.MAX_SAFE_INTEGER)));
      news.tell();
    },
  });
  const stored = (lanes: ReadonlySet<Lane>): void => {
    news.add(lanes);
    if (lanes.size > 0) listener.tell();
  };
  const { write, look } = transactionsOn(connections, stored);
  const run: Run = (way, method, locks = []) =>
    guarded(() => {
      // One statement leaves the same if it is done twice; so it may be, whether or not it was done before the server
      // was lost.
      if (!way.several) return patiently(() => connections.use(({ tables }) => method(tables)));
      return way.writes ? write(locks, ({ tables }) => method(tables)) : look(({ tables }) => method(tables));
    });
  const methods = methodsOf(run, news.changed);
  return {
    ...methods,
    async prune(before) {
      await methods.prune(before);
      // Each connection that was made since the start has left one.
      await guarded(() => patiently(() => connections.use(({ client }) => forgetOldReceipts(client))));
    },
    together: (locks, work) =>
      guarded(() =>
        write(locks, (connection) => workIn(connection, { readsOnly: false, changedLanes: news.changed }, work)),
      ),
    look: (work) =>
      guarded(() => look((connection) => workIn(connection, { readsOnly: true, changedLanes: news.changed }, work))),
    onNews: news.on,
    isConnected: (other) =>
      guarded(() =>
        patiently(() =>
          connections.use(async ({ client }) => {
            const { rows } = await client.query<{ gone: boolean }>(
              `SELECT pg_try_advisory_xact_lock(${processLock(other)}) AS gone`,
            );
            return rows[0]?.gone !== true;
          }),
        ),
      ),
    time: () =>
      guarded(() =>
        patiently(() =>
          connections.use(async ({ client }) => {
            const { rows } = await client.query<{ at: number }>(
              `SELECT extract(epoch from clock_timestamp())::float8 * 1000 AS at`,
            );
            return rows[0]?.at ?? Date.now();
          }),
        ),
      ),
    async close() {
      await listener.close();
      await connections.close();
    },
  };
}
