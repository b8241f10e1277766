import type { Decision } from '../store/engineTypes.ts';

export const appErrorCodes = [
  'noSuchGame', 'channelTaken', 'notYourGame', 'notAllowed', 'notInLobby', 'notRunning', 'alreadyJoined', 'notJoined',
  'lobbyFull', 'noAutomatic', 'tooFewPlayers', 'illegalOptions', 'noSuchSeat', 'alreadyDecided', 'notYourDecision',
  'illegalChoice', 'nothingToUndo', 'internal',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

/**
 * What somebody asked for can't be done. Message and hint are sentences for that person and hold nothing that is secret
 * from them; names in them are as their owners wrote them, so escape them as any text of a user.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** What to do instead. */
  readonly hint: string | undefined;
  /** With `alreadyDecided`: what is open for this person instead. */
  readonly open: ReadonlyArray<Decision>;

  constructor(code: AppErrorCode, message: string, hint?: string, open: ReadonlyArray<Decision> = []) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.hint = hint;
    this.open = open;
  }
}

/** Whether something caught is a refusal to show to the person, rather than a bug. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
