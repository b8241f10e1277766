/** What open actions, and places besides their actions, are worth to automatic players. */
import type { ActionKey } from '../engine/types/actions.ts';
import type { CardId, LocationId } from '../engine/types/ids.ts';
import { likesToBeJailed, wantsPunishment, wantsSuperCrisis } from './aims.ts';
import { meetingScore } from './allies.ts';
import { mutinyActionScore } from './mutiny.ts';
import type { Situation } from './worth/effects.ts';
import { boardingScore } from './worth/newCaprica.ts';

/** `loyal`: how far someone acts for the humans; `card`: the one that the action is about, if any. */
export type OpenScore = (now: Situation, loyal: number, card?: CardId) => number;

/** By source and name, an entry for each. */
export const openScores: Readonly<Record<ActionKey, OpenScore>> = {
  'infiltration/end': endScore,
  'mutiny/play': mutinyActionScore,
  'newCaprica/attackForce': (_now, loyal) => loyal * 1.7,
  'newCaprica/detain': () => 2.6,
  // What is so now may not be so any more when it is needed.
  'motives/reveal': () => 1,
};

/** Of a Cylon player among the humans who ends that. */
function endScore(now: Situation): number {
  if (wantsSuperCrisis(now)) return 3;
  return now.side === 'human' || wantsPunishment(now) || likesToBeJailed(now) ? -1 : 0.4;
}

/** Returns what ending a move there brings, beside the action of the location. */
export function furtherPlaceScore(location: LocationId, now: Situation): number {
  return meetingScore(location, now) + boardingScore(location, now);
}
