/** Words for something used out of turn, for the line that tells of it. */
import { abilityOf } from '../../catalogue/abilities.ts';
import type { AbilityId } from '../../catalogue/content.ts';
import type { Effects } from '../../catalogue/effect.ts';
import type { WindowName } from '../types/decision.ts';
import { find, skillFace } from './lookup.ts';
import { openEffects } from './effects/index.ts';
import { shortened } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';

interface Use {
  readonly card: string;
  /** The ability that was used, where the card is a sheet. */
  readonly ability: AbilityId | undefined;
  readonly window: WindowName;
}

function effectsOf({ card, ability, window }: Use): Effects | undefined {
  if (ability !== undefined) return abilityOf(ability)?.effects;
  const face = skillFace(card)?.entry;
  // What another thing lets someone do with it is not what the card says.
  if (face !== undefined) return face.reaction?.window === window ? face.effects : undefined;
  const found = find(card);
  return found?.kind === 'quorum' ? found.entry.reactionEffects : undefined;
}

/** Characters: more than one reads on the way through a log. */
const longest = 160;

/** Returns the effects in at most `longest` characters, to follow a colon. */
const inFewWords = (effects: Effects | undefined): Text =>
  effects === undefined ? '' : shortened(openEffects(effects, { brief: true }), longest);

/** Its effect in a few words, without a full stop: “lower the difficulty by 2”; empty where the name has to do. */
export const useTold = (use: Use): Text => inFewWords(effectsOf(use));

/** The same of a Skill card whose ability comes when it is revealed in a check. */
export function abilityTold(card: string): Text {
  const found = find(card);
  return inFewWords(found?.kind === 'skillCard' ? found.entry.effects : undefined);
}
