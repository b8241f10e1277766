import type { Deed } from '../../../store/audit.ts';
import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, Level, SeatHolder, UserId } from '../../../store/records.ts';
import { asIntents, toChannel } from '../../play/announce.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { giveSeat } from '../../core/knownHands.ts';
import { automaticSeat } from '../../play/lobby.ts';
import { findRunning, mayAdminister, ownerOf, seatOf, takeStarted, userSeat } from '../../core/lookUp.ts';
import { withStandIns } from '../pace/absence.ts';
import { ownerSeatOf, takeFrom } from '../pace/standIn.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';

/**
 * Hands a seat with all its knowledge to someone else, or to an automatic player, for good. People may hand over their
 * own seat, even while someone substitutes for them; a substitute may not. `level`: of the automatic player, if another
 * than the game's. Throws `notAllowed`, `noSuchSeat`, `alreadyJoined`, `knowsAnother`, `noAutomatic`, `notRunning`.
 */
export async function replaceSeat(
  context: Context,
  gameId: GameId,
  person: Person,
  { seat, by, level }: Pick<HandingOver, 'seat' | 'by' | 'level'>,
): Promise<GameRecord> {
  const game = await findRunning(context, gameId);
  const from = game.seats[seat];
  if (from === undefined) throw new AppError('noSuchSeat', (say) => say('errors.noSuchSeat'));
  if (ownerOf(from) !== person.id) mayAdminister(game, person);
  return await handOver(context, game, person, { seat, by, level });
}

interface HandingOver {
  readonly seat: Seat;
  readonly by: Person | undefined;
  readonly level?: Level | undefined;
  /** The entry in the audit log, if it is more than handing over. */
  readonly deed?: Deed;
  readonly hostId?: UserId;
}

/**
 * Hands a seat over without checking who may do it. Throws `noSuchSeat`, `alreadyJoined`, `knowsAnother`,
 * `noAutomatic`.
 */
export async function handOver(
  context: Context,
  game: GameRecord,
  person: Person,
  { seat, by, level, deed, hostId = game.hostId }: HandingOver,
): Promise<GameRecord> {
  const from = game.seats[seat];
  if (from === undefined) throw new AppError('noSuchSeat', (say) => say('errors.noSuchSeat'));
  const next = nextHolder(game, from, by, level);
  const given = await giveSeat(context, game, seat, next);
  const { announced } = await takeStarted(context, game);
  const { seats, notices, audit } = await withStandIns(context, { ...game, seats: given }, person, [seat]);
  const to = seats[seat] ?? next;
  // The new holder is told what the seat knows, and asked, when the game is looked after next (`Autoplay.wake`).
  return await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at: context.now(),
    audit: [deedOf(person, deed ?? { kind: 'seatReplaced', seat, from: from.name, to: next.name }), ...audit],
    game: { hostId, seats },
    messages: [
      ...toChannel(game, [
        ...asIntents([{ kind: 'seatReplaced', by: person.name, seat, from, to: next }, ...notices]),
        { kind: 'lobby' },
      ]),
      ...takeFrom(from, to, seat, announced.seats[seat]),
    ],
  });
}

function nextHolder(game: GameRecord, from: SeatHolder, by: Person | undefined, level: Level | undefined): SeatHolder {
  if (by === undefined) {
    if (from.kind === 'automatic' && from.standsInFor === undefined)
      throw new AppError(
        'noAutomatic',
        (say) => say('errors.automaticAlready'),
        (say) => say('levels.alreadyHint'),
      );
    return automaticSeat(game, level);
  }
  // The seat's present substitute may also get it for good.
  if (from.standsInFor !== undefined && from.kind === 'user' && from.userId === by.id) return userSeat(by);
  if (seatOf(game, by.id) !== undefined || (ownerSeatOf(game, by.id) !== undefined && by.id !== ownerOf(from)))
    throw new AppError(
      'alreadyJoined',
      (say) => say('errors.personJoined', { name: by.name }),
      (say) => say('errors.personJoinedHint'),
    );
  return userSeat(by);
}
