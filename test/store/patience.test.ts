import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { patienceOf } from '../../src/store/sqlite/patience.ts';
import type { Durability } from '../../src/store/sqlite/patience.ts';

const normal = 1;
const full = 2;

let db: Database.Database;
let patience: Durability;
beforeEach(() => {
  db = new Database(':memory:');
  db.pragma('synchronous = FULL');
  patience = patienceOf(db);
});
afterEach(() => {
  db.close();
});

const level = (): unknown => db.pragma('synchronous', { simple: true });

test('only what is relaxed does not wait for the disk', () => {
  patience(true);
  expect(level()).toBe(normal);
  patience(false);
  expect(level()).toBe(full);
});

test('what was relaxed twice waits again as soon as that is said once', () => {
  patience(true);
  patience(true);
  patience(false);
  expect(level()).toBe(full);
});

test('within a transaction nothing changes, and after it what is said counts', () => {
  db.transaction(() => {
    patience(true);
  })();
  expect(level()).toBe(full);
  patience(true);
  expect(level()).toBe(normal);
});
