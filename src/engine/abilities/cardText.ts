/** Whose text a Skill card's is: R-LOY-64, R-PEG-31. */
import type { SkillCardEntry } from '../../catalogue/content.ts';
import { isHuman } from '../pieces/players.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

/** R-PEG-31, R-LOY-64: the text of Treachery cards is for Cylon players, that of all others for humans and infiltrators. */
export function mayUseText(state: GameState, seat: Seat, { skill }: SkillCardEntry): boolean {
  return (skill === 'treachery') !== isHuman(state, seat);
}
