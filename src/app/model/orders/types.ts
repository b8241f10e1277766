import type { CheckMode, Offered, PlanKind, ReactionOrder, StandingOrders } from '../../../players/orders/index.ts';
import type { Choice, GameView } from '../../../store/engineTypes.ts';
import type { Answered } from '../../core/answered.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';

export type {
  CheckMode,
  ConditionId,
  Mode,
  Offered,
  PlanKind,
  PlannedMove,
  ReactionOrder,
  StandingOrders,
  StopReason,
} from '../../../players/orders/index.ts';

/** Cards that wait for one check. */
export interface CheckPlanned {
  readonly cards: ReadonlyArray<string>;
  readonly quiet: boolean;
}

/** All that a player has ordered, and what can be ordered now. No one else may see it. */
export interface OrdersNow {
  readonly game: GameRecord;
  readonly view: GameView;
  readonly standing: StandingOrders;
  /** No orders were ever given here. */
  readonly untouched: boolean;
  /** Whether to add nothing to checks until the player's own next turn. */
  readonly quiet: boolean;
  readonly reactions: ReadonlyArray<Offered>;
  /** A check to which this player will be asked to add cards. */
  readonly check: { readonly source: string; readonly plan: CheckPlanned | undefined } | undefined;
  /** `undefined` before the first turn. */
  readonly turn: TurnNow | undefined;
}

export interface TurnNow {
  /** Its number in the game. */
  readonly number: number;
  /** The moves, without staying, which is always possible. */
  readonly moves: ReadonlyArray<Choice>;
  /** Types of Skill cards between which it may offer a choice. */
  readonly draws: ReadonlyArray<Choice>;
  readonly plan: TurnPlanned | undefined;
}

/** A plan as choices; `undefined` where there is nothing to do, or what was planned is not to be had now. */
export interface TurnPlanned {
  readonly move: Choice | undefined;
  readonly action: Choice | undefined;
  readonly draws: Choice | undefined;
}

/** A change of standing orders; fields left out stay as they are. */
export interface StandingChange {
  readonly reaction?: { readonly key: string } & Partial<ReactionOrder>;
  readonly checks?: CheckMode;
  /** “Add nothing until my next turn”. */
  readonly quiet?: boolean;
  readonly reactionOrder?: StandingOrders['reactionOrder'];
  readonly discards?: StandingOrders['discards'];
  readonly atJump?: StandingOrders['atJump'];
  readonly tellAhead?: boolean;
}

export interface TurnWish {
  /** The id of one of `TurnNow.moves`; none: stay. */
  readonly move?: string | undefined;
  /** The id of one of `actionsAfter`. */
  readonly action: string;
  readonly draws?: string | undefined;
}

/** Standing orders. Everything rejects with `notYourGame`, `notRunning`, `badOrders`. */
export interface OrdersOf {
  look(gameId: GameId, userId: UserId): Promise<OrdersNow>;
  change(gameId: GameId, userId: UserId, change: StandingChange): Promise<OrdersNow>;
  /** All standing orders as the game suggests them. */
  suggest(gameId: GameId, userId: UserId): Promise<OrdersNow>;
  /** No standing orders and no plans: everything is asked. */
  clear(gameId: GameId, userId: UserId): Promise<OrdersNow>;
  /** Cards for the check that is being made, by their faces; none: add nothing. `quiet`: and no reactions in it. */
  planCheck(gameId: GameId, userId: UserId, planned: CheckPlanned): Promise<OrdersNow>;
  /** Declines this reaction and all that come until the result of the check is known. Throws what `answer` throws. */
  silence(gameId: GameId, userId: UserId, decisionId: string): Promise<Answered>;
  /** The actions between which a player can choose after a planned move (`undefined`: stay). */
  actionsAfter(gameId: GameId, userId: UserId, move: string | undefined): Promise<ReadonlyArray<Choice>>;
  planTurn(gameId: GameId, userId: UserId, wish: TurnWish): Promise<OrdersNow>;
  dropPlan(gameId: GameId, userId: UserId, kind: PlanKind): Promise<OrdersNow>;
}
