/** Lines of cards on what their effects do. */
import type { Effects } from '../../../catalogue/effect.ts';
import { finished, headed, sentences } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { openEffects, toldApart } from '../effects/index.ts';
import type { Manner } from '../types.ts';

/** Returns the line of a heading and its effects; the options of a choice stand below it, a line each. */
export function effectLines(heading: Text, effects: Effects = [], manner: Manner = {}): ReadonlyArray<Text> {
  const apart = toldApart(effects, manner);
  if (apart === undefined) return [headed(heading, finished(openEffects(effects, manner)))];
  return [
    headed(heading, finished(apart.lead)),
    ...apart.options.map((option) => headed('', sentences(option), { level: 1 })),
    ...(apart.after === undefined ? [] : [sentences(apart.after)]),
  ];
}
