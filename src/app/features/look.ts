import type { Decision, GameView } from '../../store/engineTypes.ts';
import type { ChannelId, GameId, GameRecord, InputRecord, UserId } from '../../store/records.ts';
import { ownDecisions, ownOffers } from '../play/answer.ts';
import { engineId, shownView } from '../core/decisionIds.ts';
import { findGame, openGameIn, ownSeat, seatOf, takeStarted } from '../core/lookUp.ts';
import type { Context } from '../core/context.ts';
import type { LogEntry, LogFilter } from '../core/gameLog.ts';
import { withHolders } from '../core/seatHistory.ts';

/** `by`: a person, or who answered in their stead. */
export type GivenAnswer = Pick<InputRecord, 'choice' | 'by'>;

/** Returns the view of one person, or the public one. Throws `notYourGame`, `notRunning`. */
export async function viewFor(context: Context, gameId: GameId, who: UserId | 'public'): Promise<GameView> {
  const game = await findGame(context, gameId);
  const viewer = who === 'public' ? who : ownSeat(game, who);
  return shownView(context.engine.view((await takeStarted(context, game)).state, viewer), game.undone);
}

/** Returns the questions that wait for this person. Throws `notYourGame`. */
export async function openDecisions(
  context: Context,
  gameId: GameId,
  userId: UserId,
): Promise<ReadonlyArray<Decision>> {
  const game = await findGame(context, gameId);
  const seat = ownSeat(game, userId);
  return game.status === 'running' ? ownDecisions(context, await takeStarted(context, game), seat) : [];
}

/** Returns the answer to a question of this person, and who gave it; `undefined`: none, or it was undone. */
export async function givenAnswer(
  context: Context,
  gameId: GameId,
  userId: UserId,
  decisionId: string,
): Promise<GivenAnswer | undefined> {
  const game = await findGame(context, gameId);
  const seat = ownSeat(game, userId);
  const id = engineId(decisionId, game.undone);
  return id === undefined ? undefined : await context.store.answerTo(gameId, seat, id);
}

/** Returns what this person may do now without being asked. Throws `notYourGame`. */
export async function openOffers(context: Context, gameId: GameId, userId: UserId): Promise<ReadonlyArray<Decision>> {
  const game = await findGame(context, gameId);
  const seat = ownSeat(game, userId);
  return game.status === 'running' ? ownOffers(context, await takeStarted(context, game), seat) : [];
}

/** Returns the events that this person may know of; someone without a seat sees what everyone sees. */
export async function log(
  context: Context,
  gameId: GameId,
  who: UserId | 'public',
  filter: LogFilter = {},
): Promise<ReadonlyArray<LogEntry>> {
  const game = await findGame(context, gameId);
  const seat = who === 'public' ? undefined : seatOf(game, who);
  return await withHolders(context, game, await context.store.events(gameId, { ...filter, who: seat ?? 'public' }));
}

/** The open game of a channel, else the one that ended there last. */
export async function gameInChannel(context: Context, channelId: ChannelId): Promise<GameRecord | undefined> {
  return (await openGameIn(context, channelId)) ?? (await context.store.games({ channelId, most: 1 }))[0];
}

const twoWeeks = 14 * 24 * 3_600_000;

/** All games that concern a person, also those that wait for no one any more; newest first. */
export async function gamesAround({ store, now }: Context, userId: UserId): Promise<ReadonlyArray<GameRecord>> {
  const own = await store.games({ userId, statuses: ['lobby', 'running', 'archived'] });
  const elsewhere = await store.games({ ownerId: userId, statuses: ['running', 'archived'] });
  const ended = (await store.games({ userId, statuses: ['over'] })).filter(
    ({ endedAt = 0 }) => endedAt > now() - twoWeeks,
  );
  const all = new Map([...own, ...elsewhere, ...ended].map((game) => [game.id, game]));
  return [...all.values()].sort((one, other) => other.createdAt - one.createdAt);
}
