/** Trauma tokens. */
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { role, someRoles } from './parts.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const nebulaVerbs = {
  /**
   * Each of these players draws that many trauma tokens, one player after the other (R-ION-03); after the trial no one
   * does.
   */
  drawTrauma: verb(fields({ who: someRoles, count }), plain),
  /**
   * That many trauma tokens of the player's choice go back to the pool; `optional`: that many or none; `random`: picked
   * at random (R-ION-07, R-ION-13).
   */
  discardTrauma: verb(
    fields({ who: role, count, optional: flag.exactOptional(), random: flag.exactOptional() }),
    plain,
  ),
  /** Up to that many raiders of the chosen area, without a roll: `you` chooses (R-CMB-123). */
  destroyBeside: verb(count, fleet),
  /** That many raiders that `you` chooses go from the main board to the supply. */
  removeRaiders: verb(count, fleet),
  /** The raiders on the main board are activated; without any nothing is launched. */
  rouseRaiders: verb(flag, fleet),
  /** Raiders are activated so often, each time completely, also those that have been in this turn. */
  raidersRun: verb(count, plain),
  /** Destroyed vipers, of a kind that `you` chooses, come back to the Reserves. */
  raiseVipers: verb(count, fleet),
} satisfies Verbs;
export type NebulaVerb = keyof typeof nebulaVerbs;
