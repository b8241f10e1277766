/** Whether a Skill card with an action may be played: R-TURN-75, R-TURN-77, R-TURN-149. */
import type { SkillCardEntry } from '../../../catalogue/content.ts';
import type { Effect } from '../../../catalogue/effect.ts';
import { conditionHolds } from '../../abilities/conditions.ts';
import { isIgnored } from '../../abilities/ignored.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { viperTargets } from '../combat/vipers.ts';
import { executiveOrderTargets } from './executiveOrder.ts';
import { hangarDeck } from '../../pieces/places.ts';
import { locationOf, pilotedShip } from '../../pieces/players.ts';

/** False if the card's limit is used up or its effect has nothing to work on. */
export function skillCardUse(state: GameState, seat: Seat, entry: SkillCardEntry): boolean {
  if (entry.limit === 'perTurn' && state.thisTurn[limitKey(entry)] === true) return false;
  if (entry.requires !== undefined && !conditionHolds(state, entry.requires, seat)) return false;
  return entry.effects.every((effect) => possible(state, seat, effect));
}

/** What of a turn's limits this card uses up (R-TURN-77). */
export function limitKey({ id, sharesLimitWith }: SkillCardEntry): string {
  return sharesLimitWith ?? id;
}

function possible(state: GameState, seat: Seat, effect: Effect): boolean {
  if (isIgnored(state, effect)) return false;
  if ('risk' in effect) return state.reserves[effect.risk.ship] >= effect.risk.count;
  if ('executiveOrder' in effect) return executiveOrderTargets(state, seat).length > 0;
  if ('viperAttacks' in effect) {
    const ship = pilotedShip(state, seat);
    return ship !== undefined && viperTargets(state, ship.area, true).length > 0;
  }
  if (!('repair' in effect)) return true;
  const here = locationOf(state, seat);
  if (here === undefined) return false;
  return state.damaged.includes(here) || (here === hangarDeck && state.damagedVipers > 0);
}
