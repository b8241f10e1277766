/** Agendas: the secret aims of Cylon Leaders and of the Sympathetic Cylon. */
import type { Entry } from './entry.ts';
import type { BoardName, Resource, ResourceAmounts } from './vocabulary.ts';

/** A condition that has to be true when the game is over; the boxes of an Agenda are joined by “and”. */
export type AgendaCondition =
  | { readonly atMost: ResourceAmounts }
  /** At least one of these resources. */
  | { readonly oneAtMost: ResourceAmounts }
  | { readonly differAtMost: { readonly of: readonly [Resource, Resource]; readonly by: number } }
  | { readonly distanceAtLeast: number }
  /** Damaged and destroyed vipers and destroyed raptors together. */
  | { readonly shipsLostAtLeast: number }
  /** Damaged locations of these boards together. */
  | { readonly damagedAtMost: DamagedLocations }
  | { readonly damagedAtLeast: DamagedLocations }
  | { readonly infiltrating: true }
  /** The owner is not locked up. */
  | { readonly free: true }
  /** The owner is locked up, or has been executed in this game. */
  | { readonly jailedOrExecuted: true }
  | { readonly playedSuperCrisis: true };

export interface DamagedLocations {
  readonly of: ReadonlyArray<BoardName>;
  readonly count: number;
}

/** The secret aim of a Cylon Leader or of the Sympathetic Cylon (R-LOY-96, R-VIC-41). */
export interface Agenda extends Entry {
  /** The deck that the card belongs to: `sympathetic` with 4 or 6 players, `hostile` with 5 or 7 (R-SET-60). */
  readonly deck: 'sympathetic' | 'hostile';
  readonly winner: 'humans' | 'cylons';
  readonly conditions: ReadonlyArray<AgendaCondition>;
}
