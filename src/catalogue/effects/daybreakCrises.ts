/** Effects that only Crisis cards of Daybreak have. */
import { z } from 'zod';
import { count, flag, location } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { role } from './parts.ts';
import { plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const daybreakCrisisVerbs = {
  /** The character of that player is moved to that location, wherever it is, also out of the Brig (R-TURN-111). */
  bringTo: verb(fields({ who: role, to: location }), plain),
  /** Each human player in the Brig may go to any location on Galactica, clockwise from the current player. */
  openBrig: verb(flag, plain),
  /** The President draws that many Quorum cards, or discards that many of the Quorum hand at random. */
  quorumHand: verb(
    z.union([fields({ draw: count }), fields({ discard: count })], { error: '{ draw: … } or { discard: … }' }),
    plain,
  ),
} satisfies Verbs;
export type DaybreakCrisisVerb = keyof typeof daybreakCrisisVerbs;
