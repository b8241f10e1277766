import type { QueryResult } from 'pg';
import type { Lane } from '../outbox.ts';
import type { Lock } from '../types.ts';
import type { Connections, PostgresConnection } from './connections.ts';
import { isLost } from './failures.ts';
import { takeLocks } from './locks.ts';
import { patiently } from './patience.ts';

/** Works of one connection that are stored as a whole or not at all, or that only read; begun again if the server asks for it. */
export interface Transactions {
  /** Nobody else who wants one of these locks does anything before it ends. `stored`: lanes in which something else may come first. */
  write<Result>(locks: ReadonlyArray<Lock>, work: (connection: PostgresConnection) => Promise<Result>): Promise<Result>;
  look<Result>(work: (connection: PostgresConnection) => Promise<Result>): Promise<Result>;
}

export function transactionsOn(connections: Connections, stored: (lanes: ReadonlySet<Lane>) => void): Transactions {
  return {
    write: (locks, work) => patiently(async () => {
      const attempt = await connections.use((connection) => attemptOn(connection, locks, work));
      if (!attempt.isKnown && !(await wasStored(connections, attempt.number))) throw attempt.error;
      stored(attempt.lanes);
      return attempt.result;
    }),
    look: (work) => patiently(() => connections.use(async (connection) => {
      const begun = connection.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      try {
        const [, result] = await Promise.all([begun, work(connection)]);
        return result;
      } finally {
        if (!connection.isBroken()) await connection.client.query('COMMIT');
      }
    })),
  };
}

type Attempt<Result> = { readonly result: Result; readonly lanes: ReadonlySet<Lane> } & (
  | { readonly isKnown: true }
  /** The connection was lost after the server was told to store it: whether it has, it knows by this number. */
  | { readonly isKnown: false; readonly number: string; readonly error: unknown }
);

async function attemptOn<Result>(
  connection: PostgresConnection,
  locks: ReadonlyArray<Lock>,
  work: (connection: PostgresConnection) => Promise<Result>,
): Promise<Attempt<Result>> {
  const { client, session } = connection;
  session.news.clear();
  const number = await begin(connection, locks);
  const result = await workOrUndo(connection, work);
  const lanes = new Set(session.news);
  try {
    const { command } = await client.query('COMMIT');
    // Something failed, and whoever did it went on as if it had not.
    if (command !== 'COMMIT') throw new Error('The transaction was not stored: a statement in it had failed.');
    return { result, lanes, isKnown: true };
  } catch (error) {
    if (!isLost(error) && !connection.isBroken()) throw error;
    return { result, lanes, isKnown: false, number, error: lostBy(error) };
  }
}

/** With the number by which the server knows the transaction ever after. */
async function begin({ client }: PostgresConnection, locks: ReadonlyArray<Lock>): Promise<string> {
  const [, numbered] = await several(client, `BEGIN; SELECT pg_current_xact_id()::text AS number; ${takeLocks(locks)}`);
  return String(numbered?.rows[0]?.['number']);
}

async function workOrUndo<Result>(
  connection: PostgresConnection,
  work: (connection: PostgresConnection) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(connection);
  } catch (error) {
    if (connection.isBroken()) throw isLost(error) ? error : lostBy(error);
    // Should it be lost just now, the server does that itself.
    await connection.client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Whoever did the work may have thrown something of their own because of it. */
function lostBy(cause: unknown): Error {
  return isLost(cause) && cause instanceof Error ? cause : new Error('Connection terminated', { cause });
}

/** Asks until the server knows: while it still ends the connection that was lost, it does not yet. */
async function wasStored(connections: Connections, number: string): Promise<boolean> {
  const status = await patiently(() => connections.use(async ({ client }) => {
    const { rows } = await client.query<{ status: string | null }>('SELECT pg_xact_status($1::text::xid8) AS status', [number]);
    if (rows[0]?.status === 'in progress') throw new Error('Connection terminated, but not yet its transaction');
    return rows[0]?.status;
  }));
  return status === 'committed';
}

/** What several statements in one go give, one result each. */
async function several(client: PostgresConnection['client'], text: string): Promise<ReadonlyArray<QueryResult>> {
  const results: unknown = await client.query(text);
  return Array.isArray(results) ? results : [];
}
