import type { Seat } from '../../store/engineTypes.ts';
import type { GameRecord, SeatHolder } from '../../store/records.ts';

/**
 * The seats with another holder of one of them. For automatic players: a person gets a seat by `giveSeat`, which asks
 * what they know.
 */
export function withHolder(seats: GameRecord['seats'], seat: Seat, holder: SeatHolder): GameRecord['seats'] {
  return seats.map((before, place) => (place === seat ? holder : before));
}
