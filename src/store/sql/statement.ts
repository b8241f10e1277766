import { sql } from 'kysely';
import type { Compilable, CompiledQuery, Insertable, Kysely, RawBuilder } from 'kysely';
import type { Dialect } from './dialect.ts';
import { Placeholder } from './named.ts';
import type { Named } from './named.ts';
import type { Schema } from './schema.ts';

/** A query that was compiled once, at the start, and runs with values for what it names. */
export interface Statement<Given, Row> {
  /** Different for each statement of a store, and the same whenever the bot is started. */
  readonly number: number;
  readonly sql: string;
  /**
   * The placeholders in the order in which the query takes them: the name of a value, or a value that never changes.
   */
  readonly takes: ReadonlyArray<Placeholder | Constant>;
  /** Never there: only the compiler knows it. */
  readonly types?: (given: Given) => Row;
}

export type Constant = string | number | null;

/** Rows of one table to be added, however many. */
export interface Batch<Row> {
  readonly one: Statement<Row, unknown>;
  /** All of them in one go, as JSON; where that saves the way to the database and back. */
  readonly many: Statement<{ rows: string }, unknown> | undefined;
}

/** A query of Kysely's, written by hand or built. */
type Query<Row> = Compilable<Row> | RawBuilder<Row>;

/** The tools with which the tables make their statements. */
export interface Workshop {
  readonly dialect: Dialect;
  /** Nothing is read or written with it: it compiles. */
  readonly db: Kysely<Schema>;
  readonly query: <Given, Row>(build: (named: Named<Given>) => Query<Row>) => Statement<Given, Row>;
  /** A statement for each of several ways to ask, each compiled when it is asked for first. `key`: tells them apart. */
  readonly family: <Way, Given, Row>(
    key: (way: Way) => string,
    build: (named: Named<Given>, way: Way) => Query<Row>,
  ) => (way: Way) => Statement<Given, Row>;
  readonly batch: <Table extends keyof Schema & string, Column extends keyof Insertable<Schema[Table]> & string>(
    table: Table,
    columns: ReadonlyArray<Column>,
  ) => Batch<Pick<Insertable<Schema[Table]>, Column>>;
  /** All that were made so far. */
  readonly made: () => ReadonlyArray<Statement<never, unknown>>;
}

export function workshop(dialect: Dialect): Workshop {
  const { db } = dialect;
  const made: Array<Statement<never, unknown>> = [];
  const query = <Given, Row>(build: (named: Named<Given>) => Query<Row>): Statement<Given, Row> => {
    const compiled = compile(build(placeholder), db);
    const statement = { number: made.length, sql: compiled.sql, takes: compiled.parameters.map(checked) };
    made.push(statement);
    return statement;
  };
  const family: Workshop['family'] = <Way, Given, Row>(
    key: (way: Way) => string,
    build: (named: Named<Given>, way: Way) => Query<Row>,
  ) => {
    const known = new Map<string, Statement<Given, Row>>();
    return (way: Way) => {
      const name = key(way);
      const statement = known.get(name) ?? query<Given, Row>((named) => build(named, way));
      known.set(name, statement);
      return statement;
    };
  };
  return {
    dialect,
    db,
    query,
    family,
    batch: (table, columns) => {
      const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
      return {
        one: query(
          (named: Named<Record<string, unknown>>) =>
            sql`${into} values (${sql.join(columns.map((column) => named(column)))})`,
        ),
        many: dialect.rowsOf === undefined ? undefined : query(dialect.rowsOf(table, columns, into)),
      };
    },
    made: () => made,
  };
}

function compile<Row>(query: Query<Row>, db: Kysely<Schema>): CompiledQuery<Row> {
  return 'isRawBuilder' in query ? query.compile(db) : query.compile();
}

/** The compiler takes it for the value that will be there. */
function placeholder<Value>(name: string): Value {
  return new Placeholder(name) as unknown as Value;
}

function checked(parameter: unknown): Placeholder | Constant {
  if (
    parameter instanceof Placeholder ||
    typeof parameter === 'string' ||
    typeof parameter === 'number' ||
    parameter === null
  ) {
    return parameter;
  }
  throw new TypeError(`A query holds a value that no database takes: ${JSON.stringify(parameter)}.`);
}
