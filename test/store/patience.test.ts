import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { relaxed } from '../../src/store/sqlite/relaxed.ts';

const normal = 1;
const full = 2;

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  db.pragma('synchronous = FULL');
});
afterEach(() => { db.close(); });

const level = (): unknown => db.pragma('synchronous', { simple: true });

test('only what is relaxed does not wait for the disk', () => {
  expect(relaxed(db, level)()).toBe(normal);
  expect(level()).toBe(full);
});

test('a failure leaves nothing relaxed', () => {
  const failing = relaxed(db, () => { throw new Error('no disk'); });
  expect(() => failing()).toThrow('no disk');
  expect(level()).toBe(full);
});

test('within a transaction nothing changes', () => {
  const inside = db.transaction(() => relaxed(db, level)());
  expect(inside()).toBe(full);
  expect(level()).toBe(full);
});
