/**
 * Rules that assault raptors add to those of vipers: R-JMP-12, R-DAY-55 to R-DAY-59. Their properties are with their
 * token.
 */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import { leaveSpace, stayAtJump } from './atJump.ts';

export type AssaultRaptorHappening =
  /** `area`: it is in space at once. */
  | { readonly kind: 'assaultRaptorGained'; readonly area?: Area; readonly why: Cause }
  | { readonly kind: 'staysInSpace'; readonly area: Area; readonly pilot?: Seat };

/** Which of them stay when the fleet jumps: the player's own one, or those without a pilot. */
export type AssaultRaptorTopic = { readonly kind: 'stayInSpace'; readonly piloted: boolean };

export const assaultRaptors: ModuleDeclaration<'assaultRaptors'> = {
  name: 'assaultRaptors',
  when: 'daybreak',
  events: { assaultRaptorGained: 'nothing', staysInSpace: 'nothing' },
  questions: { stayInSpace: 'nothing' },
  hooks: { stayAtJump, fleetLeft: leaveSpace },
};
