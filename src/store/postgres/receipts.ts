import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';

/** The one table that only this engine has. */
export const receiptsTable = 'receipts';

/**
 * Names a transaction, also when its connection and the server that did it are gone: transactions of a connection count
 * from 1.
 */
export interface Receipt {
  readonly connection: string;
  readonly number: number;
}

/** Receipts of one connection, one after the other. */
export function receiptBook(): () => Receipt {
  const connection = randomUUID();
  let number = 0;
  return () => {
    number += 1;
    return { connection, number };
  };
}

/**
 * The last statement of a transaction: stored with all else in it or not at all. One that has changed nothing leaves
 * none, since it may be done again. Rejects if someone has closed the connection's receipts meanwhile.
 */
export async function leaveReceipt(client: ClientBase, { connection, number }: Receipt): Promise<void> {
  await client.query({
    name: 'receipt',
    text: `
      INSERT INTO ${receiptsTable} AS left_before (connection, number) SELECT $1::uuid, $2::integer WHERE pg_current_xact_id_if_assigned() IS NOT NULL
      ON CONFLICT (connection) DO UPDATE SET at = now(), number = CASE WHEN left_before.closed THEN -1 ELSE excluded.number END`,
    values: [connection, number],
  });
}

/**
 * Whether the transaction was stored whose connection was lost at its end. Waits while the server still ends it; what
 * reaches the server only after this is not stored.
 */
export async function closeReceipts(client: ClientBase, { connection, number }: Receipt): Promise<boolean> {
  const {
    rows: [last],
  } = await client.query<{ number: number }>(
    `
    INSERT INTO ${receiptsTable} AS left_before (connection, number, closed) VALUES ($1, 0, TRUE)
    ON CONFLICT (connection) DO UPDATE SET closed = TRUE RETURNING left_before.number`,
    [connection],
  );
  return last?.number === number;
}

/** No one asks after so long: those of connections that are gone, mostly. */
export async function forgetOldReceipts(client: ClientBase): Promise<void> {
  await client.query(`DELETE FROM ${receiptsTable} WHERE at < now() - interval '1 day'`);
}
