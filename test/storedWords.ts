/**
 * Looks for words in what is stored: only ids, codes, numbers and what people have typed may be there (design, section
 * 10).
 */
import Database from 'better-sqlite3';
import { unpacked } from '../src/store/sql/packed.ts';

type IsTyped = (text: string) => boolean;

/** Words that have to be stored, by their place: which they are, and why. */
const allowed: ReadonlyArray<{ readonly place: RegExp; readonly text: RegExp; readonly why: string }> = [
  { place: /^states\.announced\.(picture|question|seats\.\d+\.sheet)$/, text: /^[\w-]{22}$/, why: 'a fingerprint' },
  { place: /^settings\.value\.zone$/, text: /^[A-Z]\w+\/[A-Z]\w+$/, why: 'a time zone by its IANA code' },
  { place: /^settings\.value\.secret$/, text: /^[\w-]{43}$/, why: 'a key' },
];

const isWord = (text: string, where: string): boolean =>
  (/\s/.test(text) || /^\p{Lu}/u.test(text)) &&
  !allowed.some(({ place, text: may }) => place.test(where) && may.test(text));

/** The places of words in plain data, and the words. */
export function wordsIn(value: unknown, where: string, isTyped: IsTyped): ReadonlyArray<string> {
  if (typeof value === 'string') return isWord(value, where) && !isTyped(value) ? [`${where}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner, `${where}[]`, isTyped));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isWord(key, where) && !isTyped(key) ? [`${where} (key): ${key}`] : []),
    ...wordsIn(inner, `${where}.${key}`, isTyped),
  ]);
}

interface StoredRow {
  readonly table: string;
  readonly values: ReadonlyArray<readonly [column: string, value: unknown]>;
}

function rowsOf(path: string): ReadonlyArray<StoredRow> {
  const db = new Database(path, { readonly: true });
  const tables = db
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all();
  const rows = tables.flatMap(({ name }) =>
    db
      .prepare<[], Record<string, unknown>>(`SELECT * FROM ${name}`)
      .all()
      .map((row) => ({ table: name, values: Object.entries(row) })),
  );
  db.close();
  return rows;
}

/** The contents of a column as plain data: text, JSON or packed JSON. */
function plain(value: unknown): unknown {
  const text = Buffer.isBuffer(value) ? unpacked(value) : value;
  if (typeof text !== 'string' || !/^[[{"]/.test(text)) return text;
  const read: unknown = JSON.parse(text);
  return read;
}

/** All words in a database but those that people have typed. */
export function storedWords(path: string, isTyped: IsTyped): ReadonlyArray<string> {
  const found = rowsOf(path).flatMap(({ table, values }) =>
    values.flatMap(([column, value]) => wordsIn(plain(value), `${table}.${column}`, isTyped)),
  );
  return [...new Set(found)];
}
