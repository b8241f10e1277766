import { Refusal } from '../../../commands/shared/refusal.ts';
import type { App, GameRecord, UserId } from '../../app/types.ts';
import { withCast } from '../names.ts';
import type { Caller, CastGame } from '../types.ts';
import { escapeMarkup } from '../text/escape.ts';
import { seatOf } from './openNow.ts';

/** The game that somebody speaks of. Refuses, saying where their games are, if there is none or it isn't clear which. */
export async function findGame(app: App, caller: Caller, gameId: string | undefined): Promise<CastGame> {
  return await withCast(app, gameId === undefined ? await gameMeant(app, caller) : await namedGame(app, caller, gameId.trim().toLowerCase()));
}

async function gameMeant(app: App, caller: Caller): Promise<GameRecord> {
  return caller.guildId === undefined ? await ownGame(app, caller.person.id) : await gameHere(app, caller);
}

async function namedGame(app: App, caller: Caller, gameId: string): Promise<GameRecord> {
  const game = await app.game(gameId).catch(() => undefined);
  // A game of another server is none of the caller's business, unless they play in it.
  if (game !== undefined && (game.guildId === caller.guildId || seatOf(game, caller.person.id) !== undefined)) return game;
  throw new Refusal('noSuchGame', `There is no game «${escapeMarkup(gameId.slice(0, 40))}» here.`, await yourGames(app, caller.person.id));
}

async function gameHere(app: App, caller: Caller): Promise<GameRecord> {
  const game = await app.gameInChannel(caller.channelId);
  if (game !== undefined) return game;
  throw new Refusal('noSuchGame', 'There is no game in this channel.', await yourGames(app, caller.person.id));
}

async function ownGame(app: App, userId: UserId): Promise<GameRecord> {
  const games = await app.gamesOf(userId);
  const [only, ...others] = games;
  if (only === undefined) throw new Refusal('noSuchGame', 'You play in no game now.', 'Use `/game create` or `/game join` in a channel of a server.');
  if (others.length === 0) return only;
  const waiting = await whereAsked(app, games, userId);
  const [single, ...more] = waiting;
  if (single !== undefined && more.length === 0) return single;
  throw new Refusal('noSuchGame', 'You play in several games.', `Name one with the option \`game\`: ${games.map(placeOf).join(', ')}.`);
}

async function whereAsked(app: App, games: ReadonlyArray<GameRecord>, userId: UserId): Promise<ReadonlyArray<GameRecord>> {
  const running = games.filter(({ status }) => status === 'running');
  const open = await Promise.all(running.map(async (game) => (await app.openDecisions(game.id, userId)).length > 0));
  return running.filter((_, index) => open[index]);
}

async function yourGames(app: App, userId: UserId): Promise<string> {
  const games = await app.gamesOf(userId);
  if (games.length === 0) return '`/game create` opens one.';
  return `You play in ${games.slice(0, 10).map(placeOf).join(', ')}.`;
}

function placeOf(game: GameRecord): string {
  return `${game.id} (<#${game.channelId}>)`;
}
