import { playerName } from '../../src/app/types.ts';
import type { PlayerName, Seat } from '../../src/app/types.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { locales, sayIn } from '../../src/words/index.ts';
import { Refusal } from '../../src/bot/refusal.ts';

/** A seat as it was suggested, or by the name of who has it, in any language. Refuses anything else. */
export function seatNamed({ seats }: Pick<CastGame, 'seats'>, given: string): Seat {
  const typed = given.trim().toLowerCase();
  const isMeant = (name: PlayerName): boolean =>
    locales.some((locale) => playerName(name, sayIn(locale)).toLowerCase() === typed);
  const seat = seats.findIndex(({ name }, index) => given === `${index}` || isMeant(name));
  if (seat < 0)
    throw new Refusal(
      'noSuchSeat',
      (say) => say('refusals.noSuchSeat'),
      (say) => say('refusals.noSuchSeatHint'),
    );
  return seat;
}
