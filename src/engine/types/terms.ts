/** Words of the game that the state, questions and events share. */
import type { CardId, CharacterId, LocationId, TokenId } from './ids.ts';

/** What a thing was caused by: a card, a location, a character or a token. */
export type Cause = CardId | LocationId | CharacterId | TokenId;

export const phases = [
  'setup', 'startOfTurn', 'receiveSkills', 'movement', 'action', 'crisis', 'activateCylonShips', 'prepareForJump', 'endOfTurn',
] as const;
export type Phase = (typeof phases)[number];

export type CheckResult = 'pass' | 'partial' | 'fail';

/** How somebody became a Cylon player. */
export type CylonKind = 'revealed' | 'sympathizer' | 'sympathetic' | 'leader';

/**
 * Why the game has ended: an empty resource, another loss, an objective's `ending`, or what a module names. A language
 * has words for each.
 */
export type EndCause = string;
