/** Words of the game that the state, questions and events share. */
import type { CheckModifier } from '../../catalogue/checkModifier.ts';
import type { AbilityId } from '../../catalogue/content.ts';
import type { CardId, CharacterId, LocationId, Seat, TokenId } from './ids.ts';

/** The cause of something: a card, a location, a character, one of its abilities or a token. */
export type Cause = CardId | LocationId | CharacterId | AbilityId | TokenId;

/** Results of a die, both ends with it. */
export interface DieRange {
  readonly from: number;
  readonly to: number;
}

export const phases = [
  'setup',
  'startOfTurn',
  'receiveSkills',
  'movement',
  'action',
  'crisis',
  'activateCylonShips',
  'prepareForJump',
  'endOfTurn',
] as const;
export type Phase = (typeof phases)[number];

export type CheckResult = 'pass' | 'partial' | 'fail';

/** How someone became a Cylon player. */
export type CylonKind = 'revealed' | 'sympathizer' | 'sympathetic' | 'leader';

/**
 * Why the game has ended: an empty resource, another loss, an objective's `ending`, or what a module names. A language
 * has words for each.
 */
export type EndCause = string;

/** The change that one ability makes to the sum of a check. */
export interface CheckChange {
  readonly why: Cause;
  /** The seat that has used it, or whose sheet it is on; left out for a card in the check, which is no one's. */
  readonly by?: Seat;
  readonly how: CheckModifier['kind'];
  readonly change: number;
}
