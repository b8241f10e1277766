import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from '../../src/store/sql/gate.ts';
import type { Gate } from '../../src/store/sql/gate.ts';
import { writingInOrder } from '../../src/store/sqlite/busy.ts';
import { groupCommit } from '../../src/store/sqlite/groupCommit.ts';
import type { Storing } from '../../src/store/sqlite/groupCommit.ts';
import { patienceOf } from '../../src/store/sqlite/patience.ts';
import { transactionsOf } from '../../src/store/sqlite/transactions.ts';
import type { SqliteTransactions } from '../../src/store/sqlite/transactions.ts';
import { temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Milliseconds: longer than any work here takes on a busy machine, but one that never ends. */
const patience = 400;
/** For which each waits for the lock of another program. */
const lockedFor = 150;

let files = 0;
let db: Database.Database;
let onlooker: Database.Database;
let store: Storing;
let transactions: SqliteTransactions;
let gate: Gate;
/** How many transactions were stored. */
let stored = 0;

beforeEach(() => {
  files += 1;
  const path = folder.at(`group-${files}.db`);
  db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE said (word TEXT NOT NULL UNIQUE) STRICT');
  onlooker = new Database(path, { readonly: true });
  stored = 0;
  const told = {
    done: () => {
      stored += 1;
    },
    over: () => undefined,
    begun: () => () => undefined,
  };
  transactions = transactionsOf(db, patienceOf(db), told);
  const tooLong = (): Error => new Error('Too long.');
  gate = createGate(patience, tooLong);
  const writing = writingInOrder(patience, tooLong, lockedFor);
  store = groupCommit({ gate, transactions, patience, tooLong, writing, lockedFor });
});
afterEach(() => {
  onlooker.close();
  db.close();
});

const write = (word: string): void => {
  transactions.step(() => db.prepare('INSERT INTO said (word) VALUES (?)').run(word));
};
const say = (word: string) => async (): Promise<string> => {
  write(word);
  return word;
};
const wordsIn = (reader: Database.Database): ReadonlyArray<unknown> =>
  reader.prepare('SELECT word FROM said ORDER BY word').pluck().all();

/** A work that has begun and ends when it is told to. */
function slow(word: string): { readonly work: () => Promise<string>; readonly end: () => void } {
  let end = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    async work() {
      write(word);
      await told;
      return word;
    },
    end: () => {
      end();
    },
  };
}

test('one alone is stored by itself', async () => {
  expect(await store(say('one'))).toBe('one');
  expect(wordsIn(onlooker)).toEqual(['one']);
  expect(stored).toBe(1);
});

test('what comes while another one is at it is stored with it, and nobody is told before', async () => {
  const first = slow('first');
  const told: Array<string> = [];
  const all = [first.work, say('second'), say('third')].map(async (work) => {
    told.push(await store(work));
  });
  await vi.waitFor(() => {
    expect(wordsIn(db)).toEqual(['first']);
  });
  expect([told, wordsIn(onlooker)]).toEqual([[], []]);
  first.end();
  await Promise.all(all);
  expect(told).toEqual(['first', 'second', 'third']);
  expect(wordsIn(onlooker)).toEqual(['first', 'second', 'third']);
  expect(stored).toBe(1);
});

test('one that has ended waits for the others of its transaction', async () => {
  const last = slow('last');
  let isTold = false;
  const first = store(say('first')).then(() => {
    isTold = true;
  });
  const second = store(last.work);
  await vi.waitFor(() => {
    expect(wordsIn(db)).toEqual(['first', 'last']);
  });
  expect([isTold, wordsIn(onlooker)]).toEqual([false, []]);
  last.end();
  await Promise.all([first, second]);
  expect(wordsIn(onlooker)).toEqual(['first', 'last']);
});

