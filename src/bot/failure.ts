/**
 * The meaning of an error for a message. Only two kinds are final: Discord says that this message can never arrive, or
 * our own code could not compose it. Everything else, known or not, is temporary.
 */
import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes as Codes } from 'discord.js';
import { isDatabaseAway } from '../app/types.ts';
import type { DeliveryFailure } from './watch.ts';
import { OldEditError } from './oldEditError.ts';

export type Failure = DeliveryFailure;

type CodeList = ReadonlyArray<number | string>;

const closedCodes: CodeList = [
  Codes.CannotSendMessagesToThisUser,
  Codes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Codes.UnknownUser,
  // People who are not in the server can't be made members of a thread.
  Codes.UnknownMember,
  Codes.InvalidRecipients,
];
/** No longer in the server, as far as Discord tells without being asked for its members. */
const leftCodes: CodeList = [
  Codes.UnknownUser,
  Codes.UnknownMember,
  Codes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
];
/** Codes of refusals that end when someone changes something in the server. */
const forbiddenCodes: CodeList = [
  Codes.UnknownGuild,
  Codes.MissingAccess,
  Codes.MissingPermissions,
  Codes.ChannelVerificationLevelTooHighForYouToGainAccess,
  Codes.InvalidActionOnArchivedThread,
  Codes.ThreadLocked,
  Codes.CannotReplyWithoutPermissionToReadMessageHistory,
  Codes.AccessToFileUploadsHasBeenLimitedForThisGuild,
];
/** The channel, message or event does not exist, or is none that could ever be used so. */
const goneCodes: CodeList = [
  Codes.UnknownChannel,
  Codes.UnknownMessage,
  Codes.UnknownGuildScheduledEvent,
  Codes.CannotEditMessageAuthoredByAnotherUser,
  Codes.CannotSendMessagesInNonTextChannel,
  Codes.CannotExecuteActionOnSystemMessage,
  Codes.CannotExecuteActionOnThisChannelType,
  Codes.CannotSendAMessageInAForumChannel,
  Codes.CannotUpdateAFinishedEvent,
];
/** Codes for a message that we composed wrong, or that must not be said. */
const bodyCodes: CodeList = [
  Codes.InvalidFormBodyOrContentType,
  Codes.CannotSendAnEmptyMessage,
  Codes.RequestEntityTooLarge,
  Codes.FileUploadedExceedsMaximumSize,
  Codes.InvalidFileUploaded,
  Codes.InvalidMessageType,
  Codes.RequestBodyContainsInvalidJSON,
  Codes.ProvidedFileIsInvalid,
  Codes.ProvidedFileTypeIsInvalid,
  Codes.UploadedFileNotFound,
  Codes.MaximumNumberOfAttachmentsInAMessageReached,
  Codes.MessageWasBlockedByAutomaticModeration,
  Codes.TitleWasBlockedByAutomaticModeration,
  Codes.MessageBlockedByHarmfulLinksFilter,
];
/** “Your application has been flagged by Discord's anti-spam system”: documented, but without a name in discord.js. */
const flaggedBySpamFilter = 20_026;
/** Too much of something, or Discord itself has trouble. */
const limitedCodes: CodeList = [
  Codes.ActionCannotBePerformedDueToSlowmodeRateLimit,
  Codes.AnnouncementEditLimitExceeded,
  flaggedBySpamFilter,
  Codes.ChannelWriteRateLimit,
  Codes.ServerWriteRateLimit,
  Codes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  Codes.OpeningDirectMessagesTooFast,
  Codes.SendMessagesHasBeenTemporarilyDisabled,
  Codes.FeatureTemporarilyDisabledServerSide,
  Codes.ServiceResourceIsBeingRateLimited,
  Codes.APIResourceOverloaded,
];

/** Errors that were thrown while something was carried to Discord, not while it was composed. */
const carriedErrors = new WeakSet<Error>();

/** Notes that an error was thrown on the way to Discord: its shape does not tell. Returns the error to throw on. */
export function onTheWay(error: unknown): Error {
  const carried = error instanceof Error ? error : new Error(String(error));
  carriedErrors.add(carried);
  return carried;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof DiscordAPIError) return ofRefusal(error);
  if (error instanceof RateLimitError || error instanceof OldEditError) return 'limited';
  if (error instanceof HTTPError || (error instanceof Error && carriedErrors.has(error))) return 'unreachable';
  return isDatabaseAway(error) ? 'database' : 'composing';
}

function ofRefusal({ code, status }: DiscordAPIError): Failure {
  if (status === 401) return 'token';
  if (status === 429 || limitedCodes.includes(code)) return 'limited';
  if (!hasCode(code) || status >= 500 || status === 408 || code === Codes.CloudflareIsBlockingYourRequest)
    return 'unreachable';
  if (closedCodes.includes(code)) return 'closed';
  if (goneCodes.includes(code)) return 'gone';
  if (bodyCodes.includes(code)) return 'body';
  return forbiddenCodes.includes(code) ? 'forbidden' : 'refused';
}

/**
 * Returns whether an answer has an error code of Discord. Pages of a proxy, a gateway or Cloudflare have none:
 * discord.js finds `undefined` there.
 */
function hasCode(code: unknown): boolean {
  return typeof code === 'number';
}

/** Whether an error says nothing about what was asked for: the same may work later, with nothing changed. */
export function isPassing(error: unknown): boolean {
  switch (failureOf(error)) {
    case 'unreachable':
    case 'token':
    case 'limited':
    case 'database':
      return true;
    case 'refused':
    case 'forbidden':
    case 'closed':
    case 'gone':
    case 'body':
    case 'composing':
      return false;
  }
}

/** Whether someone can't be reached because they are no longer in the server. */
export function hasLeft(error: unknown): boolean {
  return error instanceof DiscordAPIError && leftCodes.includes(error.code);
}

/** Whether a message was refused because one of our emojis is no longer there. */
export function isEmojiLost(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === Codes.InvalidFormBodyOrContentType &&
    JSON.stringify(error.rawError).includes('INVALID_EMOJI')
  );
}

/** Whether something failed for lack of a permission, such as that to attach files. */
export function lacksPermission(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Codes.MissingPermissions;
}

/** Whether something failed because it was to be done in a closed thread, which has to be opened again first. */
export function isArchived(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Codes.InvalidActionOnArchivedThread;
}

/** Whether Discord has answered that there can be no such thread here, or that we may not have one. */
export function isThreadRefused(error: unknown): boolean {
  if (isChannelLost(error)) return true;
  const failure = failureOf(error);
  const isNoPlace = error instanceof DiscordAPIError && error.code === Codes.CannotExecuteActionOnThisChannelType;
  return isNoPlace || failure === 'body' || failure === 'refused';
}

/** Whether something failed because a channel or thread is not there any more, or we may not write in it. */
export function isChannelLost(error: unknown): boolean {
  return failureOf(error) === 'forbidden' || (error instanceof DiscordAPIError && error.code === Codes.UnknownChannel);
}

/** Whether something failed because the message or event to change or remove is not there any more. */
export function isGone(error: unknown): boolean {
  return failureOf(error) === 'gone';
}
