/** Contributions to a check: who adds cards, in what order, and how many: R-CHK-40 to R-CHK-44. */
import { catalogue } from '../../../catalogue/index.ts';
import type { ContributionLimits } from '../../../catalogue/content.ts';
import { sheetRule } from '../../abilities/rules.ts';
import { checkPolicy, type CheckKind } from '../../pieces/checkKinds.ts';
import { clockwise, isHeld, isHuman, locationOf, playerAt } from '../../pieces/players.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** R-CHK-40: from the current player's left, the current player last. */
export function contributionOrder(state: GameState): Array<Seat> {
  return clockwise(state, state.current + 1);
}

/**
 * R-CHK-43: how many cards this seat may add to a check of that kind; no limit is `Infinity`. The smallest limit
 * counts.
 */
export function contributionLimit(state: GameState, seat: Seat, kind: CheckKind = 'crisis'): number {
  // During the Action step of another player's turn.
  const abstains = state.phase === 'action' && state.current !== seat && checkPolicy(kind).sheets !== 'none';
  if (abstains && sheetRule(state, seat, 'abstainsInActions') === true) return 0;
  const raised = checkPolicy(kind).sheets === 'all' ? sheetRule(state, seat, 'addsUpTo') : undefined;
  if (!isHuman(state, seat)) return raised?.cylon ?? 1;
  const here = locationOf(state, seat);
  const limits = [
    here === undefined ? undefined : catalogue.locations.get(here)?.adds,
    playerAt(state, seat).infiltrating ? (raised?.infiltrating ?? 2) : undefined,
    sheetLimits(state, seat, kind)?.atMost,
  ];
  return Math.min(...limits.map((limit) => limit ?? Infinity));
}

/** R-CHK-43: the numbers of cards that this seat may add, from the smallest. */
export function contributionCounts(state: GameState, seat: Seat, kind: CheckKind): Array<number> {
  const most = Math.min(playerAt(state, seat).hand.length, contributionLimit(state, seat, kind));
  return noneOrFrom(contributionLeast(state, seat, kind), most);
}

/** R-CHK-43: the least number of cards that a player who adds any has to add. */
export function contributionLeast(state: GameState, seat: Seat, kind: CheckKind): number {
  return isHeld(state, seat) ? 1 : (sheetLimits(state, seat, kind)?.atLeastIfAny ?? 1);
}

/** None, or from `least` to `most`. */
export function noneOrFrom(least: number, most: number): Array<number> {
  const counts = [0];
  for (let count = Math.max(1, least); count <= most; count += 1) counts.push(count);
  return counts;
}

/** R-CHK-90, R-CHK-95: what the sheet says, where sheets count. */
function sheetLimits(state: GameState, seat: Seat, kind: CheckKind): ContributionLimits | undefined {
  return checkPolicy(kind).sheets === 'none' ? undefined : sheetRule(state, seat, 'contributes');
}
