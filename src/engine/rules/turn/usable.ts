/**
 * Cards of the hand and abilities of the sheet that are used as an action or instead of moving: R-TURN-60 to R-TURN-65,
 * R-TURN-70 (b, c), R-LOY-62.
 */
import type { Ability, SkillCardEntry } from '../../../catalogue/content.ts';
import { wouldMatter } from '../../abilities/moments.ts';
import { rulesInPlay, sheetRule } from '../../abilities/rules.ts';
import { ofContent } from '../../content.ts';
import { conditionHolds } from '../../conditions.ts';
import type { Game } from '../../flow/game.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { faceOf } from '../../pieces/cards.ts';
import { onceIsSpent, sheetChoice } from '../../abilities/oncePerGame.ts';
import { characterOf, isStranded, playerAt, sheetCounts } from '../../pieces/players.ts';
import { skillCardUse } from './skillCardUse.ts';
import { isForCylons, mayUseText } from '../../abilities/cardText.ts';

export type Instead = 'action' | 'move';

/** Whether a game's Skill cards allow Movement abilities and actions of Cylon players. */
const skillCardsOfGame = ofContent(({ skillCards }) => {
  const entries = [...skillCards.values()];
  return {
    movement: entries.some((entry) => isUsedAs(entry, 'move')),
    cylonActions: entries.some((entry) => isForCylons(entry) && isUsedAs(entry, 'action')),
  };
});

/** Whether there are cards in this game that may be used in the Movement step. */
export function hasMovementAbilities(state: GameState): boolean {
  return skillCardsOfGame(state).movement;
}

/**
 * Whether a Cylon player too may hold an action that no one is to know of (R-PEG-31; R-DAY-10: not with the cards of
 * Daybreak).
 */
export function mayHoldCylonActions(state: GameState): boolean {
  return skillCardsOfGame(state).cylonActions;
}

/**
 * The cards and abilities that this seat may use now as an action or a move. A rule that forbids an action forbids a
 * Movement ability of that kind too (R-TURN-62); a stranded player takes neither (R-TURN-79).
 */
export function usableNow(game: Game, seat: Seat, as: Instead): Array<Choice> {
  return isStranded(game.state, seat) ? [] : [...ofHand(game, seat, as), ...ofSheet(game, seat, as)];
}

function ofHand(game: Game, seat: Seat, as: Instead): Array<Choice> {
  const { state } = game;
  const { hand } = playerAt(state, seat);
  const found: Array<Choice> = [];
  for (const [at, card] of hand.entries()) {
    const { entry } = faceOf(card);
    // Copies of one face are one choice.
    if (!isUsedAs(entry, as) || hand.indexOf(card) !== at) continue;
    const allowed = !isForbidden(state, entry) && sheetLets(state, seat, entry) && mayUseText(state, seat, entry);
    if (allowed && skillCardUse(game, seat, entry)) found.push({ id: card, kind: 'playSkillCard', card });
  }
  return found;
}

function isForbidden(state: GameState, { skill }: SkillCardEntry): boolean {
  return rulesInPlay(state, 'forbidsCardActions').some(({ value }) => value === skill);
}

/** Whether the sheet lets its owner use the action or the Movement ability on this card, and pay what it asks for. */
function sheetLets(state: GameState, seat: Seat, { skill }: SkillCardEntry): boolean {
  return (
    sheetRule(state, seat, 'forbidsCardActions') !== skill &&
    playerAt(state, seat).hand.length > (sheetRule(state, seat, 'cardActionCost') ?? 0)
  );
}

/** R-TURN-65: some cards may be used as either. */
function isUsedAs({ timing }: SkillCardEntry, as: Instead): boolean {
  return timing === 'actionOrMovement' || timing === (as === 'move' ? 'movement' : 'action');
}

function ofSheet(game: Game, seat: Seat, as: Instead): Array<Choice> {
  const { state } = game;
  if (!sheetCounts(state, seat)) return [];
  const { id, abilities } = characterOf(state, seat);
  const found: Array<Choice> = [];
  for (const ability of abilities) if (isUsable(game, seat, ability, as)) found.push(sheetChoice(state, id, ability));
  return found;
}

function isUsable(game: Game, seat: Seat, ability: Ability, as: Instead): boolean {
  const { slot, reaction, movement, requires, effects } = ability;
  return (
    effects !== undefined &&
    reaction === undefined &&
    (movement === true) === (as === 'move') &&
    !(slot === 'oncePerGame' && onceIsSpent(game.state, seat, ability)) &&
    (requires === undefined || conditionHolds(game.state, requires, seat)) &&
    wouldMatter(game, effects, seat)
  );
}
