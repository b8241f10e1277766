import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { belongingTo } from '../../src/store/sqlite/belonging.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { anyValues, statementsOf } from '../store/statements.ts';
import type { AnyStatement } from '../store/statements.ts';
import { temporaryFolder } from '../store/scene.ts';

/** Statements that may look at every row of a table (or of an index), by how they begin, and why. */
const mayScan: ReadonlyArray<readonly [beginning: string, reason: string]> = [
  ['with recursive lanes', 'once at the start; from lane to lane of what waits'],
  ["select id from games where status = 'over' and id not in", 'once at the start'],
  ['select distinct "game_id" from "timers"', 'after the bot was away; only games that wait for somebody'],
  ['select count(*) as messages, min(id) as first from outbox', 'for whoever looks after the bot; only what waits'],
  ['select name, holder, until from leases where substr', 'a row for each process and each lane that is being served'],
  ['update leases set until', 'a row for each process and each lane that is being served'],
  ['update outbox set next_attempt_at = ? where', 'at the start, and after the clock was set; only what waits'],
  ["select id from games where status in ('over', 'abandoned')", 'the housekeeping of the night'],
  ['delete from outbox where state <>', 'the housekeeping of the night'],
  ['delete from leases where until <', 'the housekeeping of the night'],
  ['delete from snapshots where game_id in', 'the housekeeping of the night'],
  [
    'select game_id, lane, kind from "outbox" indexed by "outbox_waiting_of_kind"',
    'indexes of what waits or was given up, at the start',
  ],
  [
    'select distinct game_id from "outbox" indexed by "outbox_given_up"',
    'the index of what was given up alone, at the start',
  ],
  ['delete from settings where scope like', 'the housekeeping of the night'],
];

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

/** The plan of a statement for each table that it reads from its first row to its last. */
function scansOf(db: Database.Database, statement: AnyStatement): ReadonlyArray<string> {
  const made = new Set(
    [...statement.sql.matchAll(/\) as ([a-z]+)|recursive ([a-z]+)/g)].map(([, one, other]) => one ?? other),
  );
  return db
    .prepare<Array<unknown>, { detail: string }>(`EXPLAIN QUERY PLAN ${statement.sql}`)
    .all(...anyValues(statement, () => 1))
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN ') && !/CONSTANT ROW|VIRTUAL TABLE|\(subquery/.test(detail))
    .filter((detail) => !made.has(/^SCAN (\w+)/.exec(detail)?.[1]));
}

const path = folder.at('plans.db');
await openSqliteStore(path).close();
const open = (): Database.Database => {
  const db = new Database(path);
  db.pragma('foreign_keys = ON');
  return db;
};
const looking = open();
const all = await statementsOf(sqliteDialect, belongingTo(looking, 'games'));
looking.close();
const short = ({ sql }: AnyStatement): string => sql.replace(/\s+/g, ' ').trim();

test('no statement that runs while people play reads a whole table', () => {
  const db = open();
  const scanning = all.flatMap((statement) => scansOf(db, statement).map((scan) => `${scan}: ${short(statement)}`));
  const unexpected = scanning.filter((found) => !mayScan.some(([beginning]) => found.includes(`: ${beginning}`)));
  db.close();
  expect(all.length).toBeGreaterThan(100);
  expect(unexpected).toEqual([]);
});

test('each exception is a statement that there is', () => {
  expect(mayScan.filter(([beginning]) => !all.some((statement) => short(statement).startsWith(beginning)))).toEqual([]);
});

test('a whole table that is read is seen, and what is looked up is not taken for it', () => {
  const db = open();
  expect(scansOf(db, { number: 0, sql: 'select * from seats where name = ?', takes: [1] })).toEqual(['SCAN seats']);
  expect(
    scansOf(db, { number: 0, sql: `select * from slots where game_id = ? and name <> ':x?'`, takes: ['kat-1'] }),
  ).toEqual([]);
  db.close();
});
