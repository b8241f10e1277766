import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Schema } from './schema.ts';
import type { Named } from './named.ts';

/** Everything in which the two engines' SQL differs. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Compiles queries for this engine; it has no connection. */
  readonly db: Kysely<Schema>;
  /** Whether the value of the column is one of these. */
  readonly oneOf: (column: string, values: ReadonlyArray<string>) => RawBuilder<SqlBool>;
  /** The elements of a JSON array as rows, each as JSON in the column `value`. */
  readonly elements: (array: string) => RawBuilder<unknown>;
  /** Whether the JSON array in this column holds this seat. */
  readonly holds: (column: string, seat: number) => RawBuilder<SqlBool>;
  /** A whole number in the JSON object of this column. */
  readonly numberIn: (column: string, field: string) => RawBuilder<number>;
  /** A table, read by this index: SQLite would sometimes rather read all of it. */
  readonly byIndex: (table: keyof Schema, index: string) => RawBuilder<unknown>;
  /** A column that is compared without its index: SQLite would sometimes take the worse of two. */
  readonly apart: (column: string) => RawBuilder<string>;
  /** The rows of a query as a JSON array of objects, as one value. */
  readonly asJson: (rows: RawBuilder<unknown>, columns: ReadonlyArray<string>) => RawBuilder<string>;
  /** The end of a query that keeps anyone else from changing its rows before the transaction ends. */
  readonly held: RawBuilder<unknown>;
  /** Adds all rows of a JSON array; `undefined`: one after the other costs nothing here. */
  readonly rowsOf: RowsOf | undefined;
}

type RowsOf = (
  table: string,
  columns: ReadonlyArray<string>,
  into: RawBuilder<unknown>,
) => (named: Named<{ rows: string }>) => RawBuilder<unknown>;
