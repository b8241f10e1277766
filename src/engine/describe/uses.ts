/** What somebody uses out of turn, for the line that tells of it. */
import type { Effects } from '../../catalogue/effect.ts';
import type { WindowName } from '../types/decision.ts';
import { abilityOf, find, skillFace } from './lookup.ts';
import { detailLimit } from './types.ts';
import { describeEffects } from './effects/index.ts';
import { fit } from './fitting.ts';
import { uncapital } from './grammar.ts';
import { skillNames } from './terms.ts';

interface Use {
  readonly card: string;
  /** The name of an ability, where the card is a sheet. */
  readonly ability: string | undefined;
  readonly window: WindowName;
}

function effectsOf({ card, ability, window }: Use): Effects | undefined {
  if (ability !== undefined) return abilityOf(card, ability)?.effects;
  const face = skillFace(card)?.entry;
  // What another thing lets somebody do with it is not what the card says.
  if (face !== undefined) return face.reaction?.window === window ? face.effects : undefined;
  const found = find(card);
  return found?.kind === 'quorum' ? found.entry.reactionEffects : undefined;
}

/** As it stands after a colon; the names of skills stay as they are. */
function inFewWords(effects: Effects | undefined): string {
  if (effects === undefined) return '';
  const text = describeEffects(effects, { brief: true, terse: true }).replace(/\.$/, '');
  const isName = Object.values(skillNames).some((name) => text.startsWith(name));
  return fit(isName ? text : uncapital(text), detailLimit);
}

/** Its effect in a few words, without a full stop: «lower the difficulty by 2»; empty where the name has to do. */
export const useText = (use: Use): string => inFewWords(effectsOf(use));

/** The same of a Skill card whose ability comes when it is revealed in a check. */
export function abilityText(card: string): string {
  const found = find(card);
  return inFewWords(found?.kind === 'skillCard' ? found.entry.effects : undefined);
}
