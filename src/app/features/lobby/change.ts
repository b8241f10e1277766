import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import { AppError } from '../../core/error.ts';
import { changeLobby } from '../../play/lobby.ts';
import { findLobby, mayAdminister, seatOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { keptNow, numbersFor } from './form.ts';
import { againstKeeping } from '../../model/lobby/roles.ts';
import type { Seating, SeatOrder } from '../../model/lobby/seating.ts';
import { readSetup, seatingOf, writeSetup } from '../../model/lobby/stored.ts';
import { defined } from '../../../values/defined.ts';

/** A change of a lobby's seats; fields left out stay as they are. */
export interface SeatingChange {
  readonly order?: SeatOrder;
  /** The player who begins; `undefined`: drawn at random. */
  readonly first?: UserId | undefined;
  /**
   * The seat that moves up: its player sits before the previous one, the first player behind the last. From then on
   * seats are ordered by hand.
   */
  readonly up?: Seat;
}

/** Throws `notAllowed`, `noSuchSeat`, `notInLobby`. */
export async function changeSeating(
  context: Context,
  gameId: GameId,
  person: Person,
  change: SeatingChange,
): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  mayAdminister(game, person);
  const { first: before, ...now } = seatingOf(await readSetup(context.store.settings, gameId));
  const first = 'first' in change ? change.first : before;
  if ('first' in change && first !== undefined && seatOf(game, first) === undefined) throw noSeat();
  const order = change.up === undefined ? (change.order ?? now.order) : 'byHand';
  await write(context, gameId, { ...now, order, ...defined({ first }) });
  return await changeLobby(context, game, change.up === undefined ? {} : { seats: movedUp(game, change.up) });
}

function movedUp({ seats }: GameRecord, seat: Seat): GameRecord['seats'] {
  const holder = seats[seat];
  if (holder === undefined) throw new AppError('noSuchSeat', (say) => say('errors.noSuchSeat'));
  const others = seats.filter((_, place) => place !== seat);
  return seat === 0 ? [...others, holder] : [...others.slice(0, seat - 1), holder, ...others.slice(seat - 1)];
}

interface Keeping {
  readonly userId: UserId;
  readonly value: string | undefined;
}

/** Throws `notAllowed`, `noSuchSeat`, `cannotKeep`, `notInLobby`. */
export async function keepRole(
  context: Context,
  gameId: GameId,
  person: Person,
  { userId, value }: Keeping,
): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  if (userId !== person.id) mayAdminister(game, person);
  if (seatOf(game, userId) === undefined) throw noSeat();
  const setup = await readSetup(context.store.settings, gameId);
  const { kept, players } = keptNow(game, setup, numbersFor(context.engine, game.options));
  const against = value === undefined ? undefined : againstKeeping(game, kept, userId, value, players);
  if (against !== undefined) throw new AppError('cannotKeep', against, (say) => say('seating.keepHint'));
  const now = seatingOf(setup);
  const { [userId]: _before, ...others } = now.kept;
  await write(context, gameId, { ...now, kept: value === undefined ? others : { ...others, [userId]: value } });
  return await changeLobby(context, game, {});
}

async function write({ store: { settings } }: Context, gameId: GameId, seating: Seating): Promise<void> {
  await writeSetup(settings, gameId, { ...(await readSetup(settings, gameId)), seating });
}

function noSeat(): AppError {
  return new AppError(
    'noSuchSeat',
    (say) => say('seating.noSeat'),
    (say) => say('seating.noSeatHint'),
  );
}
