import type { Decision } from '../../store/engineTypes.ts';
import { isStoreError } from '../../store/error.ts';
import type { StoreErrorCode } from '../../store/error.ts';
import { english } from '../../words/index.ts';
import type { Say, Sentence } from '../../words/index.ts';

export const appErrorCodes = [
  'noSuchGame',
  'channelTaken',
  'notYourGame',
  'notAllowed',
  'notInLobby',
  'notRunning',
  'alreadyJoined',
  'alreadyStarted',
  'notJoined',
  'lobbyFull',
  'noAutomatic',
  'tooFewPlayers',
  'illegalOptions',
  'noSuchSeat',
  'alreadyDecided',
  'notYourDecision',
  'illegalChoice',
  'nothingToUndo',
  'undoChanged',
  'needsVote',
  'proposalOpen',
  'voteClosed',
  'notYourVote',
  'gameDeleted',
  'alreadyPaused',
  'notPaused',
  'alreadyHost',
  'notOver',
  'cannotExport',
  'wrongName',
  'paused',
  'badOrders',
  'illegalPace',
  'illegalTime',
  'unknownZone',
  'badSubstitute',
  'notAway',
  'notArchived',
  'badSettings',
  'notHere',
  'tooManyGames',
  'illegalName',
  'illegalNote',
  'cannotNote',
  'cannotShow',
  'illegalPoll',
  'pollClosed',
  'cannotKeep',
  'knowsAnother',
  'wishOver',
  'cannotInvite',
  'busy',
  'internal',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

/**
 * A request that can't be done. Message and hint are sentences for the person who asked and hold nothing that is secret
 * from them; names in them are as their owners wrote them, so escape them as any text of a user. Both are worded in the
 * reader's language; `message` and `hint` are the English words, for logs.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Advice what to do instead. */
  readonly hint: string | undefined;
  /** The questions that are open for this person instead, with `alreadyDecided`. */
  readonly open: ReadonlyArray<Decision>;
  readonly #sentence: Sentence;
  readonly #hint: Sentence | undefined;

  constructor(code: AppErrorCode, sentence: Sentence, hint?: Sentence, open: ReadonlyArray<Decision> = []) {
    super(sentence(english));
    this.name = 'AppError';
    this.code = code;
    this.hint = hint?.(english);
    this.open = open;
    this.#sentence = sentence;
    this.#hint = hint;
  }

  /** Returns the message and the hint in the language of the reader. */
  worded(say: Say): { readonly message: string; readonly hint: string | undefined } {
    return { message: this.#sentence(say), hint: this.#hint?.(say) };
  }
}

/** Whether something caught is a refusal to show to the person, rather than a bug. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/** The errors of a database that is away, locked or full, for any request: the same request may work later. */
const awayCodes: ReadonlyArray<StoreErrorCode> = ['cannotWrite', 'unwritable', 'unreachable', 'unsure', 'conflict'];

/** Whether something failed because the database can't work now, as the store says or as the app passes it on. */
export function isDatabaseAway(error: unknown): boolean {
  const said = isAppError(error) ? error.cause : error;
  return isStoreError(said) && awayCodes.includes(said.code);
}

/** Whether something failed because the database takes nothing new: its disk is full, or it may only be read. */
export function isWriteFailure(error: unknown): boolean {
  return isStoreError(error, 'cannotWrite') || isStoreError(error, 'unwritable');
}
