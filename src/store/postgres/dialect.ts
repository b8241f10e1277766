import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';
import type { Schema } from '../sql/schema.ts';

/** PostgreSQL's own ways. */
export const postgresDialect: Dialect = {
  name: 'postgres',
  db: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  oneOf: (column, values) => sql`${sql.ref(column)} = any(${values}::text[])`,
  elements: (array) => sql`json_array_elements(${array}::json)`,
  holds: (column, seat) => sql`(${sql.ref(column)}::jsonb @> to_jsonb(${seat}::integer))`,
  numberIn: (column, field) => sql`(${sql.ref(column)}::json ->> ${sql.lit(field)})::bigint`,
  byIndex: (table) => sql.table(table),
  apart: (column) => sql.ref(column),
  asJson: (rows, columns) => {
    const fields = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
    return sql`(select coalesce(json_agg(json_build_object(${fields})), '[]') from ${rows} as listed)`;
  },
  held: sql`for update`,
  // The table itself knows the type of each column.
  rowsOf: (table, columns, into) => (named) => {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    return sql`${into} select ${list} from json_populate_recordset(null::${sql.table(table)}, ${named('rows')}::json)`;
  },
};
