import type { GameView, Seat } from '../../../store/engineTypes.ts';

/** The part of a player's cards that only they know. */
export interface OpenHand {
  readonly seat: Seat;
  readonly loyalty: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly quorum: ReadonlyArray<string>;
  readonly superCrises: ReadonlyArray<string>;
  readonly mutiny: ReadonlyArray<string>;
  readonly trauma: ReadonlyArray<string>;
  /** Agenda or Motives. */
  readonly aims: ReadonlyArray<string>;
}

/** Returns a player's open hand from their view. */
export function openHand({ own }: GameView, seat: Seat): OpenHand {
  const { cylonLeaders, motives = [], mutiny, ionianNebula } = own?.modules ?? {};
  return {
    seat,
    loyalty: own?.loyalty.map(({ card }) => card) ?? [],
    skills: own?.hand ?? [],
    quorum: own?.quorumHand ?? [],
    superCrises: own?.superCrises ?? [],
    mutiny: mutiny?.cards?.cards ?? [],
    trauma: ionianNebula?.trauma ?? [],
    aims: [...(cylonLeaders === undefined ? [] : [cylonLeaders.agenda]), ...motives.map(({ card }) => card)],
  };
}
