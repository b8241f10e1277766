import type Database from 'better-sqlite3';
import type { Lane } from '../outbox.ts';
import { createMind } from '../sql/mind.ts';
import type { MindOfWriter } from '../sql/mind.ts';
import { Placeholder } from '../sql/named.ts';
import type { SqlSession } from '../sql/session.ts';
import type { Statement } from '../sql/statement.ts';
import type { SqliteTransactions } from './transactions.ts';

type Prepared = Database.Statement<[ReadonlyArray<unknown>]>;

/**
 * Runs statements where they are asked for: what is returned is settled already. Each is prepared when it is used
 * first.
 */
export function sqliteSession(
  db: Database.Database,
  { step, isWriting }: Pick<SqliteTransactions, 'step' | 'isWriting'>,
  news: Set<Lane>,
): SqlSession & { readonly mind: MindOfWriter } {
  const prepared: Array<Prepared | undefined> = [];
  const preparedOf = ({ number, sql }: Statement<never, unknown>): Prepared => {
    const statement = prepared[number] ?? db.prepare<[ReadonlyArray<unknown>]>(sql);
    prepared[number] = statement;
    return statement;
  };
  return {
    news,
    // Other programs may read the file; none changes it.
    mind: createMind(isWriting),
    async all<Given, Row>(statement: Statement<Given, Row>, given: Given) {
      return step(() => rowsOf<Row>(preparedOf(statement), valuesOf(statement, given)));
    },
    async run<Given>(statement: Statement<Given, unknown>, given: Given) {
      return step(() => preparedOf(statement).run(valuesOf(statement, given)).changes);
    },
    async add({ one }, rows) {
      if (rows.length === 0) return;
      const statement = preparedOf(one);
      for (const row of rows) step(() => statement.run(valuesOf(one, row)));
    },
    // No one else is in the database while a transaction lasts.
    async holdLanes() {},
  };
}

/** The tables of the database are strict, and their types are those of the schema. */
function rowsOf<Row>(statement: Prepared, values: ReadonlyArray<unknown>): ReadonlyArray<Row> {
  return statement.all(values) as ReadonlyArray<Row>;
}

function valuesOf<Given>({ takes }: Statement<Given, unknown>, given: Given): ReadonlyArray<unknown> {
  const named = given as Readonly<Record<string, unknown>>;
  return takes.map((each) => (each instanceof Placeholder ? encoded(named[each.name]) : each));
}

/** Lists go as JSON. */
function encoded(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
