import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';
import type { Schema } from '../sql/schema.ts';

/** SQLite's own ways. */
export const sqliteDialect: Dialect = {
  name: 'sqlite',
  db: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  oneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${values}))`,
  elements: (array) => sql`json_each(${array})`,
  holds: (column, seat) => sql`${seat} in (select value from json_each(${sql.ref(column)}))`,
  numberIn: (column, field) => sql`(${sql.ref(column)} ->> ${sql.lit(`$.${field}`)})`,
  byIndex: (table, index) => sql`${sql.table(table)} indexed by ${sql.id(index)}`,
  apart: (column) => sql`+${sql.ref(column)}`,
  asJson: (rows, columns) => {
    const fields = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
    return sql`(select json_group_array(json_object(${fields})) from ${rows})`;
  },
  held: sql``,
  rowsOf: undefined,
};
