import { Pool, types } from 'pg';
import type { ClientBase, ClientConfig, PoolClient } from 'pg';
import type { SqlConnection } from '../sql/transaction.ts';
import type { SqlSession } from '../sql/session.ts';
import type { Tables } from '../sql/tables.ts';
import { BreathSocket } from './breath.ts';
import { isLost } from './failures.ts';
import { receiptBook } from './receipts.ts';
import type { Receipt } from './receipts.ts';
import { postgresSession } from './session.ts';
import type { PostgresSession } from './session.ts';

/** One connection to the server, with all tables on it. */
export interface PostgresConnection extends SqlConnection {
  readonly client: PoolClient;
  readonly session: PostgresSession;
  readonly tables: Tables;
  /** Returns whether the connection was lost: nothing more can be done with it. */
  readonly isBroken: () => boolean;
  /** Returns the receipt for the next transaction on it. */
  readonly nextReceipt: () => Receipt;
}

export interface Connections {
  /** Waits for one that is free. Throws what `isLost` if there is none to be had. */
  readonly use: <Result>(work: (connection: PostgresConnection) => Promise<Result>) => Promise<Result>;
  /** Fails everyone who waits for the server on any of these connections: it says nothing any more. */
  readonly cutOff: () => void;
  readonly close: () => Promise<void>;
}

const mostConnections = 10;
/** Milliseconds for a connection to be made, or to become free. */
const connectPatience = 5000;
/**
 * Longest silence within a transaction, in milliseconds: then a client that is silent, or has lost its machine, loses
 * its locks.
 */
const mostSilence = 30_000;

/**
 * Whole numbers of 64 bits and sums as numbers: times and counts are far below where that would round. JSON as it is
 * written.
 */
type Parser = (text: string) => unknown;
const { INT8, NUMERIC, JSON: json, JSONB } = types.builtins;
const parsers = new Map<number, Parser>([
  [INT8, Number],
  [NUMERIC, Number],
  [json, String],
  [JSONB, String],
]);

function parserOf(oid: number, format?: 'text' | 'binary'): Parser {
  return parsers.get(oid) ?? (types.getTypeParser(oid, format) as Parser);
}

export function settingsFor(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'galactica-table',
    connectionTimeoutMillis: connectPatience,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: mostSilence,
    pipeline: true,
    stream: () => new BreathSocket(),
    types: { getTypeParser: parserOf },
  };
}

/**
 * Settings in seconds: when the server asks whether we are still there, how often then, and for how many times without
 * an answer.
 */
const serverKeepAlive = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/**
 * The server lets go of the locks of this connection soon after our machine has gone, also in the middle of a statement
 * or idle, when `mostSilence` does not count. Where a server can't do that it stays as it is there.
 */
export function letGoIfGone(client: ClientBase): void {
  for (const [setting, value] of Object.entries(serverKeepAlive))
    client.query(`SET ${setting} = ${value}`).catch(() => undefined);
}

export function connectTo(url: string, tablesOn: (session: SqlSession) => Tables): Connections {
  const sockets = new Set<BreathSocket>();
  const stream = (): BreathSocket => {
    const socket = new BreathSocket();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
    return socket;
  };
  const pool = new Pool({ ...settingsFor(url), stream, max: mostConnections });
  const known = new WeakMap<PoolClient, PostgresConnection>();
  // One that lies idle is lost: the pool makes another when it is needed.
  pool.on('error', () => undefined);
  // Before the pool hands it over and stops listening to it: the server may take its leave within the same breath.
  pool.on('connect', (client) => {
    known.set(client, prepare(client, tablesOn));
    letGoIfGone(client);
  });
  return {
    async use(work) {
      const client = await pool.connect();
      const connection = known.get(client) ?? prepare(client, tablesOn);
      try {
        const result = await work(connection);
        connection.client.release(connection.isBroken());
        return result;
      } catch (error) {
        connection.client.release(connection.isBroken() || isLost(error));
        throw error;
      }
    },
    cutOff() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => pool.end(),
  };
}

function prepare(client: PoolClient, tablesOn: (session: SqlSession) => Tables): PostgresConnection {
  let broken = false;
  const lose = (): void => {
    broken = true;
  };
  // No one listens to it while it is in use: without this the whole process would end.
  client.on('error', lose);
  client.on('end', lose);
  const session = postgresSession(client);
  return {
    client,
    session,
    tables: tablesOn(session),
    isBroken: () => broken,
    nextReceipt: receiptBook(),
    // One statement that fails would undo all before it.
    async part(_way, work) {
      const point = { isSet: false };
      const saved = client.query('SAVEPOINT part').then(() => {
        point.isSet = true;
      });
      try {
        const [, result] = await Promise.all([saved, work()]);
        return result;
      } catch (thrown) {
        const error = session.causeOf(thrown);
        // If the point itself could not be set, the one before it is not what to go back to.
        if (point.isSet && !broken) {
          await client.query('ROLLBACK TO SAVEPOINT part');
          session.beginAnew();
        }
        throw error;
      }
    },
  };
}
