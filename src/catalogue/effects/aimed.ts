/** One basestar, one area or one kind of ship that someone has chosen or flies in. */
import { z } from 'zod';
import { count, dieFace, flag } from '../fields/primitives.ts';
import { areas } from '../vocabulary.ts';
import { fields } from '../fields/strict.ts';
import { someEffects } from './lists.ts';
import { fleet, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const aimedVerbs = {
  /** `you` chooses a basestar on the board, or a space area; what follows is about it. */
  chooseBasestar: verb(fields({ then: someEffects }), fleet),
  chooseArea: verb(fields({ then: someEffects }), fleet),
  /** A basestar is placed there, if one is left; what follows is about it. */
  placeBasestar: verb(fields({ area: z.enum(areas), then: someEffects }), fleet),
  /** All Cylon ships of an area that `you` chooses leave the board without being destroyed. */
  removeCylons: verb(flag, fleet),
  /** All Cylon ships on the main board are destroyed, without a roll. */
  destroyAllCylons: verb(flag, fleet),
  /** The chosen basestar is damaged that often. */
  damageBasestar: verb(count, fleet),
  /**
   * In the chosen area, as many as there are: civilian ships and raiders are destroyed, vipers damaged; `you` chooses
   * which.
   */
  hitArea: verb(fields({ ship: z.enum(['civilian', 'raider', 'viper']), count }), fleet),
  /**
   * In an area with a civilian ship that `you` chooses raiders or heavy raiders are destroyed; on a roll of `lostOn` or
   * less the civilian ship is too.
   */
  defendCivilian: verb(fields({ raider: count, heavyRaider: count, lostOn: dieFace }), fleet),
  /**
   * `you` leaves their own viper for Sickbay and destroys ships of one kind in its area: that many of these, or a
   * basestar, or a civilian ship.
   */
  sacrifice: verb(fields({ raider: count, heavyRaider: count }), fleet),
  /** `you` moves their own viper to any area and attacks there; both optional. */
  moveAndAttack: verb(flag, fleet),
  /** One of the raiders that this card has placed is Scar (R-PEG-50). */
  markScar: verb(flag, fleet),
  /** That many raiders of the area where `you` is miss in the coming activation. */
  interfere: verb(count, fleet),
  /** Heavy raiders are activated, but the centurions stay where they are (R-CMB-46). */
  activateHeavyRaiders: verb(z.literal('withoutCenturions'), fleet),
} satisfies Verbs;
export type AimedVerb = keyof typeof aimedVerbs;
