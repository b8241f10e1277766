import type { GameId, GameRecord, Spectator } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findGame, findOpen, mayAdminister } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';

type Who = Pick<Person, 'id' | 'name'>;

/**
 * Returns the spectators who do not play. They know what everyone knows, and the game sends them nothing; they are only
 * added to its thread.
 */
export async function spectators(context: Context, gameId: GameId): Promise<ReadonlyArray<Spectator>> {
  const game = await findGame(context, gameId);
  return (await context.store.spectators(gameId)).filter(({ userId }) => !plays(game, userId));
}

/** People add themselves; the host and administrators anyone. Throws `notAllowed`, `alreadyJoined`, `notRunning`. */
export async function addSpectator(
  context: Context,
  gameId: GameId,
  person: Person,
  who: Who,
): Promise<ReadonlyArray<Spectator>> {
  const game = await findFor(context, gameId, person, who);
  if (plays(game, who.id))
    throw new AppError(
      'alreadyJoined',
      (say) => say('hosts.playsAlready', { name: who.name }),
      (say) => say('hosts.playsAlreadyHint'),
    );
  if (await looksOn(context, gameId, who))
    throw new AppError(
      'alreadyJoined',
      (say) => say('hosts.looksOnAlready', { name: who.name }),
      (say) => say('hosts.looksOnAlreadyHint'),
    );
  return await change(context, game, person, who, true);
}

/** Throws `notAllowed`, `notJoined`, `notRunning`. */
export async function removeSpectator(
  context: Context,
  gameId: GameId,
  person: Person,
  who: Who,
): Promise<ReadonlyArray<Spectator>> {
  const game = await findFor(context, gameId, person, who);
  if (!(await looksOn(context, gameId, who)))
    throw new AppError(
      'notJoined',
      (say) => say('hosts.looksOnNot', { name: who.name }),
      (say) => say('hosts.looksOnNotHint'),
    );
  return await change(context, game, person, who, false);
}

async function findFor(context: Context, gameId: GameId, person: Person, who: Who): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  if (person.id !== who.id) mayAdminister(game, person);
  return game;
}

async function change(
  context: Context,
  game: GameRecord,
  person: Person,
  { id: userId, name }: Who,
  looks: boolean,
): Promise<ReadonlyArray<Spectator>> {
  const { store, now } = context;
  const known = (await store.spectators(game.id)).find((each) => each.userId === userId)?.name ?? name;
  await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now(),
    spectators: looks ? { add: { userId, name } } : { remove: userId },
    audit: [deedOf(person, looks ? { kind: 'spectatorAdded', name } : { kind: 'spectatorRemoved', name: known })],
    messages: toChannel(game, [looks && { kind: 'notice', notice: { kind: 'spectator', name } }, { kind: 'lobby' }]),
  });
  return await spectators(context, game.id);
}

async function looksOn({ store }: Context, gameId: GameId, { id }: Who): Promise<boolean> {
  return (await store.spectators(gameId)).some(({ userId }) => userId === id);
}

/** Returns whether this person has a seat, even while away or as a substitute. */
function plays(game: GameRecord, userId: string): boolean {
  return game.seats.some(
    (holder) => (holder.kind === 'user' && holder.userId === userId) || holder.standsInFor?.userId === userId,
  );
}
