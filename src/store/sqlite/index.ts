import { randomBytes } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import type { Lane } from '../outbox.ts';
import { createGate } from '../sql/gate.ts';
import { methodsOf } from '../sql/methods.ts';
import { newProcess } from '../sql/process.ts';
import type { Run, Way } from '../sql/methods.ts';
import { createNews } from '../sql/news.ts';
import { newNonces, nonceKey, noncesIn } from '../sql/nonces.ts';
import type { NonceParts } from '../sql/nonces.ts';
import { workshop } from '../sql/statement.ts';
import { tablesOf } from '../sql/tables.ts';
import type { Tables } from '../sql/tables.ts';
import { workIn } from '../sql/transaction.ts';
import type { SqlConnection } from '../sql/transaction.ts';
import type { Claim } from '../owner.ts';
import type { Store, Transaction } from '../types.ts';
import { belongingTo } from './belonging.ts';
import { despiteLocks, waitElsewhere, writingInOrder } from './busy.ts';
import { sqliteDialect } from './dialect.ts';
import { asStoreError } from './failures.ts';
import { groupCommit } from './groupCommit.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';
import { patienceOf } from './patience.ts';
import { sqliteSession } from './session.ts';
import { giveBack } from './space.ts';
import { transactionsOf } from './transactions.ts';

/** Milliseconds after which a wait for a turn is a deadlock: no transaction may take that long. */
const longestTurn = 60_000;

/**
 * The store in a SQLite file; `:memory:` for one that is gone when closed. `now`: milliseconds since 1970, for the
 * times at which messages were delivered; `claim`: whether this process may have it. Throws `StoreError` if the file
 * can't be used, and leaves it untouched then.
 */
export function openSqliteStore(path: string, now: () => number = Date.now, claim?: Claim): Store {
  const opened = openDatabase(path, claim);
  try {
    return storeIn(opened, path, now);
  } catch (error) {
    opened.close();
    throw asStoreError(error, path);
  }
}

function storeIn(opened: OpenDatabase, path: string, now: () => number): Store {
  const { db } = opened;
  const process = newProcess();
  // The process that had it before has gone: the file is for one process.
  db.prepare('DELETE FROM leases').run();
  // No one knows how far an earlier run has come with what it left waiting.
  db.prepare(`UPDATE outbox SET attempts = 1 WHERE state = 'waiting' AND attempts = 0`).run();
  const news = createNews();
  const patience = patienceOf(db);
  const tooLong = (): Error =>
    new Error(
      'The store waited too long for a transaction: within one, use what it is given and not the store itself.',
    );
  const gate = createGate(longestTurn, tooLong);
  const lanes = new Set<Lane>();
  const transactions = transactionsOf(db, patience, {
    done() {
      news.add(lanes);
      session.mind.stored();
    },
    over() {
      lanes.clear();
      session.mind.over();
    },
    begun() {
      const takeBack = [newsSince(lanes), session.mind.begun()];
      return () => {
        for (const each of takeBack) each();
      };
    },
  });
  const { write, look, part } = transactions;
  const session = sqliteSession(db, transactions, lanes);
  const tables = tablesOf(
    workshop(sqliteDialect),
    { process, nonces: noncesOf(db), now },
    belongingTo(db, 'games'),
  )(session);
  const writing = writingInOrder(longestTurn, tooLong);
  const store = groupCommit({ gate, transactions, patience: longestTurn, tooLong, writing });
  const connection: SqlConnection = { tables, part: (way, work) => (way.several ? part(work) : work()) };
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error, path);
    }
  };
  const run: Run = <Result>(way: Way, method: (tables: Tables) => Promise<Result>): Promise<Result> => {
    const work = (): Promise<Result> => method(tables);
    if (!way.writes)
      return guarded(() => despiteLocks(() => (way.several ? gate.alone(() => look(work)) : gate.pass(work))));
    if (way.several)
      return guarded(() => (way.relaxed ? writing(() => gate.alone(() => write(work, true))) : store(work)));
    // It has run when it returns, unless another program has a lock; what is left is a promise that is kept.
    return guarded(() =>
      writing(() =>
        gate.pass(() => {
          patience(way.relaxed);
          return work();
        }),
      ),
    );
  };
  const within = <Result>(readsOnly: boolean, work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    workIn(connection, { readsOnly, changedLanes: news.changed }, work);
  const methods = methodsOf(run, news.changed);
  // Up to here a lock keeps no one waiting.
  waitElsewhere(db);
  return {
    ...methods,
    process,
    outbox: {
      ...methods.outbox,
      // Most looks find nothing: they need not begin to write.
      takeDue: async (lane, at) => {
        const due = await methods.outbox.nextDueAt(lane);
        return due === undefined || due > at ? undefined : await methods.outbox.takeDue(lane, at);
      },
    },
    prune: async (before) => {
      await methods.prune(before);
      while (await guarded(() => writing(() => gate.pass(async () => giveBack(db))))) await others();
    },
    together: (_locks, work) => guarded(() => store(() => within(false, work))),
    look: (work) => guarded(() => despiteLocks(() => gate.alone(() => look(() => within(true, work))))),
    // No other process has this database.
    onNews: news.on,
    // No one else may have the file open.
    isConnected: async (other) => other === process,
    time: async () => Date.now(),
    close: async () => {
      // Everything that came before is stored first; its failures are reported to the callers concerned.
      await store(async () => undefined).catch(() => undefined);
      await gate.alone(async () => {
        opened.close();
        session.mind.forgetAll();
      });
    },
  };
}

/** Forgets what has been added meanwhile. */
function newsSince(news: Set<Lane>): () => void {
  const known = news.size;
  return () => {
    for (const lane of [...news].slice(known)) news.delete(lane);
  };
}

/** Made once. */
function noncesOf(db: Database.Database): NonceParts {
  const last = db.prepare<[], { id: number | null }>('SELECT max(id) AS id FROM outbox').get()?.id ?? 0;
  db.prepare(`INSERT INTO settings (scope, key, value) VALUES ('bot', ?, ?) ON CONFLICT DO NOTHING`).run(
    nonceKey,
    newNonces(last),
  );
  const kept = db
    .prepare<[string], { value: string }>(`SELECT value FROM settings WHERE scope = 'bot' AND key = ?`)
    .get(nonceKey);
  return { instance: instanceOf(db), ...noncesIn(kept?.value ?? newNonces(last)) };
}

/** Eight characters that tell this database from any other, made once. */
function instanceOf(db: Database.Database): string {
  const known = db
    .prepare<[], { value: string }>(`SELECT value FROM settings WHERE scope = 'bot' AND key = 'instance'`)
    .get();
  if (known !== undefined) return String(JSON.parse(known.value));
  const made = randomBytes(4).toString('hex');
  db.prepare(`INSERT INTO settings (scope, key, value) VALUES ('bot', 'instance', ?)`).run(JSON.stringify(made));
  return made;
}
