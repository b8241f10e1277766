import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { move } from '../../../src/store/moving/move.ts';
import type { Moved, Progress } from '../../../src/store/moving/move.ts';
import { movedTables } from '../../../src/store/moving/tables.ts';
import type { StorePlace } from '../../../src/store/open.ts';
import { openStore } from '../../../src/store/open.ts';
import { tableNames } from '../../../src/store/sql/tableNames.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { temporaryFolder } from '../scene.ts';
import { begun, filled, openedAt, playOn, seen, takeLatestBack } from './scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  folder.remove();
});

async function moved(
  from: StorePlace,
  to: StorePlace,
  tell: (progress: Progress) => void = () => undefined,
): Promise<Moved> {
  return await move({ from, to, batch: 7, tell });
}

function query(path: string, sql: string): ReadonlyArray<unknown> {
  const db = new Database(path, { readonly: true });
  const rows = db.prepare(sql).all();
  db.close();
  return rows;
}

test('everything but leases is moved, each table by the key by which SQLite tells its rows apart, behind those it refers to', async () => {
  expect(movedTables.map(({ name }) => name).sort()).toEqual(tableNames.filter((name) => name !== 'leases'));
  await (await openStore({ path: folder.at('games.sqlite') })).close();
  movedTables.forEach(({ name, key, numbered }, at) => {
    const columns = query(
      folder.at('games.sqlite'),
      `SELECT name FROM pragma_table_info('${name}') WHERE pk > 0 ORDER BY pk`,
    );
    expect(columns, name).toEqual(key.map((column) => ({ name: column })));
    const refersTo = query(
      folder.at('games.sqlite'),
      `SELECT DISTINCT "table" AS name FROM pragma_foreign_key_list('${name}')`,
    );
    const before = movedTables.slice(0, at).map((table) => table.name);
    expect(before, name).toEqual(expect.arrayContaining(refersTo.map((row) => (row as { name: string }).name)));
    const counts = query(
      folder.at('games.sqlite'),
      `SELECT 1 FROM sqlite_schema WHERE name = '${name}' AND sql LIKE '%AUTOINCREMENT%'`,
    );
    expect(counts.length > 0, name).toBe(numbered === true);
  });
});

