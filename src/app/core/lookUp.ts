import type { GameOptions, Seat } from '../../store/engineTypes.ts';
import type { ChannelId, GameId, GameRecord, PersonSeat, SeatHolder, UserId } from '../../store/records.ts';
import type { Sentence } from '../../words/index.ts';
import { AppError } from './error.ts';
import type { Context, ReadContext } from './context.ts';
import type { GameInHand } from '../play/gameCache.ts';
import type { Person } from './person.ts';
import { playerName } from './playerName.ts';

/**
 * Returns the stored game, with a new game's value for each option that an earlier version did not know. Throws
 * `noSuchGame`, `gameDeleted`.
 */
export async function findGame({ store, engine }: ReadContext, gameId: GameId): Promise<GameRecord> {
  const game = await store.game(gameId);
  if (game === undefined && (await store.deleted(gameId)) !== undefined)
    throw new AppError(
      'gameDeleted',
      (say) => say('hosts.deletedGame'),
      (say) => say('errors.openNew'),
    );
  if (game === undefined)
    throw new AppError(
      'noSuchGame',
      (say) => say('errors.noSuchGame'),
      (say) => say('errors.noSuchGameHint'),
    );
  return { ...game, options: complete(engine.defaultOptions, game.options) };
}

/**
 * Completed options by the defaults of new games and by the stored options: the same input gives the same object, so
 * caches keyed by options hit.
 */
const known = new WeakMap<GameOptions, WeakMap<GameOptions, GameOptions>>();

function complete(defaults: GameOptions, stored: GameOptions): GameOptions {
  const ofDefaults = known.get(defaults) ?? new WeakMap<GameOptions, GameOptions>();
  known.set(defaults, ofDefaults);
  const all = ofDefaults.get(stored) ?? { ...defaults, ...stored };
  ofDefaults.set(stored, all);
  return all;
}

/** Throws `noSuchGame` or `notInLobby`. */
export async function findLobby(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  if (game.status === 'lobby') return game;
  if (game.status === 'running')
    throw new AppError(
      'notInLobby',
      (say) => say('errors.started'),
      (say) => say('errors.startedHint'),
    );
  if (game.status === 'archived')
    throw new AppError(
      'notInLobby',
      (say) => say('pace.isArchived'),
      (say) => say('pace.isArchivedHint'),
    );
  throw new AppError(
    'notInLobby',
    (say) => say('errors.ended'),
    (say) => say('errors.openNew'),
  );
}

/** Throws `noSuchGame` or `notRunning`. */
export async function findRunning(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  switch (game.status) {
    case 'running':
      return game;
    case 'lobby':
      throw new AppError(
        'notRunning',
        (say) => say('errors.notStarted'),
        (say) => say('errors.notStartedHint'),
      );
    case 'over':
      throw new AppError(
        'notRunning',
        (say) => say('errors.over'),
        (say) => say('errors.overHint'),
      );
    case 'abandoned':
      throw new AppError(
        'notRunning',
        (say) => say('errors.abandoned'),
        (say) => say('errors.openNew'),
      );
    case 'archived':
      throw new AppError(
        'notRunning',
        (say) => say('pace.isArchived'),
        (say) => say('pace.isArchivedHint'),
      );
  }
}

/** A lobby or running game. Throws `noSuchGame` or `notRunning`. */
export async function findOpen(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  return game.status === 'lobby' ? game : await findRunning(context, gameId);
}

/** The lobby or running game that lives in a channel. */
export async function openGameIn(
  { store }: Pick<Context, 'store'>,
  channelId: ChannelId,
): Promise<GameRecord | undefined> {
  return (await store.games({ channelId, statuses: ['lobby', 'running'], most: 1 }))[0];
}

/** Checks the channel of a game that is to go on. Throws `channelTaken` if it has another one by now. */
export async function channelIsFree(context: Pick<Context, 'store'>, { id, channelId }: GameRecord): Promise<void> {
  const open = await openGameIn(context, channelId);
  if (open === undefined || open.id === id) return;
  throw new AppError(
    'channelTaken',
    (say) => say('errors.channelTakenSince', { game: open.id }),
    (say) => say('errors.channelTakenSinceHint'),
  );
}

/** A running game or one that is over, in hand. Throws `notRunning`. */
export async function takeStarted(context: Context, game: GameRecord): Promise<GameInHand> {
  const held = await context.cache.take(game);
  if (held === undefined)
    throw new AppError(
      'notRunning',
      (say) => say('errors.notStarted'),
      (say) => say('errors.notStartedHint'),
    );
  return held;
}

export function seatOf(game: GameRecord, userId: UserId): Seat | undefined {
  const seat = game.seats.findIndex((holder) => holder.kind === 'user' && holder.userId === userId);
  return seat === -1 ? undefined : seat;
}

/** Returns the person whose seat it is, no matter who plays it now. */
export function ownerOf(holder: SeatHolder): UserId | undefined {
  return holder.standsInFor?.userId ?? (holder.kind === 'user' ? holder.userId : undefined);
}

/** Returns the seat that this person plays, their own or as a substitute. */
export function seatedPerson({ seats }: Pick<GameRecord, 'seats'>, userId: UserId): PersonSeat | undefined {
  return seats.flatMap((holder) => (holder.kind === 'user' && holder.userId === userId ? [holder] : []))[0];
}

/** Throws `notYourGame`. */
export function ownSeat(game: GameRecord, userId: UserId): Seat {
  const seat = seatOf(game, userId);
  const away = seat === undefined ? game.seats.find(({ standsInFor }) => standsInFor?.userId === userId) : undefined;
  if (away !== undefined)
    throw new AppError(
      'notYourGame',
      (say) => say('pace.youAreAway', { name: playerName(away.name, say), game: game.id }),
      (say) => say('pace.youAreAwayHint'),
    );
  if (seat === undefined)
    throw new AppError(
      'notYourGame',
      (say) => say('errors.noSeat'),
      (say) => say(game.status === 'lobby' ? 'errors.canJoin' : 'errors.canWatch'),
    );
  return seat;
}

/** Whether this person is an administrator of the game's guild. */
export function isAdministrator({ guildId }: Pick<GameRecord, 'guildId'>, person: Person): boolean {
  return person.administrator === true && (person.guildId === undefined || person.guildId === guildId);
}

/** Whether this person is the game's host or an administrator of its guild. */
export function isOrganiser(game: Pick<GameRecord, 'hostId' | 'guildId'>, person: Person): boolean {
  return isAdministrator(game, person) || person.id === game.hostId;
}

/** Throws `notAllowed` unless this person is the game's host or an administrator. */
export function mayAdminister(game: GameRecord, person: Person): void {
  if (isOrganiser(game, person)) return;
  throw new AppError('notAllowed', (say) => say('errors.notAllowed'), hostHint(game));
}

function hostHint(game: GameRecord): Sentence {
  const host = seatedPerson(game, game.hostId);
  return (say) => (host === undefined ? say('errors.askAdministrator') : say('errors.askHost', { name: host.name }));
}

export function userSeat(person: Person): PersonSeat {
  return { kind: 'user', userId: person.id, name: person.name };
}
