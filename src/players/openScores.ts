/** Scores of open actions, and of places apart from their location's action, for automatic players. */
import type { ActionKey } from '../engine/types/actions.ts';
import type { CardId, LocationId } from '../engine/types/ids.ts';
import { likesToBeJailed, wantsPunishment, wantsSuperCrisis } from './aims.ts';
import { meetingScore } from './allies.ts';
import { mutinyActionScore } from './mutiny.ts';
import type { Situation } from './worth/effects.ts';
import { boardingScore } from './worth/newCaprica.ts';

/**
 * Returns the score of an open action. `loyal`: how far the player acts for the humans; `card`: the card that the
 * action is about, if any.
 */
export type OpenScore = (now: Situation, loyal: number, card?: CardId) => number;

/** The score of each open action, by source and name. */
export const openScores: Readonly<Record<ActionKey, OpenScore>> = {
  'infiltration/end': endScore,
  'mutiny/play': mutinyActionScore,
  'newCaprica/attackForce': (_now, loyal) => loyal * 1.7,
  'newCaprica/detain': () => 2.6,
  // A condition that holds now may no longer hold when it counts.
  'motives/reveal': () => 1,
};

/** Returns the score of ending infiltration, for a Cylon player among the humans. */
function endScore(now: Situation): number {
  if (wantsSuperCrisis(now)) return 3;
  return now.side === 'human' || wantsPunishment(now) || likesToBeJailed(now) ? -1 : 0.4;
}

/** Returns what ending a move there is worth, apart from the action of the location. */
export function furtherPlaceScore(location: LocationId, now: Situation): number {
  return meetingScore(location, now) + boardingScore(location, now);
}
