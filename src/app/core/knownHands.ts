import type { Seat } from '../../store/engineTypes.ts';
import type { GameRecord, SeatHolder, UserId } from '../../store/records.ts';
import { AppError } from './error.ts';
import { ownerOf } from './lookUp.ts';
import type { Context } from './context.ts';
import { withHolder } from './seatHolders.ts';

type Knowing = Pick<Context, 'store'>;

/**
 * Whether this person has seen the hand of another seat of the game than this one: by having had it, for however short
 * a time.
 */
export async function knowsAnotherHand(
  { store }: Knowing,
  { id }: Pick<GameRecord, 'id'>,
  userId: UserId,
  seat: Seat,
): Promise<boolean> {
  return (await store.hands.seenBy(id, userId)).some((seen) => seen !== seat);
}

/** Throws `knowsAnother` if the seat would show this person a second hand of the game. */
export async function refuseSecondHand(
  context: Knowing,
  game: GameRecord,
  { id, name }: { readonly id: UserId; readonly name: string },
  seat: Seat,
): Promise<void> {
  if (!(await knowsAnotherHand(context, game, id, seat))) return;
  throw new AppError(
    'knowsAnother',
    (say) => say('takeOver.knowsAnother', { name, game: game.id }),
    (say) => say('takeOver.knowsAnotherHint'),
  );
}

/**
 * The seats of a game with another holder of one of them. Whatever gives a seat to a person does it by this, so that
 * no one sees two hands of one game; the owner of a seat may always have it back. Throws `knowsAnother`.
 */
export async function giveSeat(
  context: Knowing,
  game: GameRecord,
  seat: Seat,
  holder: SeatHolder,
): Promise<GameRecord['seats']> {
  const before = game.seats[seat];
  const comesBack = before !== undefined && holder.kind === 'user' && ownerOf(before) === holder.userId;
  if (holder.kind === 'user' && !comesBack)
    await refuseSecondHand(context, game, { id: holder.userId, name: holder.name }, seat);
  return withHolder(game.seats, seat, holder);
}
