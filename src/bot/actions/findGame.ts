import { Refusal } from '../refusal.ts';
import { isAppError, ownerSeatOf, seatOf } from '../../app/types.ts';
import type { App, GameRecord, UserId } from '../../app/types.ts';
import type { Sentence } from '../../words/index.ts';
import { ownerOf } from '../delivery/privateThread.ts';
import { withCast } from '../names.ts';
import type { Servers } from '../servers.ts';
import type { Caller, CastGame } from '../types.ts';
import { escapeMarkup } from '../text/escape.ts';

export interface Finding {
  readonly app: App;
  readonly servers: Pick<Servers, 'maySee'>;
}

/**
 * The game that someone speaks of: by its name, else the one of the place. Refuses, saying where their games are, if
 * there is none or it isn't clear which. One that they may not look at is refused word for word as one that does not
 * exist.
 */
export async function findGame(parts: Finding, caller: Caller, gameId: string | undefined): Promise<CastGame> {
  if (gameId === undefined) return await gameOfPlace(parts.app, caller);
  return await withCast(parts.app, await namedGame(parts, caller, nameTyped(gameId)));
}

/** The game of the place in which someone is, or in direct messages their own. Refuses as `findGame` does. */
export async function gameOfPlace(app: App, caller: Caller): Promise<CastGame> {
  return await withCast(app, await gameMeant(app, caller));
}

/** Returns a typed name of a game in the form in which names are stored. */
export function nameTyped(gameId: string): string {
  return gameId.trim().toLowerCase();
}

async function gameMeant(app: App, caller: Caller): Promise<GameRecord> {
  return caller.guildId === undefined ? await ownGame(app, caller.person.id) : await gameHere(app, caller);
}

async function namedGame({ app, servers }: Finding, caller: Caller, gameId: string): Promise<GameRecord> {
  const game = await app.game(gameId).catch((error: unknown) => unlessMissing(error, caller));
  if (game !== undefined && isInvolved(game, caller)) return game;
  // Also where there is no such game, so that the time of the answer does not tell whether there is one.
  const sees = await servers.maySee(caller.person.id, game?.channelId ?? caller.channelId);
  if (game !== undefined && game.guildId === caller.guildId && sees) return game;
  throw new Refusal(
    'noSuchGame',
    (say) => say('refusals.noGameCalled', { game: escapeMarkup(gameId.slice(0, 40)) }),
    await yourGames(app, caller.person.id),
  );
}

/** Whether the game is the caller's own affair, wherever they ask, or they are where it is played. */
function isInvolved(game: GameRecord, { person, guildId, channelId }: Caller): boolean {
  if (seatOf(game, person.id) !== undefined || ownerSeatOf(game, person.id) !== undefined || game.hostId === person.id)
    return true;
  // Server managers look after games, also where the channel has gone.
  return game.guildId === guildId && (game.channelId === channelId || person.administrator === true);
}

/** Old buttons of a deleted game say what has become of it; to those who type its name it never was. */
function unlessMissing(error: unknown, caller: Caller): undefined {
  if (!isAppError(error)) throw error;
  if (error.code === 'noSuchGame' || (error.code === 'gameDeleted' && caller.pressed !== true)) return undefined;
  throw error;
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
  if (only === undefined)
    throw new Refusal(
      'noSuchGame',
      (say) => say('refusals.playNowhere'),
      (say) => say('refusals.playNowhereHint'),
    );
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

/** Which of several games is meant no one can tell but the person. */
export class SeveralGames extends Refusal {
  readonly games: ReadonlyArray<GameRecord>;

  constructor(games: ReadonlyArray<GameRecord>, sentence: Sentence, hint: Sentence) {
    super('noSuchGame', sentence, hint);
    this.name = 'SeveralGames';
    this.games = games;
  }
}

async function whereAsked(
  app: App,
  games: ReadonlyArray<GameRecord>,
  userId: UserId,
): Promise<ReadonlyArray<GameRecord>> {
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
