import type { ChannelId } from '../../app/types.ts';
import { seatOf } from '../desk/openNow.ts';
import { sayInGuild, sayToPerson } from '../languages.ts';
import { closedSheetMessage, privateReminderMessage, reminderMessage, timedOutMessage } from '../messages/pace.ts';
import { labelNames, textNames } from '../names.ts';
import { nothingLabel } from '../panel/choices.ts';
import { escapeMarkup } from '../text/escape.ts';
import type { CastGame, Words } from '../types.ts';
import type { DeliveryParts, RowOf, Sent } from './parts.ts';
import { edited, sendOnce } from './post.ts';

/** In the channel, to those who are waited for still. */
export async function sendReminder(parts: DeliveryParts, row: RowOf<'reminder'>, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const message = await reminderMessage(parts.app, game, row.intent.seats, sayInGuild(parts.app.settings, game.guildId));
  return message === undefined ? {} : { messageId: await sendOnce(parts, row, channelId, message) };
}

/** To somebody of whom nobody else may know that they are asked. */
export async function sendPrivateReminder(
  parts: DeliveryParts,
  row: RowOf<'privateReminder'>,
  channelId: ChannelId,
  game: CastGame,
): Promise<Sent> {
  const { userId } = row.intent;
  if (game.status !== 'running' || game.paused !== undefined || seatOf(game, userId) === undefined) return {};
  const open = await parts.app.openDecisions(game.id, userId);
  if (open.length === 0) return {};
  return {
    messageId: await sendOnce(parts, row, channelId, privateReminderMessage(game, sayToPerson(parts.app.settings, userId, game.guildId))),
  };
}

/** What was answered for somebody whose time was over. */
export async function sendTimedOut(parts: DeliveryParts, row: RowOf<'timedOut'>, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const { words } = parts;
  const { userId, decision } = row.intent;
  const { title } = words.decision(decision, textNames(game, words));
  const message = timedOutMessage(
    game,
    title,
    escapeMarkup(answerText(row, game, words)),
    sayToPerson(parts.app.settings, userId, game.guildId),
  );
  return { messageId: await sendOnce(parts, row, channelId, message) };
}

function answerText({ intent: { decision, choice } }: RowOf<'timedOut'>, game: CastGame, words: Words): string {
  const names = labelNames(game, words);
  const chosen = decision.choices.filter(({ id }) => choice.includes(id));
  return chosen.length === 0
    ? nothingLabel(decision, words, names)
    : chosen.map((each) => words.choice(each, decision, names).label).join(', ');
}

/** The sheet in the direct messages of somebody who has the seat no longer says so instead. */
export async function closeSheet(parts: DeliveryParts, row: RowOf<'sheetClosed'>, game: CastGame): Promise<Sent> {
  const { userId } = row.intent;
  const name = `sheet:${userId}`;
  const slot = parts.app.outbox.slot(row.gameId, name);
  // Who has got the seat again meanwhile sees what it holds.
  if (slot === undefined || seatOf(game, userId) !== undefined) return {};
  const isOwner = game.seats.some(({ standsInFor }) => standsInFor?.userId === userId);
  await edited(parts, slot, closedSheetMessage(game, isOwner, sayToPerson(parts.app.settings, userId, game.guildId)));
  parts.app.outbox.clearSlot(row.gameId, name);
  return {};
}
