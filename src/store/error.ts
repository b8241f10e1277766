export const storeErrorCodes = [
  /** Opening. */
  'noFolder',
  'unwritable',
  'locked',
  'damaged',
  'notOurs',
  'newer',
  'older',
  'noDatabase',
  'refused',
  'oldServer',
  'unfinished',
  /** Making a backup. */
  'backupExists',
  /** Moving. */
  'samePlace',
  'holdsGames',
  'differs',
  'stopped',
  /** Working. */
  'gameExists',
  'noSuchGame',
  'conflict',
  'noSnapshot',
  'cannotWrite',
  'unreachable',
  'unsure',
] as const;
export type StoreErrorCode = (typeof storeErrorCodes)[number];

/** A failure of the database; the message tells the operator of the bot what to do. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Returns the error for a change when someone else was first. */
export function conflictOver(game: string, what = 'changed'): StoreError {
  return new StoreError('conflict', `Game ${game} has ${what} meanwhile.`);
}

export function isStoreError(error: unknown, code?: StoreErrorCode): error is StoreError {
  return error instanceof StoreError && (code === undefined || error.code === code);
}
