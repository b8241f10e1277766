import type { ClientBase } from 'pg';
import type { Lane } from '../outbox.ts';
import { noMind } from '../sql/mind.ts';
import { Placeholder } from '../sql/named.ts';
import type { SqlSession } from '../sql/session.ts';
import type { Statement } from '../sql/statement.ts';
import { isAftermath } from './failures.ts';
import { takeLocks } from './locks.ts';

export interface PostgresSession extends SqlSession {
  /** Nothing has failed yet. */
  readonly beginAnew: () => void;
  /** Returns the first failure, if this error only tells that something failed before. */
  readonly causeOf: (error: unknown) => unknown;
}

/**
 * Runs statements on one connection, each prepared by the server when it is used first. What is asked for without
 * waiting for what was asked before goes out at once, and is done in that order.
 */
export function postgresSession(client: ClientBase): PostgresSession {
  let first: unknown;
  /**
   * Several statements are on their way at once: who waits for a later one may be told first that an earlier one has
   * failed.
   */
  const noting = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return await asked;
    } catch (error) {
      first ??= error;
      throw error;
    }
  };
  const query = <Given>(statement: Statement<Given, unknown>, given: Given) =>
    noting(client.query({ name: `s${statement.number}`, text: statement.sql, values: valuesOf(statement, given) }));
  return {
    news: new Set<Lane>(),
    mind: noMind,
    async all<Given, Row>(statement: Statement<Given, Row>, given: Given) {
      return rowsOf<Row>((await query(statement, given)).rows);
    },
    async run(statement, given) {
      return (await query(statement, given)).rowCount ?? 0;
    },
    async add({ many }, rows) {
      if (rows.length > 0 && many !== undefined)
        await query(many, { rows: JSON.stringify(rows, (_, value: unknown) => encoded(value)) });
    },
    async holdLanes(lanes) {
      await noting(client.query(takeLocks(lanes.map((lane) => `lane:${lane}`))));
    },
    beginAnew() {
      first = undefined;
    },
    causeOf: (error) => (isAftermath(error) ? (first ?? error) : error),
  };
}

/** The types of the columns are those of the schema (see `types`). */
function rowsOf<Row>(rows: ReadonlyArray<unknown>): ReadonlyArray<Row> {
  return rows as ReadonlyArray<Row>;
}

function valuesOf<Given>({ takes }: Statement<Given, unknown>, given: Given): Array<unknown> {
  const named = given as Readonly<Record<string, unknown>>;
  return takes.map((each) => encoded(each instanceof Placeholder ? named[each.name] : each));
}

/** PostgreSQL keeps every character but one, which no one can see, and no halves of those that take two places. */
function encoded(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
