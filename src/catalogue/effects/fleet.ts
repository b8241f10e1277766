/** Resources, ships, tracks and tokens. */
import { z } from 'zod';
import { activation, change, count, flag, placement, someResources } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { role } from './parts.ts';
import { final, fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const fleetVerbs = {
  lose: verb(someResources, plain),
  gain: verb(someResources, plain),
  place: verb(placement, fleet),
  /** Civilian ships of the pile are placed, and no area is named (R-CMB-118). */
  placeCivilians: verb(count, fleet),
  activate: verb(z.array(activation).min(1), plain),
  /** Activates only the raiders that this card has placed. */
  activatePlaced: verb(z.literal('raider'), fleet),
  /** Every basestar on the board attacks Galactica, also one that has done so in this turn (R-CMB-13). */
  basestarsAttack: verb(flag, fleet),
  /** Moves the fleet marker: forward if positive, back if negative. */
  jumpTrack: verb(change, plain),
  boardCenturions: verb(count, fleet),
  damageGalactica: verb(count, fleet),
  /** Draw damage tokens, choose some of them to resolve, put the others back. */
  chooseDamage: verb(fields({ draw: count, resolve: count }), fleet),
  destroyRaptors: verb(count, plain),
  /** Destroyed raptors come back to the Reserves. */
  restoreRaptors: verb(count, plain),
  /** The current player chooses which ones, or `by` does. */
  damageVipers: verb(
    fields({ count, where: z.enum(['reserves', 'space', 'anywhere']), by: role.exactOptional() }),
    fleet,
  ),
  /** Destroys that many vipers of a box, or of those in space; `you` chooses which ones. */
  destroyVipers: verb(fields({ count, where: z.enum(['reserves', 'damagedCraft', 'space']) }), fleet),
  destroyCivilians: verb(count, plain),
  /** Every viper in space returns to the Reserves. */
  recallVipers: verb(flag, fleet),
  /** `you` chooses Cylon ships of that kind anywhere on the main board; centurions on the Boarding Party track. */
  destroyCylons: verb(fields({ kind: z.enum(['raider', 'heavyRaider', 'centurion']), count }), fleet),
  discardNuke: verb(count, final(plain)),
} satisfies Verbs;
export type FleetVerb = keyof typeof fleetVerbs;
