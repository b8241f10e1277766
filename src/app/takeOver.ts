import { z } from 'zod';
import type { Seat } from '../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../store/records.ts';
import { toChannel } from './announce.ts';
import { AppError } from './error.ts';
import { findRunning, isOrganiser, mayAdminister, ownerOf, seatOf } from './lookUp.ts';
import type { Context, Guarded } from './parts.ts';
import type { Person } from './person.ts';
import { handOver } from './replaceSeat.ts';
import { readSetup, writeSetup } from './setup/stored.ts';

/** What has become of it when somebody wants to play on for an automatic player. */
export type TakingOver =
  /** Several seats are free: one of them has to be named. */
  | { readonly kind: 'choose'; readonly seats: ReadonlyArray<Seat> }
  /** `again`: the host was asked before. */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly again: boolean }
  | { readonly kind: 'taken'; readonly seat: Seat };

/** People who come to a running game play on for automatic players. */
export interface TakeOver {
  /** Seats of automatic players that keep them for nobody who is away. Empty unless the game runs. */
  seats(game: GameRecord): ReadonlyArray<Seat>;
  /**
   * Takes such a seat where the host has opened them, or for somebody who may give seats away; else the host is asked.
   * Throws `alreadyJoined`, `knowsAnother`, `noAutomatic`, `noSuchSeat`, `notRunning`.
   */
  ask(gameId: GameId, person: Person, seat: Seat | undefined): Promise<TakingOver>;
  /** The host gives the seat to somebody who has asked for it. Throws `notAllowed`, `wishOver`, and what `ask` throws. */
  give(gameId: GameId, person: Person, userId: UserId): Promise<GameRecord>;
  /** Whether nobody has to be asked. For the host and administrators, also in a lobby. Throws `notAllowed`. */
  open(gameId: GameId, person: Person, open: boolean): Promise<GameRecord>;
}

const wish = z.object({ userId: z.string(), name: z.string(), seat: z.int() });
type Wish = z.infer<typeof wish>;
const KEY = 'seatWishes';

export function createTakeOver<State>(context: Context<State>, changing: Guarded, find: (gameId: GameId) => GameRecord): TakeOver {
  return {
    seats: freeSeats,
    ask: (gameId, person, seat) => changing({ gameId, userId: person.id }, () => ask(context, gameId, person, seat)),
    give: (gameId, person, userId) => changing({ gameId, userId: person.id }, () => give(context, gameId, person, userId)),
    open: (gameId, person, open) => changing({ gameId, userId: person.id }, () => openSeats(context, find(gameId), person, open)),
  };
}

function freeSeats({ status, seats }: GameRecord): ReadonlyArray<Seat> {
  if (status !== 'running') return [];
  return seats.flatMap((holder, seat) => (holder.kind === 'automatic' && holder.standsInFor === undefined ? [seat] : []));
}

function ask<State>(context: Context<State>, gameId: GameId, person: Person, named: Seat | undefined): TakingOver {
  const game = findRunning(context, gameId);
  const free = freeSeats(game);
  mayPlay(game, person);
  if (free.length === 0)
    throw new AppError('noAutomatic', (say) => say('takeOver.nobodyAutomatic'), (say) => say('takeOver.nobodyAutomaticHint'));
  const seat = named ?? (free.length === 1 ? free[0] : undefined);
  if (seat === undefined) return { kind: 'choose', seats: free };
  if (!free.includes(seat)) throw new AppError('noSuchSeat', (say) => say('takeOver.notFree'), (say) => say('takeOver.notFreeHint'));
  knowsNoOther(context, game, person, seat);
  if (isOrganiser(game, person) || readSetup(context.store.settings, gameId).openSeats === true) {
    take(context, game, person, { by: person, seat });
    return { kind: 'taken', seat };
  }
  const wishes = wishesOf(context, gameId);
  if (wishes.some((each) => each.userId === person.id && each.seat === seat)) return { kind: 'asked', seat, again: true };
  const others = wishes.filter(({ userId }) => userId !== person.id);
  context.store.settings.set(scopeOf(gameId), KEY, [...others, { userId: person.id, name: person.name, seat }]);
  const notice = { kind: 'seatWanted', userId: person.id, name: person.name, seat, host: game.hostId } as const;
  context.store.commit({ gameId, revision: game.revision, at: context.now(), messages: toChannel(game, [{ kind: 'notice', notice }]) });
  return { kind: 'asked', seat, again: false };
}

function give<State>(context: Context<State>, gameId: GameId, person: Person, userId: UserId): GameRecord {
  const game = findRunning(context, gameId);
  mayAdminister(game, person);
  const wanted = wishesOf(context, gameId).find((each) => each.userId === userId);
  if (wanted === undefined || !freeSeats(game).includes(wanted.seat))
    throw new AppError('wishOver', (say) => say('takeOver.wishOver'), (say) => say('takeOver.wishOverHint'));
  const by = { id: userId, name: wanted.name };
  mayPlay(game, by);
  knowsNoOther(context, game, by, wanted.seat);
  return take(context, game, person, { by, seat: wanted.seat });
}

interface Taking {
  readonly by: Person;
  readonly seat: Seat;
}

/** Nobody waits for this seat any more, nor whoever has one now for another. */
function take<State>(context: Context<State>, game: GameRecord, person: Person, { by, seat }: Taking): GameRecord {
  const left = wishesOf(context, game.id).filter((each) => each.userId !== by.id && each.seat !== seat);
  context.store.settings.set(scopeOf(game.id), KEY, left);
  return handOver(context, game, person, { seat, by });
}

function openSeats<State>({ store, now }: Context<State>, game: GameRecord, person: Person, open: boolean): GameRecord {
  mayAdminister(game, person);
  const { openSeats: _before, ...setup } = readSetup(store.settings, game.id);
  writeSetup(store.settings, game.id, { ...setup, ...(open ? { openSeats: true } : {}) });
  return store.commit({ gameId: game.id, revision: game.revision, at: now(), messages: toChannel(game, [{ kind: 'lobby' }]) });
}

function mayPlay(game: GameRecord, { id, name }: Person): void {
  if (seatOf(game, id) === undefined && !game.seats.some((holder) => ownerOf(holder) === id)) return;
  throw new AppError(
    'alreadyJoined',
    (say) => say('errors.personJoined', { name }),
    (say) => say('takeOver.oneSeat'),
  );
}

/** Whoever has answered for another seat of this game has seen its hand. */
function knowsNoOther<State>({ store }: Context<State>, { id: gameId }: GameRecord, { id, name }: Person, seat: Seat): void {
  if (!store.inputs(gameId).some((input) => input.by === id && input.seat !== seat)) return;
  throw new AppError('knowsAnother', (say) => say('takeOver.knowsAnother', { name }), (say) => say('takeOver.knowsAnotherHint'));
}

function wishesOf<State>({ store }: Context<State>, gameId: GameId): ReadonlyArray<Wish> {
  return z.array(wish).safeParse(store.settings.get(scopeOf(gameId), KEY)).data ?? [];
}

function scopeOf(gameId: GameId): string {
  return `game:${gameId}`;
}
