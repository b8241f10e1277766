import { z } from 'zod';
import type { KeptRole } from '../../../engine/types/options.ts';
import type { GameOptions, Seat } from '../../../store/engineTypes.ts';
import type { GameRecord, SeatHolder, UserId } from '../../../store/records.ts';
import { keptIn, roleOf } from './roles.ts';

/** How seats are given out at the start. */
export const seatOrders = ['joined', 'random', 'byHand'] as const;
export type SeatOrder = (typeof seatOrders)[number];

export const seatingSchema = z.object({
  order: z.enum(seatOrders),
  first: z.string().exactOptional(),
  kept: z.record(z.string(), z.string()),
});

/** A table's agreements on the setup of its game. */
export interface Seating {
  readonly order: SeatOrder;
  /** The player who begins; left out: drawn at random. */
  readonly first?: UserId;
  /** The role that is reserved for each player (`roleOf`). */
  readonly kept: Readonly<Record<UserId, string>>;
}

export const plainSeating: Seating = { order: 'joined', kept: {} };

/** The table as the game is dealt for it. */
export interface Seated {
  readonly seats: GameRecord['seats'];
  readonly options: Pick<GameOptions, 'firstPlayer' | 'kept'>;
}

/**
 * Seats everyone. Characters are chosen in order of seats from the first player (R-SET-35, R-SET-70): unless the host
 * has ordered the seats by hand, people sit before automatic players and one of them begins. No automatic player takes
 * a Cylon Leader while a person has yet to choose. `random`: as in `AppParts`.
 */
export function seatAll(game: Pick<GameRecord, 'seats' | 'options'>, seating: Seating, random: () => number): Seated {
  const people = game.seats.filter(isPerson);
  const automatic = game.seats.filter((holder) => !isPerson(holder));
  const chosen = people.find((holder) => holder.kind === 'user' && holder.userId === seating.first);
  // With people alone the game itself draws who begins.
  const first = chosen ?? (automatic.length === 0 ? undefined : drawn(people, random));
  const seats =
    seating.order === 'byHand'
      ? game.seats
      : [...from(first, mixed(people, seating.order, random)), ...mixed(automatic, seating.order, random)];
  const kept = [
    ...ownRoles({ ...game, seats }, seating),
    ...(seating.order === 'byHand' ? leftToPeople({ ...game, seats }) : []),
  ];
  return {
    seats,
    options: {
      ...(first === undefined ? {} : { firstPlayer: seats.indexOf(first) }),
      ...(kept.length === 0 ? {} : { kept }),
    },
  };
}

function isPerson({ kind }: SeatHolder): boolean {
  return kind === 'user';
}

function drawn(people: ReadonlyArray<SeatHolder>, random: () => number): SeatHolder | undefined {
  return people.length < 2 ? people[0] : people[Math.floor(random() * people.length)];
}

function mixed(holders: ReadonlyArray<SeatHolder>, order: SeatOrder, random: () => number): ReadonlyArray<SeatHolder> {
  if (order !== 'random') return holders;
  return holders
    .map((holder) => ({ holder, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ holder }) => holder);
}

/** The same round of a table, beginning with someone. */
function from(first: SeatHolder | undefined, round: ReadonlyArray<SeatHolder>): ReadonlyArray<SeatHolder> {
  const place = first === undefined ? 0 : round.indexOf(first);
  return [...round.slice(place), ...round.slice(0, place)];
}

function ownRoles(game: Pick<GameRecord, 'seats' | 'options'>, { kept }: Seating): ReadonlyArray<KeptRole> {
  const seatOf = (userId: UserId): Seat =>
    game.seats.findIndex((holder) => holder.kind === 'user' && holder.userId === userId);
  return Object.entries(keptIn(game, kept, game.seats.length)).flatMap(([userId, value]): ReadonlyArray<KeptRole> => {
    const role = roleOf(value);
    return role === undefined ? [] : [{ seats: [seatOf(userId)], role }];
  });
}

/** An automatic player may sit before people who could want to be a Cylon Leader; one person alone begins anyway. */
function leftToPeople({ seats, options }: Pick<GameRecord, 'seats' | 'options'>): ReadonlyArray<KeptRole> {
  const people = seats.flatMap((holder, seat) => (isPerson(holder) ? [seat] : []));
  if (!options.cylonLeader || people.length < 2 || people.length === seats.length) return [];
  return [{ seats: people, role: { kind: 'type', type: 'cylonLeader' } }];
}
