import type { Seat } from '../../../store/engineTypes.ts';
import type { Lane } from '../../../store/outbox.ts';
import type { GameRecord, Level, Owner, PersonSeat, SeatHolder, UserId } from '../../../store/records.ts';
import type { NewMessage } from '../../../store/types.ts';
import type { AnnouncedSeat } from '../../play/announced.ts';
import { askNoMore } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { automaticSeat } from '../../play/lobby.ts';
import type { Absence } from '../../model/timing/types.ts';

type Substitute = Exclude<Absence['substitute'], 'automatic'>;

/** The seat of someone who is away. */
export function ownerSeatOf(game: GameRecord, userId: UserId): Seat | undefined {
  const seat = game.seats.findIndex(({ standsInFor }) => standsInFor?.userId === userId);
  return seat === -1 ? undefined : seat;
}

/** The owner plays the seat again. */
export function ownerBack({ userId, name }: Owner): PersonSeat {
  return { kind: 'user', userId, name };
}

/**
 * Returns the holder who plays for the owner meanwhile; `level`: an automatic player's, if it differs from the game's.
 * Throws `badSubstitute`.
 */
export function standInFor(
  game: GameRecord,
  owner: Owner,
  substitute: Absence['substitute'],
  level?: Level,
): SeatHolder {
  if (substitute === 'automatic') return { ...automaticSeat(game, level), standsInFor: owner };
  checkSubstitute(game, owner, substitute);
  return { kind: 'user', userId: substitute.id, name: substitute.name, standsInFor: owner };
}

/** Throws `badSubstitute` if this person can't substitute for anyone like that, whatever the game. */
export function checkPerson(ownerId: UserId, { id, bot }: Substitute): void {
  if (bot === true)
    throw new AppError(
      'badSubstitute',
      (say) => say('pace.botSubstitute'),
      (say) => say('pace.botSubstituteHint'),
    );
  if (id === ownerId)
    throw new AppError(
      'badSubstitute',
      (say) => say('pace.selfSubstitute'),
      (say) => say('pace.otherSubstituteHint'),
    );
}

/** Throws `badSubstitute` if this person can't stand in there. */
function checkSubstitute(game: GameRecord, owner: Pick<Owner, 'userId'>, substitute: Substitute): void {
  checkPerson(owner.userId, substitute);
  const { id, name } = substitute;
  // The owner's present substitute may continue.
  const others = game.seats.filter(({ standsInFor }) => standsInFor?.userId !== owner.userId);
  const plays = others.some(
    (holder) => (holder.kind === 'user' && holder.userId === id) || holder.standsInFor?.userId === id,
  );
  if (plays)
    throw new AppError(
      'badSubstitute',
      (say) => say('pace.playingSubstitute', { name, game: game.id }),
      (say) => say('pace.otherSubstituteHint'),
    );
}

/**
 * Takes buttons and the private sheet from the former holder of the seat; what was written there before stays known.
 * The new holder is told everything, and asked, when the game is looked after next (`Autoplay.wake`).
 */
export function takeFrom(
  holder: SeatHolder,
  to: SeatHolder,
  seat: Seat,
  told: AnnouncedSeat | undefined,
): ReadonlyArray<NewMessage> {
  if (holder.kind !== 'user' || (to.kind === 'user' && to.userId === holder.userId)) return [];
  const lane: Lane = `user:${holder.userId}`;
  return [...askNoMore(seat, told), { lane, intent: { kind: 'sheetClosed', userId: holder.userId, seat } }];
}
