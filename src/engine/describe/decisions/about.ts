/** Why a question is asked: what its source does, in words for the help line. Each ends with a space, or is empty. */
import { effectsOnChosen, find } from '../lookup.ts';
import { briefEntry } from '../brief.ts';
import { describeEffects } from '../effects/index.ts';
import { note, sentence } from '../grammar.ts';
import { sourceName } from '../names.ts';

/** « (Admiral's Quarters)» */
export const from = (why: string): string => note(sourceName(why));

const explained: ReadonlySet<string> = new Set(['location', 'quorum', 'skillCard']);

/** «Weapons Control: Galactica attacks 1 Cylon ship in any area. » */
export function about(why: string): string {
  const found = find(why);
  const isExplained = found !== undefined && (explained.has(found.kind) || (found.kind === 'further' && found.deck === 'mutiny'));
  return isExplained ? sentence(`${sourceName(why)}: ${briefEntry(found)}`) + ' ' : '';
}

/** «That player is sent to the Brig. »: what happens to whoever is chosen. */
export function aboutChosen(why: string): string {
  const effects = effectsOnChosen(why);
  return effects === undefined ? about(why) : `${describeEffects(effects, {})} `;
}
