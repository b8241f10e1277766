/** Whether a Skill card with an action may be played: R-TURN-75, R-TURN-77, R-TURN-149. */
import type { SkillCardEntry } from '../../../catalogue/content.ts';
import { conditionHolds } from '../../conditions.ts';
import { isIgnored } from '../../abilities/ignored.ts';
import type { Game } from '../../flow/game.ts';
import type { Seat } from '../../types/ids.ts';
import { effectMatters } from '../../effectHandling.ts';

/** False if the card's limit is used up or its effect has nothing to work on. */
export function skillCardUse(game: Game, seat: Seat, entry: SkillCardEntry): boolean {
  const { state } = game;
  if (entry.limit === 'perTurn' && state.thisTurn[limitKey(entry)] === true) return false;
  if (entry.requires !== undefined && !conditionHolds(state, entry.requires, seat)) return false;
  // R-NCA-29: an ignored part does not stop the other parts.
  let heard = false;
  for (const effect of entry.effects) {
    if (isIgnored(state, effect)) continue;
    if (!effectMatters(game, effect, seat)) return false;
    heard = true;
  }
  return heard;
}

/** The turn limit that this card uses up (R-TURN-77). */
export function limitKey({ id, sharesLimitWith }: SkillCardEntry): string {
  return sharesLimitWith ?? id;
}
