import type { GameId, UserId } from './records.ts';

export const storedPlanKinds = ['check', 'turn'] as const;
export type StoredPlanKind = (typeof storedPlanKinds)[number];

/** A plan for one check or one turn, as its owner's program wrote it. */
export interface StoredPlan {
  readonly id: number;
  readonly kind: StoredPlanKind;
  readonly plan: unknown;
  /** The input with which it was carried out or stopped; `undefined`: it is in force. */
  readonly endedAfter: number | undefined;
}

export interface StoredOrders {
  readonly userId: UserId;
  /** `undefined`: this person has given no standing orders, but plans. */
  readonly standing: unknown;
  /** The latest of each kind. */
  readonly plans: ReadonlyArray<StoredPlan>;
}

/** An order's effect, stored in one transaction with the rest of a `Change`. */
export interface OrderDone {
  /** The input that the order gave. */
  readonly answered?: number;
  /** This plan is done or stopped, with the input `after`. */
  readonly ended?: { readonly plan: number; readonly after: number };
}

/** Standing orders and plans of people. Every method is one transaction. */
export interface OrderStore {
  /** Returns the orders of everyone who has any in this game. */
  readonly ofGame: (gameId: GameId) => Promise<ReadonlyArray<StoredOrders>>;
  readonly setStanding: (gameId: GameId, userId: UserId, standing: unknown, at: number) => Promise<void>;
  /** Replaces the plan of that kind, also one that is done; `undefined`: there is none any more. */
  readonly setPlan: (gameId: GameId, userId: UserId, kind: StoredPlanKind, plan: unknown, at: number) => Promise<void>;
  /** Returns whether the latest thing that people did in the game is an undo: no one has answered by hand since. */
  readonly justTakenBack: (gameId: GameId) => Promise<boolean>;
  /** Returns the inputs that orders gave, in order. */
  readonly answered: (gameId: GameId) => Promise<ReadonlyArray<number>>;
}
