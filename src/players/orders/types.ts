/**
 * Standing orders: what a player has decided in advance. Plain data; everything that is unknown in it counts as «ask
 * me».
 */
import type { Area, Skill } from '../../catalogue/vocabulary.ts';
import type { CardId, LocationId, SkillCard } from '../../engine/types/ids.ts';
import type { ConditionId } from './conditions.ts';

/**
 * `askIf`: ask where the conditions hold, else decline. `play`: use it where they hold, else decline. Without
 * conditions they hold always.
 */
export const modes = ['ask', 'askIf', 'play', 'never'] as const;
export type Mode = (typeof modes)[number];

export interface ReactionOrder {
  readonly mode: Mode;
  readonly when: ReadonlyArray<ConditionId>;
}

/** `unlessUseful`: nothing if no card in hand counts for the check or has an ability there, else ask. */
export const checkModes = ['ask', 'unlessUseful', 'nothing'] as const;
export type CheckMode = (typeof checkModes)[number];

export const jumpModes = ['ask', 'stay', 'home'] as const;

export interface StandingOrders {
  /** By `keyOf` of the choice; what is not listed is asked. */
  readonly reactions: Readonly<Record<string, ReactionOrder>>;
  readonly checks: CheckMode;
  /** “Add nothing until my next turn”: before this turn of the game. */
  readonly quietBefore?: number | undefined;
  /** Several want to react at once and the current player says who is first: in the order of the seats, or asked. */
  readonly reactionOrder: 'ask' | 'clockwise';
  /** Cards that have to be discarded, other than as a price: the weakest, or asked. */
  readonly discards: 'ask' | 'weakest';
  /**
   * Own craft that may stay in space when the fleet jumps, and those without a pilot: they stay, come home, or asked.
   */
  readonly atJump: (typeof jumpModes)[number];
  /** Tell me by direct message when something can be decided in advance. */
  readonly tellAhead: boolean;
}

/** Nothing ordered: every question is asked. */
export const noOrders: StandingOrders = {
  reactions: {},
  checks: 'ask',
  reactionOrder: 'ask',
  discards: 'ask',
  atJump: 'ask',
  tellAhead: false,
};

/** What the player saw of a situation when deciding in advance, as one text a thing that matters (`pictures.ts`). */
export type SituationSeen = Readonly<Record<string, string>>;

/** Cards for one skill check. */
export interface CheckPlan {
  readonly turn: number;
  readonly source: CardId | LocationId;
  readonly cards: ReadonlyArray<SkillCard>;
  /** Also declines every reaction until the check is over. */
  readonly quiet: boolean;
  readonly picture: SituationSeen;
}

export type PlannedMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: 'area'; readonly area: Area };

/** The own next turn: move there, then that action. */
export interface TurnPlan {
  /** The turn of the game for which it is. */
  readonly turn: number;
  /** Where several types of Skill cards may be drawn: this one as far as possible. */
  readonly draws?: Skill | undefined;
  readonly move: PlannedMove;
  /** The id of the choice in the Action step. */
  readonly action: string;
  readonly picture: SituationSeen;
}

export interface Orders {
  readonly standing: StandingOrders;
  readonly check?: CheckPlan | undefined;
  /** The check that is being made, in which this player has added what was planned and wants no reactions. */
  readonly quietCheck?: CheckPlan | undefined;
  readonly turn?: TurnPlan | undefined;
}

export const planKinds = ['check', 'turn'] as const;
export type PlanKind = (typeof planKinds)[number];

/**
 * Why a plan is not carried out: something that it was made for is different, or what was planned is not possible any
 * more.
 */
export type StopReason =
  | { readonly kind: 'changed'; readonly what: string }
  | { readonly kind: 'notLegal'; readonly what: 'cards' | 'move' | 'action' };

export type OrderVerdict =
  | { readonly kind: 'ask' }
  /** `ends`: the plan that has done all it was for. */
  | { readonly kind: 'answer'; readonly choice: ReadonlyArray<string>; readonly ends?: PlanKind }
  /** The plan is void; the player is told why, and what the other orders say counts. */
  | { readonly kind: 'stop'; readonly plan: PlanKind; readonly reason: StopReason };
