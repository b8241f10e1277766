/** What nothing can affect while Galactica is away, and what counts again once she is back: R-NCA-28, R-NCA-29, R-NCA-71. */
import type { Effect } from '../../../catalogue/effect.ts';
import type { GameState } from '../../types/state.ts';

/** Effects on ships, centurions, Galactica, Pegasus and their locations. */
const aboutTheFleet: ReadonlySet<string> = new Set<keyof EffectKeys>([
  'place', 'activatePlaced', 'basestarsAttack', 'boardCenturions', 'damageGalactica', 'chooseDamage', 'damageVipers', 'recallVipers', 'destroyCylons', 'repair',
  'repairAnywhere', 'repairVipers', 'restoreShips', 'viperActivations', 'viperAttacks', 'launchSelf', 'boardViper', 'galacticaAttack', 'attackCenturion', 'inspectCivilians',
  'launchFromBasestars', 'launchNuke', 'chooseBasestar', 'chooseArea', 'damageBasestar', 'hitArea', 'damagePegasus', 'defendCivilian', 'markScar', 'activateHeavyRaiders',
  'moveAndAttack', 'interfere', 'sacrifice', 'evacuateShip',
]);

/** Effects that are a jump of the fleet: never from the beginning of the phase on (R-NCA-74). */
const jumps: ReadonlySet<string> = new Set<keyof EffectKeys>(['ftlJump', 'jumpFleet']);

type EffectKeys = { [K in Effect extends infer E ? (E extends Effect ? keyof E : never) : never]: true };

/** Whether this part of a card is ignored now; the other parts are not (R-NCA-29). */
export function ignores(state: GameState, effect: Effect): boolean {
  const [kind = ''] = Object.keys(effect);
  if (state.autoJump !== 'jump' && jumps.has(kind)) return true;
  if (!state.fleetAway) return false;
  // Vipers are away with Galactica; raptors may be risked.
  return aboutTheFleet.has(kind) || ('risk' in effect && effect.risk.ship === 'viper');
}

/** Galactica has returned to New Caprica. */
export function inOrbit(state: GameState): boolean {
  return state.modules.newCaprica !== undefined && !state.fleetAway;
}
