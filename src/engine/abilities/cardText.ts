/** The players who may use a Skill card's text: R-LOY-64, R-PEG-31. */
import type { SkillCardEntry } from '../../catalogue/content.ts';
import { isHuman } from '../pieces/players.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

/**
 * R-PEG-31, R-LOY-64: the text of Treachery cards is for Cylon players, that of all others for humans and infiltrators.
 */
export function mayUseText(state: GameState, seat: Seat, entry: SkillCardEntry): boolean {
  return isForCylons(entry) !== isHuman(state, seat);
}

export const isForCylons = ({ skill }: SkillCardEntry): boolean => skill === 'treachery';
