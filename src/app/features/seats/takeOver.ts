import { z } from 'zod';
import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { refuseSecondHand } from '../../core/knownHands.ts';
import { findGame, findRunning, isOrganiser, mayAdminister, ownerOf, seatOf } from '../../core/lookUp.ts';
import type { Context, Doing } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { handOver } from './replaceSeat.ts';
import { readSetup, writeSetup } from '../../model/lobby/stored.ts';
import { understood } from '../../core/understood.ts';

/** The outcome of a wish to play on for an automatic player. */
export type TakingOver =
  /** Several seats are free: one of them has to be named. */
  | { readonly kind: 'choose'; readonly seats: ReadonlyArray<Seat> }
  /** `again`: the host was asked before. */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly again: boolean }
  | { readonly kind: 'taken'; readonly seat: Seat };

/** People who come to a running game play on for automatic players. */
export interface TakeOver {
  /** Seats of automatic players that keep them for no one who is away. Empty unless the game runs. */
  seats(game: GameRecord): ReadonlyArray<Seat>;
  /**
   * Takes such a seat where the host has opened them, or for someone who may give seats away; else the host is asked.
   * Throws `alreadyJoined`, `knowsAnother`, `noAutomatic`, `noSuchSeat`, `notRunning`.
   */
  ask(gameId: GameId, person: Person, seat: Seat | undefined): Promise<TakingOver>;
  /**
   * The host gives the seat to someone who has asked for it. Throws `notAllowed`, `wishOver`, and what `ask` throws.
   */
  give(gameId: GameId, person: Person, userId: UserId): Promise<GameRecord>;
  /** Whether no one has to be asked. For the host and administrators, also in a lobby. Throws `notAllowed`. */
  open(gameId: GameId, person: Person, open: boolean): Promise<GameRecord>;
}

const wish = z.object({ userId: z.string(), name: z.string(), seat: z.int() });
const wishesSchema = z.array(wish);
type Wish = z.infer<typeof wish>;
const KEY = 'seatWishes';

export function createTakeOver({ change: changing }: Doing): TakeOver {
  return {
    seats: freeSeats,
    ask: (gameId, person, seat) =>
      changing({ gameId, userId: person.id }, (context) => ask(context, gameId, person, seat)),
    give: (gameId, person, userId) =>
      changing({ gameId, userId: person.id }, (context) => give(context, gameId, person, userId)),
    open: (gameId, person, open) =>
      changing({ gameId, userId: person.id }, async (context) =>
        openSeats(context, await findGame(context, gameId), person, open),
      ),
  };
}

function freeSeats({ status, seats }: GameRecord): ReadonlyArray<Seat> {
  if (status !== 'running') return [];
  return seats.flatMap((holder, seat) =>
    holder.kind === 'automatic' && holder.standsInFor === undefined ? [seat] : [],
  );
}

async function ask(context: Context, gameId: GameId, person: Person, named: Seat | undefined): Promise<TakingOver> {
  const game = await findRunning(context, gameId);
  const free = freeSeats(game);
  mayPlay(game, person);
  if (free.length === 0)
    throw new AppError(
      'noAutomatic',
      (say) => say('takeOver.nobodyAutomatic'),
      (say) => say('takeOver.nobodyAutomaticHint'),
    );
  const seat = named ?? (free.length === 1 ? free[0] : undefined);
  if (seat === undefined) return { kind: 'choose', seats: free };
  if (!free.includes(seat))
    throw new AppError(
      'noSuchSeat',
      (say) => say('takeOver.notFree'),
      (say) => say('takeOver.notFreeHint'),
    );
  await refuseSecondHand(context, game, person, seat);
  if (isOrganiser(game, person) || (await readSetup(context.store.settings, gameId)).openSeats === true) {
    await take(context, game, person, { by: person, seat });
    return { kind: 'taken', seat };
  }
  const wishes = await wishesOf(context, gameId);
  if (wishes.some((each) => each.userId === person.id && each.seat === seat))
    return { kind: 'asked', seat, again: true };
  const others = wishes.filter(({ userId }) => userId !== person.id);
  await context.store.settings.set(scopeOf(gameId), KEY, [...others, { userId: person.id, name: person.name, seat }]);
  const notice = { kind: 'seatWanted', userId: person.id, name: person.name, seat, host: game.hostId } as const;
  const messages = toChannel(game, [{ kind: 'notice', notice }]);
  await context.store.commit({ gameId, revision: game.revision, at: context.now(), messages });
  return { kind: 'asked', seat, again: false };
}

async function give(context: Context, gameId: GameId, person: Person, userId: UserId): Promise<GameRecord> {
  const game = await findRunning(context, gameId);
  mayAdminister(game, person);
  const wanted = (await wishesOf(context, gameId)).find((each) => each.userId === userId);
  if (wanted === undefined || !freeSeats(game).includes(wanted.seat))
    throw new AppError(
      'wishOver',
      (say) => say('takeOver.wishOver'),
      (say) => say('takeOver.wishOverHint'),
    );
  const by = { id: userId, name: wanted.name };
  mayPlay(game, by);
  return await take(context, game, person, { by, seat: wanted.seat });
}

interface Taking {
  readonly by: Person;
  readonly seat: Seat;
}

/** Gives the seat to a person, and drops the person's other wishes and all other wishes for the seat. */
async function take(context: Context, game: GameRecord, person: Person, { by, seat }: Taking): Promise<GameRecord> {
  const left = (await wishesOf(context, game.id)).filter((each) => each.userId !== by.id && each.seat !== seat);
  await context.store.settings.set(scopeOf(game.id), KEY, left);
  return await handOver(context, game, person, { seat, by });
}

async function openSeats(
  { store, now }: Context,
  game: GameRecord,
  person: Person,
  open: boolean,
): Promise<GameRecord> {
  mayAdminister(game, person);
  const { openSeats: _before, ...setup } = await readSetup(store.settings, game.id);
  await writeSetup(store.settings, game.id, { ...setup, ...(open ? { openSeats: true } : {}) });
  return await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now(),
    messages: toChannel(game, [{ kind: 'lobby' }]),
  });
}

function mayPlay(game: GameRecord, { id, name }: Person): void {
  if (seatOf(game, id) === undefined && !game.seats.some((holder) => ownerOf(holder) === id)) return;
  throw new AppError(
    'alreadyJoined',
    (say) => say('errors.personJoined', { name }),
    (say) => say('takeOver.oneSeat'),
  );
}

async function wishesOf({ store }: Context, gameId: GameId): Promise<ReadonlyArray<Wish>> {
  return understood(wishesSchema, await store.settings.get(scopeOf(gameId), KEY)) ?? [];
}

function scopeOf(gameId: GameId): string {
  return `game:${gameId}`;
}
