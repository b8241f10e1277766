/** Reads and writes rows of a move, the same in both engines. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';
import { packedOf, unpacked } from '../sql/packed.ts';
import { unfinishedMove } from '../sql/unfinishedMove.ts';
import type { End, MoveNotes, StoredRow, StoredValue } from './end.ts';
import type { MovedTable } from './tables.ts';

export type RowKey = ReadonlyArray<StoredValue>;

const refs = (columns: ReadonlyArray<string>): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** Returns rows in the order of their key, from behind `after`; `undefined`: from the first. */
export async function page(
  end: End,
  { name, key }: MovedTable,
  after: RowKey | undefined,
  most: number,
): Promise<ReadonlyArray<StoredRow>> {
  const behind = after === undefined ? sql`` : sql`where (${refs(key)}) > (${sql.join(after)})`;
  return await ask(end, sql`select * from ${sql.table(name)} ${behind} order by ${refs(key)} limit ${sql.lit(most)}`);
}

export function keyOf(row: StoredRow | undefined, { key }: MovedTable): RowKey | undefined {
  return row === undefined ? undefined : key.map((column) => row[column] ?? null);
}

export async function insert(
  end: End,
  { name }: MovedTable,
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<StoredRow>,
): Promise<void> {
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`));
  await ask(end, sql`insert into ${sql.table(name)} (${refs(columns)}) values ${values}`);
}

export async function count(end: End, { name }: MovedTable): Promise<number> {
  const [row] = await ask(end, sql`select count(*) as n from ${sql.table(name)}`);
  return Number(row?.['n'] ?? 0);
}

/** Whether there is more in a table than what a bot that was started and did nothing leaves. */
export async function isUsed(end: End, { name }: MovedTable): Promise<boolean> {
  const own = name === 'settings' ? sql`where scope <> 'bot'` : sql``;
  return (await ask(end, sql`select 1 as n from ${sql.table(name)} ${own} limit 1`)).length > 0;
}

export async function note(end: End, name: string, value: string): Promise<void> {
  await ask(
    end,
    sql`insert into ${sql.table(unfinishedMove)} (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`,
  );
}

export async function dropNotes(end: End): Promise<void> {
  await ask(end, sql`drop table ${sql.table(unfinishedMove)}`);
}

/** Returns the id by which a database is known wherever it is moved; '' where it was never given. */
export async function instance(end: End): Promise<string> {
  const [row] = await ask(end, sql`select value from settings where scope = 'bot' and key = 'instance'`);
  return String(row?.['value'] ?? '');
}

/**
 * Other traces: someone has played on, or done something else that is stored. The same ones do not prove that no one
 * has.
 */
export async function traces(end: End): Promise<string> {
  const [row] = await ask(
    end,
    sql`select (select count(*) from games) as a, (select coalesce(sum(revision), 0) from games) as b,
    (select coalesce(max(changed_at), 0) from games) as c, (select coalesce(max(id), 0) from outbox) as d,
    (select count(*) from outbox where state = 'waiting') as e, (select coalesce(max(id), 0) from audit) as f,
    (select coalesce(max(id), 0) from plans) as g, (select coalesce(sum(length(value)), 0) from settings) as h`,
  );
  return Object.values(row ?? {}).join(' ');
}

async function ask(end: End, query: RawBuilder<unknown>): Promise<ReadonlyArray<StoredRow>> {
  return await end.all(query.compile(end.dialect.db));
}

export function notesOf(notes: Readonly<Record<string, string>>): MoveNotes {
  return new Map(Object.entries(notes));
}

/** Returns the row as it is written at the other end. */
export function carried(row: StoredRow, { name }: MovedTable, from: Dialect['name']): StoredRow {
  const kept = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, withoutNothing(value)]));
  // Versions before wrote states as text.
  if (name === 'states' && kept['packed'] === null)
    return { ...kept, packed: packedOf(String(kept['state'])), state: '' };
  // As at a start: no one knows how far an earlier run has come with what it left waiting.
  if (name === 'outbox' && from === 'sqlite' && kept['state'] === 'waiting' && kept['attempts'] === 0)
    return { ...kept, attempts: 1 };
  return kept;
}

/** PostgreSQL keeps every character but one, which no one can see. */
function withoutNothing(value: StoredValue): StoredValue {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}

/** Returns the text that two rows have in common if they say the same. */
export function told(row: StoredRow, { name }: MovedTable, columns: ReadonlyArray<string>): string {
  return JSON.stringify(
    columns.map((column) => {
      const value = row[column] ?? null;
      if (!Buffer.isBuffer(value)) return value;
      // The same state may be packed in several ways.
      return name === 'states' ? unpacked(value) : value.toString('base64');
    }),
  );
}
