/** Movement abilities of Skill cards and sheets: R-TURN-60 to R-TURN-65. */
import { conditionHolds } from '../effects/conditions.ts';
import { contentOf } from '../content.ts';
import type { Game } from '../flow/game.ts';
import type { Choice } from '../types/decision.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { onceIsSpent } from './oncePerGame.ts';
import { faceOf, skillCardChoices } from './cards.ts';
import { characterOf } from './drawing.ts';
import { playerAt, sheetCounts } from './players.ts';
import { mayUseText, skillCardUse } from './skillCardUse.ts';

/** Whether there are cards in this game that may be used in the Movement step. */
export function hasMovementAbilities(state: GameState): boolean {
  return [...contentOf(state.options).skillCards.values()].some(({ timing }) => isMovement(timing));
}

function isMovement(timing: string): boolean {
  return timing === 'movement' || timing === 'actionOrMovement';
}

/** What this seat may use instead of moving. */
export function movementAbilities(game: Game, seat: Seat): Array<Choice> {
  return [...ofCards(game.state, seat), ...ofSheet(game.state, seat)];
}

function ofCards(state: GameState, seat: Seat): Array<Choice> {
  return skillCardChoices([...new Set(playerAt(state, seat).hand)]).flatMap((choice): Array<Choice> => {
    if (choice.kind !== 'skillCard') return [];
    const { entry } = faceOf(choice.card);
    const usable = isMovement(entry.timing) && mayUseText(state, seat, entry) && skillCardUse(state, seat, entry);
    return usable ? [{ id: choice.card, kind: 'playSkillCard', card: choice.card }] : [];
  });
}

function ofSheet(state: GameState, seat: Seat): Array<Choice> {
  if (!sheetCounts(state, seat)) return [];
  const { id, abilities } = characterOf(state, seat);
  return abilities.flatMap(({ name, slot, movement, requires }): Array<Choice> => {
    if (movement !== true || (slot === 'oncePerGame' && onceIsSpent(state, seat))) return [];
    return requires === undefined || conditionHolds(state, requires, seat) ? [{ id: name, kind: 'ability', source: id, ability: name }] : [];
  });
}
