/** Whether an automatic player uses a reaction. */
import { catalogue } from '../catalogue/index.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { hasVerb } from '../catalogue/effect.ts';
import type { Effects } from '../catalogue/effect.ts';
import type { Choice, Decision } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import { helpsHumans, sideOf } from './side.ts';
import { eagerness } from './worth/index.ts';

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

/** Whether it works for whatever side its owner is on. */
function servesOwnSide(effects: Effects): boolean {
  return hasVerb(effects, 'addToCheck');
}

/** The reaction to use, or none. A hidden Cylon seldom helps. */
export function reactsWith(view: GameView, decision: Decision, random: () => number): Array<string> {
  const helps = helpsHumans(sideOf(view));
  const wanted = decision.choices.find((choice) => {
    const effects = effectsOf(choice);
    return random() < (helps || servesOwnSide(effects) ? 1 : 0.3) * eagerness(view, effects);
  });
  return wanted === undefined ? [] : [wanted.id];
}
