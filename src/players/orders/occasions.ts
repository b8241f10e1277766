/** The subject of a window of reactions, as seen by a player who has a card for it. */
import { abilityOf } from '../../catalogue/abilities.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { Reaction } from '../../catalogue/content.ts';
import { innerEffects } from '../../catalogue/effect.ts';
import type { Effect, Effects } from '../../catalogue/effect.ts';
import { hitOf, hitsFrom } from '../../engine/pieces/hits.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import type { Choice, Occasion } from '../../engine/types/decision.ts';

/** A card or ability that reacts. */
export interface Reacting {
  readonly reaction: Reaction;
  readonly effects: Effects;
}

/** Returns what a choice of a window uses; `undefined` for anything that this version doesn't know. */
export function reactingOf(choice: Choice): Reacting | undefined {
  switch (choice.kind) {
    case 'skillCard': {
      const { reaction, effects } = faceOf(choice.card).entry;
      return reaction === undefined ? undefined : { reaction, effects };
    }
    case 'ability': {
      const ability = abilityOf(choice.ability);
      return ability?.reaction === undefined
        ? undefined
        : { reaction: ability.reaction, effects: ability.effects ?? [] };
    }
    case 'card': {
      const card = catalogue.quorum.get(choice.card);
      return card?.reaction === undefined
        ? undefined
        : { reaction: card.reaction, effects: card.reactionEffects ?? [] };
    }
    default:
      return undefined;
  }
}

/** Returns the name under which orders for a reaction are stored; the same for all strengths of a Skill card. */
export function keyOf(choice: Choice): string | undefined {
  switch (choice.kind) {
    case 'skillCard':
      return faceOf(choice.card).entry.id;
    case 'ability':
      return choice.ability;
    case 'card':
      return choice.card;
    default:
      return undefined;
  }
}

/** Whether the die is rolled for the humans: by one of their ships or places, not by a Cylon ship. */
export function isOurAttack({ attack }: Occasion): boolean {
  return attack !== undefined && attack.attacker !== 'raider' && attack.attacker !== 'basestar';
}

export function isFtlRoll({ cause }: Occasion): boolean {
  return catalogue.locations.get(cause)?.effects.some((effect) => 'ftlJump' in effect) === true;
}

/** The lowest result of the die with which FTL Control's jump costs nothing (R-JMP-08). */
const safeJump = 7;

/** Returns the lowest result of the die that is good for the humans; `undefined` where that can't be said. */
export function neededFor(occasion: Occasion): number | undefined {
  const { attack, cause } = occasion;
  if (attack !== undefined) return isOurAttack(occasion) ? hitsFrom(attack) : undefined;
  if (isFtlRoll(occasion)) return safeJump;
  return neededIn(effectsOf(cause));
}

export function hitsViper({ attack, die }: Occasion): boolean {
  return attack?.target === 'viper' && die !== undefined && hitOf(attack, die) !== 'miss';
}

function effectsOf(cause: string): Effects {
  const crisis = catalogue.crises.get(cause) ?? catalogue.superCrises.get(cause);
  if (crisis?.kind === 'choice') return crisis.options.flatMap(({ effects }) => effects);
  if (crisis?.kind === 'event') return crisis.effects;
  if (crisis?.kind === 'check') return [...(crisis.check.pass ?? []), ...(crisis.check.fail ?? [])];
  const other =
    catalogue.quorum.get(cause) ??
    catalogue.skillCards.get(cause) ??
    catalogue.locations.get(cause) ??
    catalogue.destinations.get(cause);
  return other?.effects ?? [];
}

function neededIn(effects: Effects): number | undefined {
  for (const effect of effects) {
    const needed = neededInOne(effect);
    if (needed !== undefined) return needed;
  }
  return undefined;
}

/**
 * Returns that result for one effect. A line that begins at 1 is what a low roll brings, and one that ends at 8 what a
 * high roll is wanted for.
 */
function neededInOne(effect: Effect): number | undefined {
  if ('risk' in effect) return effect.risk.atLeast;
  if (!('roll' in effect)) return neededIn(innerEffects(effect));
  const [first] = effect.roll.results;
  return first === undefined ? undefined : first.from === 1 ? first.to + 1 : first.from;
}
