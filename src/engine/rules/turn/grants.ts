/** Grants of actions: who has allowed a seat to act, and how often: R-TURN-70, R-TURN-76 to R-TURN-78. */
import { sheetRule } from '../../abilities/rules.ts';
import { isHuman } from '../../pieces/players.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { isOwnPart } from './emergency.ts';
import { hasEndedTurn } from '../basics/turnEnd.ts';

export type Grant =
  /** The player's own Action step. `piloting`: a viper, when the turn began (R-TURN-12). */
  | { readonly by: 'actionStep'; readonly piloting: boolean }
  /** A Movement ability in place of the player's own move (R-TURN-60). */
  | { readonly by: 'movementStep' }
  /** Someone has ordered them (R-TURN-77). */
  | { readonly by: 'order'; readonly from: Seat; readonly source: CardId; readonly count: number }
  /** The effect of a card, a location or an ability (R-TURN-76). */
  | { readonly by: 'effect'; readonly source: CardId; readonly count: number }
  /** The player's own part of what everyone takes part in (R-TURN-82). */
  | { readonly by: 'part'; readonly source: CardId };

/**
 * How many actions it comes to now. It is counted again before each of them, since the player who acts may change
 * meanwhile.
 */
export function allowance(state: GameState, seat: Seat, grant: Grant): number {
  // R-TURN-82: also a player who has been executed before their own part; what is going on is finished (R-TURN-05).
  if (grant.by === 'part') return 1;
  if (grant.by === 'effect' && isOwnPart(state, seat)) return grant.count;
  // R-TURN-05: a player whose turn has ended takes no action any more.
  if (hasEndedTurn(state, seat)) return 0;
  switch (grant.by) {
    case 'actionStep':
      // R-LOY-62: the second one of a sheet that has ceased to count is lost.
      return (grant.piloting ? sheetRule(state, seat, 'actionsIfPiloting') : undefined) ?? 1;
    case 'movementStep':
      return 1;
    case 'order':
      // R-TURN-78: a Cylon player obeys no one; a new character does, since the order is the player's (R-EXE-05).
      return isHuman(state, seat) ? grant.count : 0;
    case 'effect':
      return grant.count;
    default: {
      const never: never = grant;
      throw new Error(`nobody grants ${JSON.stringify(never)}`);
    }
  }
}

/** The purpose of the action, as the question states it. */
export function reasonOf(grant: Grant): CardId | 'actionStep' {
  return 'source' in grant ? grant.source : 'actionStep';
}