describeWithPostgres('a move', () => {
  let database: FreshDatabase;
  let file: { readonly path: string };
  let back: { readonly path: string };
  beforeEach(async () => {
    database = await freshDatabase();
    file = { path: folder.at('games.sqlite') };
    back = { path: folder.at('back.sqlite') };
  });
  afterEach(async () => {
    await database.drop();
  });

  test(
    'takes every row of every table to PostgreSQL and back, and nothing is other than it was',
    { timeout: 60_000 },
    async () => {
      await filled(file.path, 3);
      const progress: Array<Progress> = [];
      const there = await moved(file, { url: database.url }, (each) => {
        progress.push(each);
      });
      expect(there).toMatchObject({ from: file.path, resumed: false, games: 5 });
      expect(there.to).toMatch(/^test_\w+ on 127\.0\.0\.1:\d+$/);
      expect(there.tables.filter(({ rows }) => rows === 0)).toEqual([]);
      expect(there.rows).toBe(there.tables.reduce((sum, { rows }) => sum + rows, 0));
      for (const { table, rows } of there.tables) {
        expect(query(file.path, `SELECT count(*) AS rows FROM ${table}`), table).toEqual([{ rows }]);
        expect(await database.query(`SELECT count(*)::integer AS rows FROM ${table}`), table).toEqual([{ rows }]);
      }
      expect(progress.filter(({ doing, table }) => doing === 'copying' && table === 'events').length).toBeGreaterThan(
        5,
      );
      expect(progress.every(({ done, all }) => done <= all)).toBe(true);
      const andBack = await moved({ url: database.url }, back);
      expect(andBack.tables).toEqual(there.tables);
      // By SQLite's own comparison, but for what is written otherwise: states as text, and a sign that PostgreSQL does
      // not keep.
      const db = new Database(back.path);
      db.exec(`ATTACH '${file.path}' AS old`);
      for (const { name } of movedTables.filter((table) => !['states', 'spectators', 'outbox'].includes(table.name))) {
        const columns = (db.pragma(`table_info(${name})`) as ReadonlyArray<{ name: string }>)
          .map((column) => `"${column.name}"`)
          .join(', ');
        expect(
          db.prepare(`SELECT ${columns} FROM ${name} EXCEPT SELECT ${columns} FROM old.${name}`).all(),
          name,
        ).toEqual([]);
        expect(
          db.prepare(`SELECT ${columns} FROM old.${name} EXCEPT SELECT ${columns} FROM ${name}`).all(),
          name,
        ).toEqual([]);
      }
      expect(db.prepare('SELECT name FROM spectators').all()).toEqual([{ name: 'Eve ¿?' }]);
      expect(db.pragma('quick_check', { simple: true })).toBe('ok');
      expect(db.pragma('foreign_key_check')).toEqual([]);
      db.close();
    },
  );

  test(
    'a moved game is played on and undone, there and back again, as if it had never been moved',
    { timeout: 60_000 },
    async () => {
      const id = await filled(file.path);
      await moved(file, { url: database.url });
      const [here, there] = [await openedAt(file), await openedAt({ url: database.url })];
      expect(await seen(there, id)).toEqual(await seen(here, id));
      expect((await there.store.state('text'))?.state.text).toBe('"as text"');
      const before = await seen(there, id);
      await playOn(there, id, 10);
      await playOn(here, id, 10);
      expect(await seen(there, id)).toEqual(await seen(here, id));
      // Also of what was answered before the move.
      for (let left = 12; left > 0; left -= 1) await Promise.all([takeLatestBack(there, id), takeLatestBack(here, id)]);
      expect(await seen(there, id)).toEqual(await seen(here, id));
      expect(await seen(there, id)).not.toEqual(before);
      await playOn(there, id, 5);
      const last = await seen(there, id);
      await Promise.all([here.app.close(), there.app.close()]);
      await moved({ url: database.url }, back);
      const again = await openedAt(back);
      expect(await seen(again, id)).toEqual(last);
      await takeLatestBack(again, id);
      await playOn(again, id, 10);
      expect((await again.store.audit(id, 0, 500)).entries.filter(({ deed }) => deed.kind === 'undone')).toHaveLength(
        13,
      );
      await again.app.close();
    },
  );

  test(
    'what is numbered goes on behind the last number that was given, also if its row has gone',
    { timeout: 60_000 },
    async () => {
      const id = await filled(file.path);
      const one = await openedAt(file);
      await one.store.outbox.add({ gameId: id, lane: 'channel:elsewhere' }, [{ kind: 'lobby' }]);
      await one.app.close();
      const db = new Database(file.path);
      const last = Object.fromEntries(
        (db.prepare('SELECT name, seq FROM sqlite_sequence').all() as Array<{ name: string; seq: number }>).map(
          ({ name, seq }) => [name, seq],
        ),
      );
      db.prepare('DELETE FROM outbox WHERE id = ?').run(last['outbox']);
      db.close();
      await moved(file, { url: database.url });
      const there = await openedAt({ url: database.url });
      const game = await begun(there, 'c2');
      await there.store.orders.setPlan(game, 'ann', 'turn', {}, 9);
      const first = async (table: string): Promise<number> =>
        Number((await database.query(`SELECT min(id) AS first FROM ${table} WHERE game_id = '${game}'`))[0]?.['first']);
      for (const table of ['outbox', 'audit', 'plans']) expect(await first(table), table).toBe((last[table] ?? 0) + 1);
      const given = Number((await database.query('SELECT max(id) AS last FROM outbox'))[0]?.['last']);
      await there.app.close();
      await database.query(`DELETE FROM outbox WHERE id = ${given}`);
      await moved({ url: database.url }, back);
      const again = await openedAt(back);
      const other = await begun(again, 'c3');
      await again.app.close();
      expect(query(back.path, `SELECT min(id) AS first FROM outbox WHERE game_id = '${other}'`)).toEqual([
        { first: given + 1 },
      ]);
    },
  );
});
