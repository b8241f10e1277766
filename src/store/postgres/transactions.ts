import type { Lane } from '../outbox.ts';
import type { Lock } from '../types.ts';
import type { Connections, PostgresConnection } from './connections.ts';
import { isAftermath, isLost, Unsure } from './failures.ts';
import { takeLocks } from './locks.ts';
import { patiently } from './patience.ts';
import { closeReceipts, leaveReceipt } from './receipts.ts';
import type { Receipt } from './receipts.ts';

/**
 * Works of one connection that are stored as a whole or not at all, or that only read; begun again if the server asks
 * for it.
 */
export interface PostgresTransactions {
  /**
   * No one else who wants one of these locks does anything before it ends. `stored`: lanes in which something else may
   * come first.
   */
  readonly write: <Result>(
    locks: ReadonlyArray<Lock>,
    work: (connection: PostgresConnection) => Promise<Result>,
  ) => Promise<Result>;
  readonly look: <Result>(work: (connection: PostgresConnection) => Promise<Result>) => Promise<Result>;
}

export function transactionsOn(
  connections: Connections,
  stored: (lanes: ReadonlySet<Lane>) => void,
): PostgresTransactions {
  return {
    write: (locks, work) =>
      patiently(async () => {
        const attempt = await connections.use((connection) => attemptOn(connection, locks, work));
        if (!attempt.isKnown && !(await wasStored(connections, attempt.receipt))) throw attempt.error;
        stored(attempt.lanes);
        return attempt.result;
      }),
    look: (work) =>
      patiently(() =>
        connections.use(async (connection) => {
          connection.session.beginAnew();
          const begun = connection.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
          try {
            const [, result] = await Promise.all([begun, work(connection)]);
            return result;
          } catch (error) {
            throw connection.session.causeOf(error);
          } finally {
            if (!connection.isBroken()) await connection.client.query('COMMIT');
          }
        }),
      ),
  };
}

type Attempt<Result> = { readonly result: Result; readonly lanes: ReadonlySet<Lane> } & (
  | { readonly isKnown: true }
  /** The connection was lost after the server was told to store it: if it has, this is there, too. */
  | { readonly isKnown: false; readonly receipt: Receipt; readonly error: unknown }
);

async function attemptOn<Result>(
  connection: PostgresConnection,
  locks: ReadonlyArray<Lock>,
  work: (connection: PostgresConnection) => Promise<Result>,
): Promise<Attempt<Result>> {
  const { client, session } = connection;
  session.news.clear();
  session.beginAnew();
  const result = await workOrUndo(connection, async () => {
    // It has begun also if it then waits in vain for a lock.
    await client.query(`BEGIN; ${takeLocks(locks)}`);
    return await work(connection);
  });
  const lanes = new Set(session.news);
  const receipt = connection.nextReceipt();
  try {
    const refused = leaveReceipt(client, receipt).then(
      () => undefined,
      (error: unknown) => error,
    );
    const { command } = await client.query('COMMIT');
    // Something failed, and the work went on as if it had not.
    if (command !== 'COMMIT') throw refusalOf(await refused);
    return { result, lanes, isKnown: true };
  } catch (error) {
    if (!isLost(error) && !connection.isBroken()) throw error;
    return { result, lanes, isKnown: false, receipt, error: lostBy(error) };
  }
}

async function workOrUndo<Result>(connection: PostgresConnection, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const error = connection.session.causeOf(thrown);
    if (connection.isBroken()) throw isLost(error) ? error : lostBy(error);
    // Should it be lost just now, the server does that itself.
    await connection.client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Returns the error for a refused commit: the receipt itself could not be left; or something before it failed, and the
 * work went on as if it had not.
 */
function refusalOf(refused: unknown): unknown {
  if (refused !== undefined && !isAftermath(refused)) return refused;
  return new Error('The transaction was not stored: a statement in it had failed.', { cause: refused });
}

/**
 * Returns the cause if it is the loss of the connection, else wraps it: the work may have thrown something of its own
 * because of the loss.
 */
function lostBy(cause: unknown): Error {
  return isLost(cause) && cause instanceof Error ? cause : new Error('Connection terminated', { cause });
}

/** Throws `Unsure` if the server stays away. */
async function wasStored(connections: Connections, receipt: Receipt): Promise<boolean> {
  try {
    return await patiently(() => connections.use(({ client }) => closeReceipts(client, receipt)));
  } catch (error) {
    throw isLost(error) ? new Unsure(error) : error;
  }
}
