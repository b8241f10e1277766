/** Decks that no one draws from: the Destiny deck, cards that are looked at and put back, cards taken out of a deck. */
import { z } from 'zod';
import { count, flag, skill, text } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { jump, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const deckVerbs = {
  /** Cards of the top of that Skill deck are shuffled into the Destiny deck. */
  seedDestiny: verb(fields({ skill, count }), plain),
  /** The whole Destiny deck is discarded; a new one is made of that many cards of that skill. */
  replaceDestiny: verb(fields({ skill, count }), plain),
  /**
   * `you` looks at the whole Destiny deck, discards that many cards of it (with `optional`, or none) and shuffles the
   * rest.
   */
  cullDestiny: verb(
    z.union([count, fields({ count, optional: flag })], { error: 'a number from 1, or { count, optional: true }' }),
    plain,
  ),
  /** The card that was played goes on top of the Destiny deck, the card that lay there into the hand. */
  swapWithDestiny: verb(flag, plain),
  /** `you` looks at the lowest card of a deck. */
  lookAtBottom: verb(flag, plain),
  /** `you` looks at the top cards of the Crisis deck and puts each on the top or the bottom, in any order. */
  reorderCrises: verb(count, plain),
  /** `you` draws that many cards of one Skill deck, and takes all of them or adds all of them to the check. */
  learn: verb(count, plain),
  /** The next Crisis card drawn in this turn counts as having the jump icon (R-CRI-04). */
  nextCrisisJumps: verb(flag, plain),
  /** The fleet jumps at once; the Admiral draws that many Destination cards. */
  jumpFleet: verb(fields({ draw: count }), jump),
  /** This Destination card is discarded and the top one of the deck resolved in its place. */
  anotherDestination: verb(flag, plain),
  /** That Crisis card is taken from its deck or discard pile and resolved at once (R-CRI-27). */
  resolveCrisis: verb(text, plain),
} satisfies Verbs;
export type DeckVerb = keyof typeof deckVerbs;
