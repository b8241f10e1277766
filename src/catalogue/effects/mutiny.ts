/** Mutiny cards: drawing, discarding and playing them, and what they alone do. */
import { count, flag, shipCounts, text, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import type { ConditionSchemas } from './condition.ts';
import { role, someRoles } from './parts.ts';
import { final, fleet, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const mutinyVerbs = {
  /**
   * Each of these players who may have Mutiny cards draws that many of them at once (R-DAY-28), one player after the
   * other. Above the limit: to the Brig, then down to it (R-DAY-24); `stays`: without the Brig (R-DAY-27). `keeps`: of
   * all that are held at most that many stay. `ifNone`: only players who hold none.
   */
  drawMutiny: verb(
    fields({
      who: someRoles,
      count,
      stays: flag.exactOptional(),
      keeps: count.exactOptional(),
      ifNone: flag.exactOptional(),
    }),
    plain,
  ),
  /** That many Mutiny cards of the player's choice; `optional`: up to that many. */
  discardMutiny: verb(fields({ who: role, count, optional: flag.exactOptional() }), plain),
  /** `you` takes that many Skill cards at random out of that player's hand. */
  takeRandomCards: verb(fields({ from: role, count }), plain),
  /** Every damaged viper comes back to the Reserves. */
  repairEveryViper: verb(flag, fleet),
  /** These ships are placed in the area that the nearest choice around it found. */
  placeThere: verb(shipCounts, fleet),
  /** `you` looks at the whole Quorum hand and puts that many cards of it on the bottom of the deck, in any order. */
  buryQuorum: verb(count, plain),
  /** Every nuke leaves the game, those beside the board too. */
  removeNukes: verb(flag, final(plain)),
  /** The chosen player gets the title, unless its holder discards that card, which lies in play (R-DAY-52). */
  nominate: verb(fields({ title, unless: text }), final(plain)),
} satisfies Verbs;
export type MutinyVerb = keyof typeof mutinyVerbs;

export const mutinyConditions = {
  /** `you` holds at least that many Mutiny cards. */
  holdsMutiny: count,
  /** The holder of that title has a Mutiny card. */
  holderHasMutiny: title,
  /** `you` does not hold that title. */
  lacksTitle: title,
  /** The holder of that title has at least that many Skill cards. */
  holderHandAtLeast: fields({ title, cards: count }),
  /** Someone is in the Brig, or in what plays its part where `you` is. */
  anybodyHeld: flag,
} satisfies ConditionSchemas;
export type MutinyCondition = keyof typeof mutinyConditions;
