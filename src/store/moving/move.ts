import { createHash } from 'node:crypto';
import { StoreError } from '../error.ts';
import type { StorePlace } from '../open.ts';
import { postgresIdentity, postgresSource, postgresTarget } from '../postgres/moving.ts';
import { sqliteIdentity, sqliteSource, sqliteTarget } from '../sqlite/moving.ts';
import type { End, MoveNotes, StoredRow, MoveEnd } from './end.ts';
import {
  carried,
  count,
  dropNotes,
  insert,
  instance,
  isUsed,
  keyOf,
  note,
  notesOf,
  page,
  told,
  traces,
} from './rows.ts';
import type { RowKey } from './rows.ts';
import { movedTables } from './tables.ts';
import type { MovedTable } from './tables.ts';

/** How far a move is: rows of this table that are copied, or compared at both ends. */
export interface Progress {
  readonly doing: 'copying' | 'comparing';
  readonly table: string;
  readonly done: number;
  readonly all: number;
}

export interface MoveAsked {
  readonly from: StorePlace;
  readonly to: StorePlace;
  /** Number of rows to copy at a time. */
  readonly batch: number;
  readonly tell: (progress: Progress) => void;
  /** Between two batches it stops; the same move goes on from there later. */
  readonly signal?: AbortSignal;
}

export interface Moved {
  readonly from: string;
  readonly to: string;
  /** Whether it continued where an earlier one was interrupted. */
  readonly resumed: boolean;
  readonly games: number;
  readonly rows: number;
  readonly tables: ReadonlyArray<MovedRows>;
}

/** A table's number of rows and digest, which are the same at both ends. */
export interface MovedRows {
  readonly table: string;
  readonly rows: number;
  /** SHA-256 of what the rows say, in the order of their keys. */
  readonly digest: string;
}

/**
 * Copies all that is stored to another place, in batches, and compares both ends. Until all is there the target is
 * marked, and no bot starts with it; interrupted at any point, the same move goes on from there. The source is only
 * read. Rejects with `StoreError` if it can't be done; whatever was at the target before is left as it was then.
 */
