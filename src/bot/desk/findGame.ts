import { Refusal } from '../../../commands/shared/refusal.ts';
import { isAppError, ownerSeatOf } from '../../app/types.ts';
import type { App, GameRecord, UserId } from '../../app/types.ts';
import type { Sentence } from '../../words/index.ts';
import { ownerOf } from '../delivery/privateThread.ts';
import { withCast } from '../names.ts';
import type { Caller, CastGame } from '../types.ts';
import { escapeMarkup } from '../text/escape.ts';
import { seatOf } from './openNow.ts';

/** The game that somebody speaks of. Refuses, saying where their games are, if there is none or it isn't clear which. */
export async function findGame(app: App, caller: Caller, gameId: string | undefined): Promise<CastGame> {
  return await withCast(
    app,
    gameId === undefined ? await gameMeant(app, caller) : await namedGame(app, caller, gameId.trim().toLowerCase()),
  );
}

async function gameMeant(app: App, caller: Caller): Promise<GameRecord> {
  return caller.guildId === undefined ? await ownGame(app, caller.person.id) : await gameHere(app, caller);
}

async function namedGame(app: App, caller: Caller, gameId: string): Promise<GameRecord> {
  const game = await app.game(gameId).catch(unlessDeleted);
  // A game of another server is none of the caller's business, unless they play in it.
  if (
    game !== undefined &&
    (game.guildId === caller.guildId || seatOf(game, caller.person.id) !== undefined || ownerSeatOf(game, caller.person.id) !== undefined)
  )
    return game;
  throw new Refusal(
    'noSuchGame',
    (say) => say('refusals.noGameCalled', { game: escapeMarkup(gameId.slice(0, 40)) }),
    await yourGames(app, caller.person.id),
  );
}

/** Old buttons of a deleted game say what has become of it. */
function unlessDeleted(error: unknown): undefined {
  if (isAppError(error) && error.code === 'gameDeleted') throw error;
  return undefined;
}

async function gameHere(app: App, caller: Caller): Promise<GameRecord> {
  const game = await app.gameInChannel(caller.channelId);
  if (game !== undefined) return game;
  const thread = caller.parentId === undefined ? undefined : await ownerOf(app, caller.channelId);
  if (thread !== undefined) return await app.game(thread.gameId);
  throw new Refusal('noSuchGame', (say) => say('refusals.noGameHere'), await yourGames(app, caller.person.id));
}

async function ownGame(app: App, userId: UserId): Promise<GameRecord> {
  const games = await app.gamesOf(userId);
  const [only, ...others] = games;
  if (only === undefined) throw new Refusal('noSuchGame', (say) => say('refusals.playNowhere'), (say) => say('refusals.playNowhereHint'));
  if (others.length === 0) return only;
  const waiting = await whereAsked(app, games, userId);
  const [single, ...more] = waiting;
  if (single !== undefined && more.length === 0) return single;
  throw new SeveralGames(
    games,
    (say) => say('refusals.playSeveral'),
    (say) => say('refusals.playSeveralHint', { games: games.map(placeOf).join(', ') }),
  );
}

/** Which of several games is meant nobody can tell but the person. */
export class SeveralGames extends Refusal {
  readonly games: ReadonlyArray<GameRecord>;

  constructor(games: ReadonlyArray<GameRecord>, sentence: Sentence, hint: Sentence) {
    super('noSuchGame', sentence, hint);
    this.name = 'SeveralGames';
    this.games = games;
  }
}

async function whereAsked(app: App, games: ReadonlyArray<GameRecord>, userId: UserId): Promise<ReadonlyArray<GameRecord>> {
  const running = games.filter(({ status }) => status === 'running');
  const open = await Promise.all(running.map(async (game) => (await app.openDecisions(game.id, userId)).length > 0));
  return running.filter((_, index) => open[index]);
}

async function yourGames(app: App, userId: UserId): Promise<Sentence> {
  const games = await app.gamesOf(userId);
  if (games.length === 0) return (say) => say('refusals.noGameYet');
  return (say) => say('refusals.youPlayIn', { games: games.slice(0, 10).map(placeOf).join(', ') });
}

function placeOf(game: GameRecord): string {
  return `${game.id} (<#${game.channelId}>)`;
}
