/** Effects that only allies of the Ionian Nebula have. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { role } from './parts.ts';
import { fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const allyVerbs = {
  /** `you` moves to another location of any ship, free of charge; only `outOfBrig` leads out of the Brig (R-ION-41). */
  moveOn: verb(z.enum(['anyShip', 'outOfBrig']), plain),
  /** `you` looks at the faces of all civilian ships on the board, then may move each of them to an adjacent area. */
  surveyCivilians: verb(flag, fleet),
  /** That many civilian ships that `you` chooses leave their areas and are mixed into the unused ones. */
  hideCivilians: verb(count, fleet),
  /** `you` takes the top cards of the Destiny deck into the hand. */
  takeDestiny: verb(count, plain),
  /**
   * A "Not a Cylon" card is shuffled into the Loyalty deck, then that player gets a card of it, unless the player gets
   * none (R-LOY-94).
   */
  dealLoyalty: verb(role, plain),
  /** `you` repairs up to that many locations of Galactica, or up to that many damaged vipers. */
  repairGalactica: verb(count, fleet),
  repairUpToVipers: verb(count, fleet),
  /** One unmanned viper that `you` chooses is activated that often. */
  flyOneViper: verb(count, fleet),
  /** For each unmanned viper in space `you` may destroy a raider in its area. */
  vipersDestroyRaiders: verb(flag, fleet),
  /** Every Cylon ship in the chosen area is destroyed. */
  clearArea: verb(flag, fleet),
  /** Every centurion goes back that many spaces of the Boarding Party track, to its start at most. */
  pushBackCenturions: verb(count, fleet),
  /** That many unmanned vipers in space that `you` chooses are damaged. */
  damageUnmanned: verb(count, fleet),
} satisfies Verbs;
export type AllyVerb = keyof typeof allyVerbs;
