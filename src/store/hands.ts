import type { Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** The seat of a hand that someone was shown in an earlier version, which did not keep which one it was. */
export const unknownSeat = -1;

/**
 * A record of the hands that people have been able to see. From the change on that gives a person a seat of a game that
 * has begun, anything may show them its hand; so that change records it, whatever else it is about (`Store.commit`).
 * The record stays when something is undone and when the seat goes to someone else, and goes when the game is deleted.
 */
export interface HandStore {
  /** The seats of a game whose hands this person has seen, `unknownSeat` among them. */
  readonly seenBy: (gameId: GameId, userId: UserId) => Promise<ReadonlyArray<Seat>>;
}