test('each that fails takes only itself back', async () => {
  const fails = async (): Promise<void> => {
    write('taken back');
    throw new Error('No.');
  };
  const outcomes = await Promise.allSettled([store(say('before')), store(fails), store(say('after'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(wordsIn(onlooker)).toEqual(['after', 'before']);
  expect(stored).toBe(1);
});

test('what SQLite itself ends is told to all who were in it, and those who come after it start over', async () => {
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages + 20}`);
  const large = async (): Promise<void> => {
    write('x'.repeat(1_000_000));
  };
  const outcomes = await Promise.allSettled([store(say('before')), store(large), store(say('after'))]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
    { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
    { value: 'after' },
  ]);
  expect(wordsIn(onlooker)).toEqual(['after']);
});

test('work that goes on after SQLite has ended the transaction stores nothing, and nobody is told another cause', async () => {
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages + 20}`);
  const goesOn = async (): Promise<void> => {
    try {
      write('x'.repeat(1_000_000));
    } catch {
      await transactions.part(say('postponed')).catch(() => undefined);
      write('and more');
    }
  };
  const saysElse = async (): Promise<void> => {
    await goesOn().catch(() => {
      throw new Error('Something else.');
    });
  };
  for (const work of [goesOn, saysElse]) {
    const outcomes = await Promise.allSettled([store(say('before')), store(work)]);
    expect(outcomes).toMatchObject([{ reason: { code: 'SQLITE_FULL' } }, { reason: { code: 'SQLITE_FULL' } }]);
    expect(wordsIn(onlooker)).toEqual([]);
  }
  expect(await store(say('after'))).toBe('after');
  expect(wordsIn(onlooker)).toEqual(['after']);
});

test('what can not be rolled back alone is not stored with the rest', async () => {
  const fails = async (): Promise<void> => {
    write('half done');
    // Takes away what there is to go back to.
    db.exec('RELEASE part');
    throw new Error('No.');
  };
  const outcomes = await Promise.allSettled([store(say('before')), store(fails)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(wordsIn(onlooker)).toEqual([]);
});

test('each waits for its own time, not for that of whoever came first', async () => {
  const reading = gate.alone(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 1.5 * patience);
      }),
  );
  const early = store(say('early'));
  const late = new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      store(say('late')).then(resolve, reject);
    }, 0.8 * patience);
  });
  await expect(early).rejects.toThrow('Too long.');
  expect(await late).toBe('late');
  await reading;
});

test('when it can not be stored at the end, all are told so, and nothing is', async () => {
  db.exec('CREATE TABLE heard (word TEXT REFERENCES said (word) DEFERRABLE INITIALLY DEFERRED) STRICT');
  db.pragma('foreign_keys = ON');
  const hear = async (): Promise<void> => {
    db.prepare('INSERT INTO heard (word) VALUES (?)').run('nobody said it');
  };
  const outcomes = await Promise.allSettled([store(say('before')), store(hear)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(wordsIn(onlooker)).toEqual([]);
  expect(await store(say('after'))).toBe('after');
  expect(wordsIn(onlooker)).toEqual(['after']);
});

/** Another program that has the database locked. */
function locking(): { readonly unlock: () => void } {
  const other = new Database(db.name);
  other.exec('BEGIN IMMEDIATE');
  db.pragma('busy_timeout = 0');
  return {
    unlock: () => {
      other.close();
    },
  };
}

test('while another program has the lock all wait, and each is stored once when it ends', async () => {
  const { unlock } = locking();
  const all = [store(say('one')), store(say('two'))];
  // A reader gets in between.
  expect(await gate.pass(async () => wordsIn(db))).toEqual([]);
  unlock();
  expect(await Promise.all(all)).toEqual(['one', 'two']);
  expect(wordsIn(onlooker)).toEqual(['one', 'two']);
  expect(stored).toBe(1);
});

test('when the lock does not end, each is told after its own time, and those who come after it are stored', async () => {
  const { unlock } = locking();
  const early = store(say('early')).catch((error: unknown) => ({ error }));
  const late = new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      store(say('late')).then(resolve, reject);
    }, lockedFor * 0.8);
  });
  expect(await early).toMatchObject({ error: { code: 'SQLITE_BUSY' } });
  unlock();
  expect(await late).toBe('late');
  expect(wordsIn(onlooker)).toEqual(['late']);
});

test('what keeps it from beginning for good is told to all who wait', async () => {
  db.close();
  const outcomes = await Promise.allSettled([store(say('one')), store(say('two'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('sixteen at most: those who only want to read get their turn', async () => {
  const words = Array.from({ length: 40 }, (_, place) => String(place));
  await Promise.all(words.map((word) => store(say(word))));
  expect(wordsIn(onlooker)).toHaveLength(40);
  expect(stored).toBe(3);
});

test('a work that waits for another one of its kind waits for itself: it is turned away', async () => {
  const inner = store(async () => await store(say('never')));
  await expect(inner).rejects.toThrow('Too long.');
  expect(await store(say('after'))).toBe('after');
  expect(wordsIn(onlooker)).toEqual(['after']);
});
