import type { UndeliveredMessage, MessagePlace } from '../../../store/deliveries.ts';
import type { Intent, IntentKind, Lane } from '../../../store/outbox.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import type { NewMessage } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { readAnnounced } from '../../play/announced.ts';
import type { Context } from '../../core/context.ts';
import { askedNow, lobbyNow, pictureNow, pollsNow, proposalNow, questionNow, sheetNow } from './current.ts';
import { isOfChannel, personOf } from './lanes.ts';
import { missingIn } from './missing.ts';
import { logAgain, privateLogAgain } from './told.ts';
import type { MayTry, Redelivered } from './types.ts';

/**
 * They show how things stand when they are sent, so one of each is enough, behind all that tells what happened; the
 * question last.
 */
const standing: ReadonlyArray<IntentKind> = ['picture', 'lobby', 'proposal', 'poll', 'sheet', 'asked', 'question'];

/** Sends again what is missing in a game, and what was given up for such a reason. */
export async function heal(context: Context, gameId: GameId, mayTry: MayTry): Promise<Redelivered> {
  const { store } = context;
  const game = await store.game(gameId);
  const nothing: Redelivered = { gameId, givenUp: 0, missing: 0 };
  // A revived game is shown in full again; an abandoned one has nothing more to say.
  if (game === undefined || game.status === 'archived' || game.status === 'abandoned') return nothing;
  const givenUp = await healGivenUp(context, game, ({ reason }) => mayTry(reason));
  const missing = await missingNow(context, game);
  const again = await eachNow(context, game, missing);
  await put(context, gameId, again);
  return { gameId, givenUp, missing: missing.length };
}

/** Sends again what was given up and is to be tried again; how many messages that were. */
export async function healGivenUp(
  context: Context,
  game: GameRecord,
  isMeant: (row: UndeliveredMessage) => boolean,
): Promise<number> {
  const { store } = context;
  const rows = (await store.deliveries.givenUp(game.id)).filter(isMeant);
  if (rows.length === 0) return 0;
  const told: Array<NewMessage> = [];
  for (const row of rows) if (!standing.includes(row.kind)) told.push(...(await toldAgain(context, game, row)));
  const places = rows.filter(({ kind }) => standing.includes(kind));
  const isTold = told.some(({ lane }) => isOfChannel(lane));
  // What happened stands above the question.
  const below: ReadonlyArray<MessagePlace> = isTold ? [{ lane: `channel:${game.channelId}`, kind: 'question' }] : [];
  const now = await eachNow(context, game, [...places, ...below]);
  await store.deliveries.settle(rows);
  await put(context, game.id, [...told, ...now]);
  return rows.length;
}

async function missingNow({ store }: Context, game: GameRecord): Promise<ReadonlyArray<MessagePlace>> {
  const present = await store.deliveries.comparedIn(game.id);
  if (present === undefined) return [];
  return missingIn(game, present.announced === undefined ? undefined : readAnnounced(present.announced), present);
}

async function eachNow(
  context: Context,
  game: GameRecord,
  places: ReadonlyArray<MessagePlace>,
): Promise<ReadonlyArray<NewMessage>> {
  const once = new Map(
    places.map((place) => [`${isOfChannel(place.lane) ? '' : personOf(place.lane)} ${place.kind}`, place]),
  );
  const inOrder = [...once.values()].sort((one, other) => standing.indexOf(one.kind) - standing.indexOf(other.kind));
  const messages: Array<NewMessage> = [];
  for (const place of inOrder) messages.push(...(await placeNow(context, game, place)));
  return messages;
}

async function placeNow(
  context: Context,
  game: GameRecord,
  { kind, lane }: MessagePlace,
): Promise<ReadonlyArray<NewMessage>> {
  switch (kind) {
    case 'question':
      return await questionNow(context, game);
    case 'picture':
      return await pictureNow(context, game);
    case 'lobby':
      return lobbyNow(game);
    case 'poll':
      return await pollsNow(context, game);
    case 'proposal':
      return await proposalNow(context, game);
    case 'sheet':
      return sheetNow(game, personOf(lane));
    case 'asked':
      return await askedNow(context, game, personOf(lane));
    default:
      return [];
  }
}

/** Returns a message that was to be sent once and that no one has read. */
async function toldAgain(
  context: Context,
  game: GameRecord,
  row: UndeliveredMessage,
): Promise<ReadonlyArray<NewMessage>> {
  const { kind, intent, lane } = row;
  switch (kind) {
    case 'log':
      return await logAgain(context, game, row);
    case 'privateLog':
      return await privateLogAgain(context, game, row, personOf(lane));
    case 'gameOver':
      return toChannel(game, [game.outcome !== undefined && { kind: 'gameOver', outcome: game.outcome }]);
    // Where the game has gone is plain, and who was waited for then is asked now.
    case 'reminder':
    case 'reactionReminder':
    case 'privateReminder':
      return [];
    default:
      return intent === undefined || isPast(intent) ? [] : [{ lane: laneNow(game, lane), intent }];
  }
}

function isPast(intent: Intent): boolean {
  return intent.kind === 'notice' && (intent.notice.kind === 'moved' || intent.notice.kind === 'sessionSoon');
}

function laneNow({ channelId }: GameRecord, lane: Lane): Lane {
  return isOfChannel(lane) ? `channel:${channelId}` : `user:${personOf(lane)}`;
}

async function put({ store }: Context, gameId: GameId, messages: ReadonlyArray<NewMessage>): Promise<void> {
  for (const { lane, intent } of messages) await store.outbox.add({ gameId, lane }, [intent]);
}
