/**
 * The engine's types that are stored, in one place. The store knows them as plain data and never looks inside a state.
 */
export type { TurnAhead } from '../engine/ahead.ts';
export type { ChoiceGroup, OtherGroup } from '../engine/describe/groups.ts';
export type { Choice, Decision } from '../engine/types/decision.ts';
export type { GameEvent } from '../engine/types/event.ts';
export type { Seat } from '../engine/types/ids.ts';
export type { GameOptions } from '../engine/types/options.ts';
export type { GameState, Outcome } from '../engine/types/state.ts';
export type { GameView } from '../engine/types/view.ts';
