/** Quorum cards, cards that stay, cards that lead to others. */
import { z } from 'zod';
import { count, flag } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { stays, role } from './parts.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const cardVerbs = {
  drawQuorum: verb(count, plain),
  /** Draws that many Quorum cards, resolves one, puts the others on the bottom. */
  pickQuorum: verb(count, plain),
  /**
   * `you` plays a card from the Quorum hand, or none. `optional`: the text says so; else it stands among other things
   * that can be chosen, one of which is nothing.
   */
  playQuorum: verb(z.union([flag, fields({ optional: flag })], { error: 'true, or { optional: true }' }), plain),
  /** `you` discards any number of cards of their Quorum hand and draws as many. */
  exchangeQuorum: verb(flag, plain),
  /** This card lies before that player. */
  attachTo: verb(role, plain),
  keepInPlay: verb(z.enum(stays), plain),
  /** This card is removed from the game instead of being discarded. */
  removeCard: verb(flag, plain),
  /** This card is laid beside the objective and counts as distance. */
  countAsDistance: verb(count, plain),
  /** After this card's activation icons another Crisis card is drawn and resolved (R-CRI-26). */
  anotherCrisis: verb(flag, plain),
  /** Looks at the top card of one of these decks, then puts it on the top or the bottom. */
  lookAtTop: verb(z.array(z.enum(['crisis', 'destination'])).min(1), plain),
} satisfies Verbs;
export type CardVerb = keyof typeof cardVerbs;
