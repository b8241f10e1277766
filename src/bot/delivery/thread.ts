import { DiscordAPIError } from 'discord.js';
import type { GameRecord, GameSetup, UserId } from '../../app/types.ts';
import { sayInGame } from '../languages.ts';
import { threadName } from '../threads.ts';
import type { ThreadChange } from './courier.ts';
import { isArchived, isPassing } from '../failure.ts';
import { tagPost } from './forumPost.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts } from './parts.ts';

const day = 1440;
const week = 7 * day;

/**
 * Brings a game's thread in line with the game. Players are members. A thread that was opened for the game bears its
 * name and closes soon after its end. A post in a forum has the tag of the game's state. A lost thread, and people who
 * could not be admitted for want of an answer, are errors; the rest is tried again next time.
 */
export async function tendThread(parts: DeliveryParts, game: GameRecord): Promise<void> {
  const setup = await parts.app.setup.of(game.id);
  if (setup.parentId === undefined) return;
  await admitPlayers(parts, game);
  if (setup.ownThread) await dress(parts, game, setup);
  await tried(parts, game, tagPost(parts, game, setup.parentId));
}

const admitted = 'admitted';

async function admitPlayers(parts: DeliveryParts, game: GameRecord): Promise<void> {
  const { app, courier } = parts;
  const known = stringsOf(await app.settings.get(gameScope(game.id), admitted));
  const spectators = await app.hosts.spectators(game.id);
  const players = [
    ...game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : [])),
    ...spectators.map(({ userId }) => userId),
  ];
  const missing = players.filter((id) => !known.includes(id));
  if (missing.length === 0) return;
  const outside: Array<UserId> = [];
  for (const userId of missing) {
    if (!(await tried(parts, game, courier.admit(game.channelId, userId), isPassing))) outside.push(userId);
  }
  await app.settings.set(
    gameScope(game.id),
    admitted,
    players.filter((id) => !outside.includes(id)),
  );
}

const dressed = 'thread';

async function dress(parts: DeliveryParts, game: GameRecord, setup: GameSetup): Promise<void> {
  const { app, courier } = parts;
  const scope = gameScope(game.id);
  const name = threadName(game, setup, await sayInGame(app.settings, game));
  const before =
    (await app.settings.get(scope, dressed)) ??
    // The thread of a game that is played again bears the name of the one before.
    (setup.again === true
      ? undefined
      : threadName({ ...game, status: 'lobby' }, setup, await sayInGame(app.settings, game)));
  if (before === name) return;
  const ended = game.status === 'over' || game.status === 'abandoned';
  const change: ThreadChange = { name, auto_archive_duration: ended ? day : week };
  if (await tried(parts, game, courier.changeThread(game.channelId, change)))
    await app.settings.set(scope, dressed, name);
}

/**
 * Whether it worked. A thread that has to be opened again is an error that the delivery knows how to mend. `isError`:
 * what else is one.
 */
async function tried(
  { log }: DeliveryParts,
  game: GameRecord,
  work: Promise<void>,
  isError: (error: unknown) => boolean = () => false,
): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isArchived(error) || isError(error)) throw error;
    const details = { err: error, gameId: game.id, channelId: game.channelId };
    if (error instanceof DiscordAPIError) log.info(details, 'Discord does not let me change the thread of a game');
    else log.warn(details, 'The thread of a game could not be changed: trying again with the next change of its lobby');
    return false;
  }
}

function stringsOf(value: unknown): ReadonlyArray<string> {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
