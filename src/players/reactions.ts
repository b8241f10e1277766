/** Whether an automatic player uses a reaction. */
import { abilityOf } from '../catalogue/abilities.ts';
import { catalogue } from '../catalogue/index.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { hasVerb } from '../catalogue/effect.ts';
import type { Effects } from '../catalogue/effect.ts';
import type { Choice, Decision } from '../engine/types/decision.ts';
import { helpsHumans, sideOf } from './side.ts';
import { hopes } from './rolls.ts';
import { eagerness } from './worth/index.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

function effectsOf(choice: Choice): Effects {
  switch (choice.kind) {
    case 'skillCard':
      return faceOf(choice.card).entry.effects;
    case 'ability':
      return abilityOf(choice.ability)?.effects ?? [];
    case 'card':
      return catalogue.quorum.get(choice.card)?.reactionEffects ?? [];
    default:
      return [];
  }
}

/** Whether these effects serve whatever side their owner is on. */
function servesOwnSide(effects: Effects): boolean {
  return hasVerb(effects, 'addToCheck');
}

/**
 * Returns how likely a player of that side changes the roll of the die with these effects; `undefined` if they don't
 * change a roll.
 */
function likelyToTurn(player: SeatedPlayer, decision: Decision, effects: Effects, helps: boolean): number | undefined {
  const wish = hopes(player, decision) * (helps ? 1 : -1);
  for (const effect of effects) {
    if ('modifyRoll' in effect) return Math.sign(effect.modifyRoll) * wish > 0 ? Math.min(1, 0.28 * Math.abs(wish)) : 0;
    if ('rerollDie' in effect) return isUnwelcome(decision, wish) ? Math.min(1, 0.3 + 0.4 * Math.abs(wish)) : 0;
  }
  return undefined;
}

/** Whether most other results would be better than this one. */
function isUnwelcome({ occasion }: Decision, wish: number): boolean {
  const die = occasion?.die ?? 4;
  if (wish === 0) return false;
  if (occasion?.attack !== undefined) return wish > 0 ? die <= 2 : die >= 5;
  return wish > 0 ? die <= 4 : die >= 5;
}

/** Returns the ids of the reaction to use, or none. A hidden Cylon seldom helps. */
export function reactsWith(player: SeatedPlayer, decision: Decision, random: () => number): Array<string> {
  const side = sideOf(player);
  const helps = helpsHumans(side);
  const wanted = decision.choices.find((choice) => {
    const effects = effectsOf(choice);
    // A hidden Cylon doesn't turn a roll against the fleet for all to see, and doesn't help the fleet either.
    const turning = likelyToTurn(player, decision, effects, helps || side === 'hiddenCylon');
    const eager = turning ?? eagerness(player, effects);
    return random() < (helps || (turning === undefined && servesOwnSide(effects)) ? 1 : 0.3) * eager;
  });
  return wanted === undefined ? [] : [wanted.id];
}
