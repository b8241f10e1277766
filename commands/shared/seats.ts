import type { Seat } from '../../src/app/types.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { Refusal } from './refusal.ts';

/** A seat as it was suggested, or by the name of who has it. Refuses anything else. */
export function seatNamed({ seats }: Pick<CastGame, 'seats'>, given: string): Seat {
  const seat = seats.findIndex(({ name }, index) => given === `${index}` || name.toLowerCase() === given.trim().toLowerCase());
  if (seat < 0) throw new Refusal('noSuchSeat', (say) => say('refusals.noSuchSeat'), (say) => say('refusals.noSuchSeatHint'));
  return seat;
}
