import { Refusal } from '../refusal.ts';
import { isAppError } from '../../app/types.ts';
import type { AppError, AppErrorCode } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message } from '../types.ts';

/** Refusals about the time or the person, where what is open now says more than any hint. */
const aboutNow: ReadonlyArray<AppErrorCode> = [
  'alreadyDecided',
  'notYourDecision',
  'notRunning',
  'notInLobby',
  'notYourGame',
];

/** Why something can't be done and what can, in one line that only the person sees. */
export function refusalMessage(error: AppError, openNow: string | undefined, say: Say): Message {
  const said = error.worded(say);
  if (error instanceof Refusal) return plain([said.message, said.hint ?? openNow]);
  const hint = said.hint === undefined ? undefined : escapeMarkup(said.hint);
  return plain([escapeMarkup(said.message), aboutNow.includes(error.code) ? (openNow ?? hint) : (hint ?? openNow)]);
}

/** Opens what is open for the presser in this game. */
export const answerButton = (gameId: string, say: Say): NonNullable<Message['components']> =>
  buttonRows([button({ kind: 'ask', game: gameId }, say('question.answer'), 'main')]);

/** Tells a person about an error of any kind; about a bug of ours no more than that it is one. */
export function errorMessage(error: unknown, openNow: string | undefined, say: Say): Message {
  return isAppError(error) ? refusalMessage(error, openNow, say) : plain([say('refusals.bug')]);
}

function plain(parts: ReadonlyArray<string | undefined>): Message {
  return {
    content: shorten(parts.filter((part) => part !== undefined && part !== '').join(' '), limits.content),
    embeds: [],
    components: [],
  };
}
