/** Actions of locations, titles and Skill cards that have rules of their own. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { final, fleet, jump, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const actionVerbs = {
  /** The location where `you` is, or up to `vipers` damaged vipers if that is the Hangar Deck. */
  repair: verb(fields({ vipers: count }), fleet),
  /** Damaged or destroyed ships come back to the Reserves, up to these numbers, as `you` wants. */
  restoreShips: verb(fields({ viper: count, raptor: count }), fleet),
  /** Up to that many damaged locations and damaged vipers, anywhere, as `you` wants. */
  repairAnywhere: verb(fields({ locations: count, vipers: count }), fleet),
  /** Damaged vipers come back to the Reserves. */
  repairVipers: verb(count, fleet),
  /**
   * Activations of unmanned vipers, up to that many (R-TURN-122); with `mandatory` as close to that many as possible.
   */
  viperActivations: verb(
    z.union([count, fields({ count, mandatory: flag })], {
      error: 'a number from 1, or { count, mandatory: true }',
    }),
    fleet,
  ),
  /** Every pilot on Galactica may launch in a viper of the Reserves, one after the other from the current player. */
  launchPilots: verb(flag, fleet),
  /** Attacks with the viper that `you` pilots. */
  viperAttacks: verb(count, fleet),
  /** `you` launches as pilot of a viper of the Reserves (R-TURN-126). */
  launchSelf: verb(flag, fleet),
  /** FTL Control's roll and jump (R-JMP-07). */
  ftlJump: verb(flag, jump),
  /** Galactica attacks a Cylon ship in any area (R-CMB-74). */
  galacticaAttack: verb(flag, fleet),
  /** A centurion on the Boarding Party track is attacked (R-TURN-127); `bonus` is added to the die. */
  attackCenturion: verb(z.union([flag, fields({ bonus: count })], { error: 'true, or { bonus: … }' }), fleet),
  /** Looks at the faces of civilian ships on the board and may move each to an adjacent area (R-TURN-123). */
  inspectCivilians: verb(count, fleet),
  /** An action of the Admiral (R-CMB-112). */
  launchNuke: verb(flag, final(fleet)),
} satisfies Verbs;
export type ActionVerb = keyof typeof actionVerbs;
