/** Why a question is asked: what its source does, as sentences before the help. */
import type { Effects } from '../../../catalogue/effect.ts';
import { capital, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { effectsOnChosen, find } from '../lookup.ts';
import { briefEntry } from '../brief.ts';
import { toldEffects } from '../effects/index.ts';
import { source } from '../nouns.ts';

const explains: ReadonlySet<string> = new Set(['location', 'quorum', 'skillCard']);

/** “Weapons Control: Galactica attacks 1 Cylon ship in any area.”; nothing of what explains nothing. */
export function about(why: string): ReadonlyArray<Text> {
  const found = find(why);
  const isExplained =
    found !== undefined && (explains.has(found.kind) || (found.kind === 'further' && found.deck === 'mutiny'));
  return isExplained
    ? [sentences(tell('decisions.about', { source: capital(source(why)), what: briefEntry(found) }))]
    : [];
}

/**
 * “That player is sent to the Brig.”: what happens to the chosen player; `then`: the effects, if the question has them.
 */
export function aboutChosen(why: string, then?: Effects): ReadonlyArray<Text> {
  const effects = then ?? effectsOnChosen(why);
  return effects === undefined ? about(why) : [toldEffects(effects)];
}
