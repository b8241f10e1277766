/**
 * The miracle tokens: who has how many, and who may have more (R-DAY-01 to R-DAY-07, R-SET-97). All of it is public.
 */
import type { AbilityId } from '../../../catalogue/content.ts';
import type { EventBrings } from '../../hooks.ts';
import { sheetRule } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import type { Secrecy } from '../../flow/secrecy.ts';
import { playerAt, sheetCounts } from '../../pieces/players.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

export interface Miracles {
  /** Number of Miracle tokens, by seat. */
  tokens: Array<number>;
}

/** The view of a player who may have tokens. */
export interface MiraclesView {
  readonly tokens: number;
  readonly limit: number;
}

export type MiracleHappening =
  | { readonly kind: 'miracleGained'; readonly seat: Seat; readonly now: number; readonly why: Cause }
  /** `ability`: of the sheet; without it, what asks for the tokens is the cause. */
  | {
      readonly kind: 'miracleSpent';
      readonly seat: Seat;
      readonly count: number;
      readonly ability?: AbilityId;
      readonly why: Cause;
    }
  | { readonly kind: 'miraclePassed'; readonly from: Seat; readonly to: Seat; readonly why: Cause }
  | { readonly kind: 'miraclesLost'; readonly seat: Seat; readonly count: number };

/** Which player gets a token, or loses one. */
export type MiracleTopic = { readonly kind: 'passMiracle'; readonly why: Cause };
export interface PassMiracle {
  readonly kind: 'passMiracle';
  readonly seat: Seat;
  readonly way: 'give' | 'take';
}

export const miraclesSecrets: Secrecy<Miracles> = 'public';

export const miracleEvents: Readonly<Record<MiracleHappening['kind'], EventBrings>> = {
  miracleGained: 'nothing',
  miracleSpent: 'nothing',
  miraclePassed: 'nothing',
  miraclesLost: 'nothing',
};

/** R-SET-97 */
export function miraclesAtStart({ players }: GameOptions): Miracles {
  return { tokens: Array.from({ length: players }, () => 1) };
}

export function miraclesOf({ modules }: GameState, seat: Seat): number {
  return modules.miracles?.tokens[seat] ?? 0;
}

/** R-DAY-02, R-DAY-05: none for a Cylon player who is no Cylon Leader. */
export function miracleLimit(state: GameState, seat: Seat): number {
  return sheetCounts(state, seat) ? (sheetRule(state, seat, 'miracleLimit') ?? 1) : 0;
}

/** R-DAY-02 */
export function mayGainMiracle(state: GameState, seat: Seat): boolean {
  return state.modules.miracles !== undefined && miraclesOf(state, seat) < miracleLimit(state, seat);
}

/** Nothing in a game without them. */
export function changeMiracles(state: GameState, seat: Seat, by: number): void {
  const { miracles } = state.modules;
  if (miracles !== undefined) miracles.tokens[seat] = (miracles.tokens[seat] ?? 0) + by;
}

/** R-DAY-07: a player at the limit gets none. */
export function gainMiracle(game: Game, seat: Seat, why: Cause): void {
  const { state } = game;
  if (!mayGainMiracle(state, seat)) return;
  changeMiracles(state, seat, 1);
  game.tell({ kind: 'miracleGained', seat, now: miraclesOf(state, seat), why });
}

/** R-LOY-53, R-EXE-10 */
export function loseMiracles(game: Game, seat: Seat): void {
  const count = miraclesOf(game.state, seat);
  if (count === 0) return;
  changeMiracles(game.state, seat, -count);
  game.tell({ kind: 'miraclesLost', seat, count });
}

export function miraclesView(state: GameState, seat: Seat): MiraclesView | undefined {
  const limit = playerAt(state, seat).character === undefined ? 0 : miracleLimit(state, seat);
  return limit === 0 ? undefined : { tokens: miraclesOf(state, seat), limit };
}
