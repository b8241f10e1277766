import { Refusal } from '../../../commands/shared/refusal.ts';
import { isAppError } from '../../app/types.ts';
import type { AppError, AppErrorCode } from '../../app/types.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message } from '../types.ts';

/** Refusals about the time or the person, where what is open now says more than any hint. */
const aboutNow: ReadonlyArray<AppErrorCode> = ['alreadyDecided', 'notYourDecision', 'notRunning', 'notInLobby', 'notYourGame'];

/** Why something can't be done and what can, in one line that only the person sees. */
export function refusalMessage(error: AppError, openNow: string | undefined): Message {
  if (error instanceof Refusal) return plain([error.message, error.hint ?? openNow]);
  const hint = error.hint === undefined ? undefined : escapeMarkup(error.hint);
  return plain([escapeMarkup(error.message), aboutNow.includes(error.code) ? openNow ?? hint : hint ?? openNow]);
}

/** What a person is told of a bug of ours, which is not theirs to understand. */
export const bugMessage = plain(['Something went wrong on my side. The game is as it was before: please try again, and tell the host if it happens twice.']);

/** What a person is told about an error of any kind. */
export function errorMessage(error: unknown, openNow?: string): Message {
  return isAppError(error) ? refusalMessage(error, openNow) : bugMessage;
}

function plain(parts: ReadonlyArray<string | undefined>): Message {
  return { content: shorten(parts.filter((part) => part !== undefined && part !== '').join(' '), limits.content), embeds: [], components: [] };
}
