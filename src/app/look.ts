import type { Decision, GameView } from '../store/engineTypes.ts';
import type { ChannelId, GameId, GameRecord, InputRecord, UserId } from '../store/records.ts';
import { ownDecisions, ownOffers } from './answer.ts';
import { engineId, shownView } from './decisionIds.ts';
import { findGame, openGameIn, ownSeat, seatOf, takeStarted } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { LogEntry, LogFilter } from './gameLog.ts';

/** `by`: a person, or who answered in their stead. */
export type GivenAnswer = Pick<InputRecord, 'choice' | 'by'>;

/** What one person, or everybody, may know. Throws `notYourGame`, `notRunning`. */
export function viewFor<State>(context: Context<State>, gameId: GameId, who: UserId | 'public'): GameView {
  const game = findGame(context, gameId);
  const viewer = who === 'public' ? who : ownSeat(game, who);
  return shownView(context.engine.view(takeStarted(context, game).state, viewer), game.undone);
}

/** What waits for this person. Throws `notYourGame`. */
export function openDecisions<State>(context: Context<State>, gameId: GameId, userId: UserId): ReadonlyArray<Decision> {
  const game = findGame(context, gameId);
  const seat = ownSeat(game, userId);
  return game.status === 'running' ? ownDecisions(context, takeStarted(context, game), seat) : [];
}

/** What was answered to a question of this person, and by whom; `undefined`: nothing, or it was taken back. */
export function givenAnswer<State>(context: Context<State>, gameId: GameId, userId: UserId, decisionId: string): GivenAnswer | undefined {
  const game = findGame(context, gameId);
  const seat = ownSeat(game, userId);
  const id = engineId(decisionId, game.undone);
  const inputs = id === undefined ? [] : context.store.inputs(gameId);
  return inputs.findLast((input) => input.seat === seat && input.decisionId === id && input.undoneAt === undefined);
}

/** What this person may do at any time, now. Throws `notYourGame`. */
export function openOffers<State>(context: Context<State>, gameId: GameId, userId: UserId): ReadonlyArray<Decision> {
  const game = findGame(context, gameId);
  const seat = ownSeat(game, userId);
  return game.status === 'running' ? ownOffers(context, takeStarted(context, game), seat) : [];
}

/** What this person may know of what happened; somebody without a seat sees what everybody sees. */
export function log<State>(
  context: Context<State>,
  gameId: GameId,
  who: UserId | 'public',
  filter: LogFilter = {},
): ReadonlyArray<LogEntry> {
  const game = findGame(context, gameId);
  const seat = who === 'public' ? undefined : seatOf(game, who);
  return context.store.events(gameId, { ...filter, who: seat ?? 'public' });
}

/** The open game of a channel, else the one that ended there last. */
export function gameInChannel<State>(context: Context<State>, channelId: ChannelId): GameRecord | undefined {
  return openGameIn(context, channelId) ?? context.store.games({ channelId, most: 1 })[0];
}

const twoWeeks = 14 * 24 * 3_600_000;

/** All games that concern a person, also those that wait for nobody any more; newest first. */
export function gamesAround<State>({ store, now }: Context<State>, userId: UserId): ReadonlyArray<GameRecord> {
  const own = store.games({ userId, statuses: ['lobby', 'running', 'archived'] });
  const elsewhere = store.games({ ownerId: userId, statuses: ['running', 'archived'] });
  const ended = store.games({ userId, statuses: ['over'] }).filter(({ endedAt = 0 }) => endedAt > now() - twoWeeks);
  const all = new Map([...own, ...elsewhere, ...ended].map((game) => [game.id, game]));
  return [...all.values()].sort((one, other) => other.createdAt - one.createdAt);
}
