import { StoreError } from '../error.ts';

/**
 * A table that stands in a database into which another one is being moved, until all of it is there: names and values
 * that say where it comes from and how far it is.
 */
export const unfinishedMove = 'unfinished_move';

/** `from`: of the database that is moved, as people know it. */
export function notWhole(name: string, from: string | undefined): StoreError {
  return new StoreError(
    'unfinished',
    `The database ${name} is not whole: a move from ${from ?? 'another one'} into it has begun and has not come to its end. Run the same npm run move again, which goes on with it; until then the games are where they were.`,
  );
}

/** The table of an unfinished move, the same in both engines. */
export const makeUnfinishedMove = `CREATE TABLE ${unfinishedMove} (name text PRIMARY KEY, value text NOT NULL)`;

/** An older version has begun it: its tables were others. */
export function fromTheBeginning(
  notes: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> | undefined {
  return notes === undefined ? undefined : new Map([...notes, ['traces', '']]);
}

/** Returns the error for an old database: only those of this very version are moved. */
export function tooOld(name: string, version: number, known: number): StoreError {
  return new StoreError(
    'older',
    `The database ${name} comes from an older version of this bot (${version}; this one knows ${known}). It was left as it is: start this version of the bot with it once, which brings it up to date, and stop it again.`,
  );
}