export async function move(asked: MoveAsked): Promise<Moved> {
  await checkPlaces(asked);
  const from = await source(asked.from);
  try {
    const to = await target(asked.to);
    try {
      return await moveBetween(from, to, asked);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function checkPlaces({ from, to }: MoveAsked): Promise<void> {
  const [one, other] = [await identity(from, '--from'), await identity(to, '--to')];
  if (one === undefined || one !== other) return;
  throw new StoreError('samePlace', 'Both addresses lead to the same database: name another one with --to.');
}

async function identity(place: StorePlace, given: string): Promise<string | undefined> {
  return 'url' in place ? await postgresIdentity(place.url, given) : sqliteIdentity(place.path);
}

async function source(place: StorePlace): Promise<End> {
  return 'url' in place ? await postgresSource(place.url) : sqliteSource(place.path);
}

async function target(place: StorePlace): Promise<MoveEnd> {
  return 'url' in place ? await postgresTarget(place.url) : sqliteTarget(place.path);
}

async function moveBetween(from: End, to: MoveEnd, asked: MoveAsked): Promise<Moved> {
  const known = await resumedFrom(from, to);
  if (known === undefined)
    await to.begin(notesOf({ from: from.name, instance: await instance(from), traces: await traces(from) }));
  for (const table of movedTables) await copy(table, from, to, { ...asked, after: keyNoted(known, table) });
  const tables: Array<MovedRows> = [];
  for (const table of movedTables) tables.push(await compare(table, from, to, asked));
  await finish(from, to);
  const games = tables.find(({ table }) => table === 'games')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { from: from.name, to: to.name, resumed: known !== undefined, games, rows, tables };
}

async function finish(from: End, to: MoveEnd): Promise<void> {
  const numbered = movedTables.filter((table) => table.numbered === true);
  const last = await Promise.all(numbered.map(async ({ name }) => [name, await from.lastNumber(name)] as const));
  await to.settle();
  await to.together(async () => {
    for (const [name, number] of last) if (number > 0) await to.numberBehind(name, number);
    await dropNotes(to);
  });
}

/**
 * Returns the notes that this very move left before, if the source is as it was; `undefined`: it begins. Throws if the
 * target is not free for it.
 */
async function resumedFrom(from: End, to: MoveEnd): Promise<MoveNotes | undefined> {
  const { tables, notes } = to.found;
  if (notes === undefined) {
    if (tables) await checkEmpty(to);
    return undefined;
  }
  if (notes.get('instance') !== (await instance(from))) {
    throw new StoreError(
      'holdsGames',
      `An unfinished move of another database (${notes.get('from') ?? 'unknown'}) is in ${to.name}. It was left as it is: finish that move, or name an empty place with --to.`,
    );
  }
  return notes.get('traces') === (await traces(from)) ? notes : undefined;
}

async function checkEmpty(to: MoveEnd): Promise<void> {
  for (const table of movedTables) {
    if (!(await isUsed(to, table))) continue;
    throw new StoreError(
      'holdsGames',
      `The database ${to.name} holds games or settings already. It was left as it is: name an empty place with --to.`,
    );
  }
}

function keyNoted(notes: MoveNotes | undefined, { name }: MovedTable): RowKey | undefined {
  const text = notes?.get(`after:${name}`);
  return text === undefined ? undefined : (JSON.parse(text) as RowKey);
}

interface Copying extends Pick<MoveAsked, 'batch' | 'tell' | 'signal'> {
  /** Rows up to this one are there already. */
  readonly after: RowKey | undefined;
}

async function copy(table: MovedTable, from: End, to: MoveEnd, { batch, tell, signal, after }: Copying): Promise<void> {
  const columns = await from.columns(table.name);
  const all = await count(from, table);
  let done = after === undefined ? 0 : await count(to, table);
  for (let last = after; ;) {
    checkStopped(signal);
    tell({ doing: 'copying', table: table.name, done, all });
    const rows = (await page(from, table, last, batch)).map((row) => carried(row, table, from.dialect.name));
    last = keyOf(rows.at(-1), table);
    if (last === undefined) return;
    const noted = JSON.stringify(last);
    await to.together(async () => {
      await insert(to, table, columns, rows);
      await note(to, `after:${table.name}`, noted);
    });
    done += rows.length;
  }
}

async function compare(
  table: MovedTable,
  from: End,
  to: MoveEnd,
  { batch, tell, signal }: MoveAsked,
): Promise<MovedRows> {
  const all = await count(from, table);
  const show = (done: number): void => {
    checkStopped(signal);
    tell({ doing: 'comparing', table: table.name, done, all });
  };
  const columns = await from.columns(table.name);
  const [here, there] = await Promise.all([
    digest(from, table, columns, batch, (row) => carried(row, table, from.dialect.name), show),
    digest(
      to,
      table,
      columns,
      batch,
      (row) => row,
      () => undefined,
    ),
  ]);
  if (here.rows === there.rows && here.digest === there.digest) return { table: table.name, ...here };
  // The same move, tried again, begins from the beginning.
  await to.together(() => note(to, 'traces', ''));
  throw new StoreError(
    'differs',
    `The table ${table.name} is not the same at both ends (${here.rows} and ${there.rows} rows): the source has changed since the move began. The target is not to be used; do the same again, which begins from the beginning.`,
  );
}

async function digest(
  end: End,
  table: MovedTable,
  columns: ReadonlyArray<string>,
  batch: number,
  as: (row: StoredRow) => StoredRow,
  tell: (done: number) => void,
): Promise<Omit<MovedRows, 'table'>> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let last: RowKey | undefined; ;) {
    tell(rows);
    const found = await page(end, table, last, batch);
    last = keyOf(found.at(-1), table);
    if (last === undefined) return { rows, digest: hash.digest('hex') };
    for (const row of found) hash.update(`${told(as(row), table, columns)}\n`);
    rows += found.length;
  }
}

function checkStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true)
    throw new StoreError('stopped', 'The move was stopped. The same command goes on from where it is.');
}
