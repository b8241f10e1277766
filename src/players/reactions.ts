/** Whether an automatic player uses a reaction. */
import { catalogue } from '../catalogue/index.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import type { Effects } from '../catalogue/effect.ts';
import type { Choice, Decision } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import { canTurn } from './checks.ts';
import { helpsHumans, sideOf } from './side.ts';

function effectsOf(choice: Choice): Effects {
  switch (choice.kind) {
    case 'skillCard':
      return faceOf(choice.card).entry.effects;
    case 'ability':
      return catalogue.characters.get(choice.source)?.abilities.find(({ name }) => name === choice.ability)?.effects ?? [];
    case 'card':
      return catalogue.quorum.get(choice.card)?.reactionEffects ?? [];
    default:
      return [];
  }
}

/** How likely a human player uses it, from 0 to 1. */
function eagerness(view: GameView, choice: Choice): number {
  const { check } = view;
  for (const effect of effectsOf(choice)) {
    if ('changeDifficulty' in effect) return check?.total === undefined ? 0.5 : wouldTurn(check.total, check.difficulty, effect.changeDifficulty);
    if ('makePositive' in effect) return handCount(view, effect.makePositive) > 0 ? 0.4 : 0;
    if ('openCheck' in effect) return 0.15;
    if ('modifyRoll' in effect) return 0.2;
    if ('rerollDie' in effect) return 0.5;
    if ('takeCheckCards' in effect) return (check?.cards.length ?? 0) >= 8 ? 0.8 : 0;
    if ('replaceCrisis' in effect || 'switchOption' in effect || 'decideCheck' in effect || 'nullifySkill' in effect) return 0.15;
    if ('damageGalactica' in effect) return 1;
    if ('addToCheck' in effect) return canTurn(view) ? 1 : 0;
    if ('noDestiny' in effect || 'learn' in effect || 'replaceRoll' in effect || 'passInstead' in effect) return 0.2;
    if ('interfere' in effect || 'roll' in effect || 'lookAtContribution' in effect) return 0.8;
    if ('boardViper' in effect || 'extraActions' in effect || 'lookAtTop' in effect) return 1;
  }
  return 0.3;
}

function wouldTurn(total: number, difficulty: number, by: number): number {
  return total < difficulty && total >= difficulty + by ? 1 : 0;
}

function handCount(view: GameView, skills: ReadonlyArray<string>): number {
  return view.own?.hand.filter((card) => skills.includes(faceOf(card).entry.skill)).length ?? 0;
}

/** Whether it works for whatever side its owner is on. */
function servesOwnSide(choice: Choice): boolean {
  return effectsOf(choice).some((effect) => 'addToCheck' in effect);
}

/** The reaction to use, or none. A hidden Cylon seldom helps. */
export function reactsWith(view: GameView, decision: Decision, random: () => number): Array<string> {
  const helps = helpsHumans(sideOf(view));
  const wanted = decision.choices.find((choice) => random() < (helps || servesOwnSide(choice) ? 1 : 0.3) * eagerness(view, choice));
  return wanted === undefined ? [] : [wanted.id];
}
