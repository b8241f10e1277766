import { seatOf } from '../../app/types.ts';
import { sayInGame, sayToPerson } from '../languages.ts';
import { privateLog } from '../messages/privateLog.ts';
import { closedMessage, tipMessage } from '../messages/notices.ts';
import { leftMessage } from '../messages/pace.ts';
import { handPicture } from '../messages/handPicture.ts';
import { sheetMessage } from '../messages/sheet.ts';
import { textNames, withCast } from '../names.ts';
import { splitLines } from '../text/split.ts';
import type { CastGame } from '../types.ts';
import { askReaction } from './asked.ts';
import { sendTip } from './channel.ts';
import { toldClosed } from './closed.ts';
import { gameScope, spokenIn } from './parts.ts';
import type { DeliveryParts, PrivateRow, RowOf, Sent, SpokenParts } from './parts.ts';
import { sendOrders } from './orders.ts';
import { atPrivatePlace } from './privatePlace.ts';
import type { PrivateChannel } from './privatePlace.ts';
import { closeSheet, sendPrivateReminder, sendTimedOut } from './pace.ts';
import { sendInPlace, sendOnce, sendPages } from './post.ts';

export async function deliverToPerson(anyParts: DeliveryParts, row: PrivateRow): Promise<Sent> {
  const game = await withCast(anyParts.app, await anyParts.app.game(row.gameId));
  const { intent } = row;
  const parts = spokenIn(anyParts, await sayToPerson(anyParts.app.settings, intent.userId, game.guildId));
  if (intent.kind === 'sheetClosed') return await closeSheet(parts, { ...row, intent }, game);
  return await atPrivatePlace(parts, row, game, (place) => tell(parts, { ...row, intent }, place, game));
}

type Told = PrivateRow & { readonly intent: Exclude<PrivateRow['intent'], { readonly kind: 'sheetClosed' }> };

async function tell(parts: SpokenParts, row: Told, place: PrivateChannel, game: CastGame): Promise<Sent> {
  const { intent } = row;
  switch (intent.kind) {
    case 'sheet':
      return await sendSheet(parts, row, place, game);
    case 'privateLog':
      return await sendPrivateLog(parts, row, place, game, intent.events);
    case 'asked':
      return await askReaction(parts, { ...row, intent }, place, game);
    case 'orders':
      return await sendOrders(parts, { ...row, intent }, place, game);
    case 'privateReminder':
      return await sendPrivateReminder(parts, { ...row, intent }, place, game);
    case 'timedOut':
      return await sendTimedOut(parts, { ...row, intent }, place, game);
    case 'privateTip':
      return await sendTip(parts, row, place.channelId, tipMessage(game.id, intent.tip, parts.say));
  }
}

async function sendSheet(
  parts: SpokenParts,
  row: PrivateRow,
  { channelId }: PrivateChannel,
  game: CastGame,
): Promise<Sent> {
  const { userId } = row.intent;
  // Someone who lost the seat since must not see it any more.
  if (seatOf(game, userId) === undefined || game.startedAt === undefined) return {};
  const view = await parts.app.viewFor(game.id, userId);
  const { words, say, painter } = parts;
  const failed = (err: unknown): void => {
    parts.log.error(
      { err, gameId: game.id, row: row.id },
      'The picture of a hand could not be drawn: the sheet is sent without it',
    );
  };
  const drawing = { game, view, words, say, painter, name: `hand-${row.nonce}`, failed };
  const files = parts.withoutPictures === true ? [] : await handPicture(drawing);
  const sheet = sheetMessage(
    { game, view, decisions: [], withQuestions: false, pictured: files.length > 0, say },
    words,
  );
  const sent = await sendInPlace(parts, row, `sheet:${userId}`, channelId, { ...sheet, files, silent: true });
  const wasClosed = (await parts.app.settings.get(gameScope(row.gameId), toldClosed(userId))) !== undefined;
  return wasClosed ? { ...sent, notes: [{ key: toldClosed(userId), value: undefined }] } : sent;
}

async function sendPrivateLog(
  parts: SpokenParts,
  row: PrivateRow,
  place: PrivateChannel,
  game: CastGame,
  events: RowOf<'privateLog'>['intent']['events'],
): Promise<Sent> {
  const { words, say } = parts;
  const view =
    seatOf(game, row.intent.userId) === undefined ? undefined : await parts.app.viewFor(game.id, row.intent.userId);
  const { lines, silent } = privateLog(events, { words, names: textNames(game, words), say }, view);
  const footer = say('sheet.onlyYouIn', { game: game.id, channel: `<#${game.channelId}>` });
  if (lines.length === 0) return {};
  const { channelId, calls } = place;
  const called = silent || calls === undefined ? [] : [`<@${calls}>`];
  const pages = splitLines([...called, ...lines, `-# ${footer}`]);
  return await sendPages(parts, row, channelId, pages, { silent, ping: called.length > 0 ? calls : undefined });
}

/**
 * Tells someone in the channel, once, that direct messages don't reach them; the host,
 * if they have left the server. Only when a sheet could not be sent: those
 * follow what everyone sees, so that the time of this message gives no reaction away.
 */
export async function tellClosed(parts: DeliveryParts, row: PrivateRow, left: boolean): Promise<void> {
  const { userId } = row.intent;
  const scope = gameScope(row.gameId);
  if (row.intent.kind !== 'sheet' || (await parts.app.settings.get(scope, toldClosed(userId))) === true) return;
  const game = await parts.app.game(row.gameId);
  const { channelId, hostId } = game;
  const say = await sayInGame(parts.app.settings, game);
  await sendOnce(parts, row, channelId, left ? leftMessage(userId, hostId, say) : closedMessage(userId, say));
  await parts.app.settings.set(scope, toldClosed(userId), true);
}
