/** Standing orders: what a player has decided in advance. Plain data; anything unknown in it counts as “ask me”. */
import type { Area, Skill } from '../../catalogue/vocabulary.ts';
import type { CardId, LocationId, SkillCard } from '../../engine/types/ids.ts';
import type { ConditionId } from './conditions.ts';

/**
 * Modes of an order. `askIf`: ask where the conditions hold, otherwise decline. `play`: use it where they hold,
 * otherwise decline. Without conditions they always hold.
 */
export const modes = ['ask', 'askIf', 'play', 'never'] as const;
export type Mode = (typeof modes)[number];

export interface ReactionOrder {
  readonly mode: Mode;
  readonly when: ReadonlyArray<ConditionId>;
}

/**
 * Modes for checks. `unlessUseful`: nothing if no card in hand counts for the check or has an ability there, otherwise
 * ask.
 */
export const checkModes = ['ask', 'unlessUseful', 'nothing'] as const;
export type CheckMode = (typeof checkModes)[number];

export const jumpModes = ['ask', 'stay', 'home'] as const;

export interface StandingOrders {
  /** The orders by `keyOf` of the choice; a choice that isn't listed is asked. */
  readonly reactions: Readonly<Record<string, ReactionOrder>>;
  readonly checks: CheckMode;
  /** “Add nothing until my next turn”: the turn of the game before which this holds. */
  readonly quietBefore?: number | undefined;
  /**
   * The order of reactions when several players want to react at once and the current player decides: by seats, or
   * asked.
   */
  readonly reactionOrder: 'ask' | 'clockwise';
  /** The cards to discard, other than as a price: the weakest, or asked. */
  readonly discards: 'ask' | 'weakest';
  /**
   * The player's craft that may stay in space when the fleet jumps, and those without a pilot: they stay, come home, or
   * are asked about.
   */
  readonly atJump: (typeof jumpModes)[number];
  /** Whether the player wants a direct message when something can be decided in advance. */
  readonly tellAhead: boolean;
}

/** No orders: every question is asked. */
export const noOrders: StandingOrders = {
  reactions: {},
  checks: 'ask',
  reactionOrder: 'ask',
  discards: 'ask',
  atJump: 'ask',
  tellAhead: false,
};

/**
 * A snapshot of a situation when the player decided in advance: one text for each thing that matters (`pictures.ts`).
 */
export type SituationSeen = Readonly<Record<string, string>>;

/** Cards for one skill check. */
export interface CheckPlan {
  readonly turn: number;
  readonly source: CardId | LocationId;
  readonly cards: ReadonlyArray<SkillCard>;
  /** Whether it also declines every reaction until the check is over. */
  readonly quiet: boolean;
  readonly picture: SituationSeen;
}

export type PlannedMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: 'area'; readonly area: Area };

/** A plan for the player's next turn: move there, then take that action. */
export interface TurnPlan {
  /** The turn of the game that the plan is for. */
  readonly turn: number;
  /** The type to draw where several types of Skill cards may be drawn, as many of it as possible. */
  readonly draws?: Skill | undefined;
  readonly move: PlannedMove;
  /** The id of the choice in the Action step. */
  readonly action: string;
  readonly picture: SituationSeen;
}

export interface Orders {
  readonly standing: StandingOrders;
  readonly check?: CheckPlan | undefined;
  /** The running check, in which this player has added the planned cards and wants no reactions. */
  readonly quietCheck?: CheckPlan | undefined;
  readonly turn?: TurnPlan | undefined;
}

export const planKinds = ['check', 'turn'] as const;
export type PlanKind = (typeof planKinds)[number];

/**
 * The reason why a plan is not carried out: something that it depended on has changed, or the planned answer is no
 * longer possible.
 */
export type StopReason =
  | { readonly kind: 'changed'; readonly what: string }
  | { readonly kind: 'notLegal'; readonly what: 'cards' | 'move' | 'action' };

export type OrderVerdict =
  | { readonly kind: 'ask' }
  /** An answer. `ends`: the plan that has done everything it was for. */
  | { readonly kind: 'answer'; readonly choice: ReadonlyArray<string>; readonly ends?: PlanKind }
  /** The plan is void. The player is told why, and the other orders apply. */
  | { readonly kind: 'stop'; readonly plan: PlanKind; readonly reason: StopReason };
