import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';

/**
 * What to do about a message that could not be sent: try again after a while; never (`gone`: the channel or message is
 * not there any more; `closed`: the person takes no direct messages; `wrong`: Discord refuses the message itself); a few
 * times (`broken`: we failed to make the message, which is a bug).
 */
export type Failure = 'retry' | 'forbidden' | 'gone' | 'closed' | 'wrong' | 'broken';

const closedCodes: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.UnknownUser,
  // Nobody of the server can be made a member of a thread.
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.InvalidRecipients,
];
/** Nobody of the server any more, as far as Discord tells without being asked for its members. */
const leftCodes: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
];
const forbiddenCodes: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.ThreadLocked,
];
const goneCodes: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownGuildScheduledEvent,
];

export function failureOf(error: unknown): Failure {
  if (error instanceof DiscordAPIError) return ofRefusal(error);
  return error instanceof HTTPError || cameFromNetwork(error) ? 'retry' : 'broken';
}

/** No answer from Discord: errors of the network have a code in words, and those of a time-out a name. */
function cameFromNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return error.name === 'AbortError' || (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code));
}

/** Whether somebody can't be reached because they are no longer in the server. */
export function hasLeft(error: unknown): boolean {
  return error instanceof DiscordAPIError && leftCodes.includes(error.code);
}

function ofRefusal(error: DiscordAPIError): Failure {
  const { code, status } = error;
  // The next attempt is made without it.
  if (isEmojiLost(error)) return 'broken';
  if (closedCodes.includes(code)) return 'closed';
  if (goneCodes.includes(code)) return 'gone';
  if (forbiddenCodes.includes(code)) return 'forbidden';
  // 401 and 429 say nothing about this message.
  return status >= 500 || status === 401 || status === 429 ? 'retry' : 'wrong';
}

/** Whether a message was refused because one of our emojis is no longer there. */
export function isEmojiLost(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidFormBodyOrContentType
    && JSON.stringify(error.rawError).includes('INVALID_EMOJI');
}

/** «Tried to perform an operation on an archived thread». */
const threadIsArchived: number = RESTJSONErrorCodes.InvalidActionOnArchivedThread;

const firstDelay = 1000;
const longestDelay = 5 * 60_000;

/** How long to wait after so many attempts, in milliseconds: doubling, at most five minutes. */
export function delayAfter(attempts: number, failure: Failure): number {
  if (failure === 'forbidden') return longestDelay;
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
}

/** Whether something failed because it was to be done in a closed thread, which has to be opened again first. */
export function isArchived(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === threadIsArchived;
}

const noThreadCodes: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
  RESTJSONErrorCodes.MaximumActiveThreads,
  RESTJSONErrorCodes.InvalidFormBodyOrContentType,
];

/** Whether something failed because there can be no such thread here, or we may not have one. */
export function isThreadRefused(error: unknown): boolean {
  return isOutOfReach(error) || (error instanceof DiscordAPIError && noThreadCodes.includes(error.code));
}

/** Whether something failed because a channel or thread is not there any more, or we may not write in it. */
export function isOutOfReach(error: unknown): boolean {
  return failureOf(error) === 'forbidden' || (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel);
}

/** Whether something failed because the message or event to change or remove is not there any more. */
export function isGone(error: unknown): boolean {
  return failureOf(error) === 'gone';
}
