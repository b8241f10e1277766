import { seatOf } from '../../app/types.ts';
import type { ChannelId, OutboxRow } from '../../app/types.ts';
import {
  closedSheetMessage,
  privateReminderMessage,
  reactionReminderMessage,
  reminderMessage,
  timedOutMessage,
} from '../messages/pace.ts';
import type { Reminding } from '../messages/pace.ts';
import { labelNames, textNames } from '../names.ts';
import { nothingLabel } from '../panel/choices.ts';
import { escapeMarkup } from '../text/escape.ts';
import type { CastGame, Message } from '../types.ts';
import { mayBeAsked } from './closed.ts';
import type { DeliveryParts, RowOf, Sent, SpokenParts } from './parts.ts';
import { messageLink } from './place.ts';
import { inOpenThread } from './reopen.ts';
import { calling } from './privatePlace.ts';
import type { PrivateChannel } from './privatePlace.ts';
import { knownThread, leaveThread } from './privateThread.ts';
import { edited, sendOnce } from './post.ts';
import { describeChoice, describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** Reminds in the channel those who are still waited for. */
export async function sendReminder(
  parts: SpokenParts,
  row: RowOf<'reminder'>,
  channelId: ChannelId,
  game: CastGame,
): Promise<Sent> {
  return await sendIfAny(
    parts,
    row,
    channelId,
    await reminderMessage(await remindingIn(parts, game), row.intent.seats),
  );
}

/** Reminds in the channel everyone who may be asked. */
export async function remindOfReactions(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  game: CastGame,
): Promise<Sent> {
  const message = await reactionReminderMessage(await remindingIn(parts, game), await mayBeAsked(parts, game));
  return await sendIfAny(parts, row, channelId, message);
}

async function remindingIn({ app, words, say }: SpokenParts, game: CastGame): Promise<Reminding> {
  return { app, game, words, say, link: await messageLink({ app }, game) };
}

async function sendIfAny(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  message: Message | undefined,
): Promise<Sent> {
  return message === undefined ? {} : { messageId: await sendOnce(parts, row, channelId, message) };
}

/** Reminds a person secretly: no one else may know that they are asked. */
export async function sendPrivateReminder(
  parts: SpokenParts,
  row: RowOf<'privateReminder'>,
  place: PrivateChannel,
  game: CastGame,
): Promise<Sent> {
  const { app } = parts;
  const { userId } = row.intent;
  if (game.status !== 'running' || game.paused !== undefined || seatOf(game, userId) === undefined) return {};
  const [decision] = await app.openDecisions(game.id, userId);
  if (decision === undefined) return {};
  const message = privateReminderMessage(
    await remindingIn(parts, game),
    decision,
    await app.pace.waits(game.id, userId),
  );
  return await sendIfAny(parts, row, place.channelId, calling(place, message));
}

/** Tells a person what was answered for them after their time was over. */
export async function sendTimedOut(
  parts: SpokenParts,
  row: RowOf<'timedOut'>,
  place: PrivateChannel,
  game: CastGame,
): Promise<Sent> {
  const { words } = parts;
  const { decision } = row.intent;
  const { title } = describeDecision(decision, textNames(game, words), words.locale);
  const message = timedOutMessage(
    game,
    { question: title, answer: escapeMarkup(answerText(row, game, words)), link: await messageLink(parts, game) },
    parts.say,
  );
  return { messageId: await sendOnce(parts, row, place.channelId, calling(place, message)) };
}

function answerText({ intent: { decision, choice } }: RowOf<'timedOut'>, game: CastGame, words: Wording): string {
  const names = labelNames(game, words);
  const chosen = decision.choices.filter(({ id }) => choice.includes(id));
  return chosen.length === 0
    ? nothingLabel(decision, words, names)
    : chosen.map((each) => describeChoice(each, decision, names, words.locale).label).join(', ');
}

/** The sheet in the direct messages of someone who has the seat no longer says so instead. */
export async function closeSheet(parts: SpokenParts, row: RowOf<'sheetClosed'>, game: CastGame): Promise<Sent> {
  const { userId } = row.intent;
  const name = `sheet:${userId}`;
  const slot = await parts.app.outbox.slot(row.gameId, name);
  // An owner who has the seat again sees what it holds.
  if (seatOf(game, userId) !== undefined) return {};
  const isOwner = game.seats.some(({ standsInFor }) => standsInFor?.userId === userId);
  const message = closedSheetMessage(game, isOwner, parts.say);
  const thread = await knownThread(parts.app, row.gameId, userId);
  if (slot !== undefined) await inOpenThread(parts, thread?.threadId, () => edited(parts, slot, message));
  await parts.app.outbox.clearSlot(row.gameId, name);
  if (thread !== undefined) await leaveThread(parts, game, userId, thread.threadId);
  return {};
}
