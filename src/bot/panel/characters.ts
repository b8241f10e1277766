import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { menuRow } from '../components.ts';
import { limits } from '../text/limits.ts';
import type { Row, Words } from '../types.ts';
import { withEmoji } from './choices.ts';
import type { Shown } from './choices.ts';
import type { Group } from './grouping.ts';

/** Where a character is to be chosen: a menu that shows the sheet of any of them to whoever picks it. Else nothing. */
export function lookRows(game: string, decision: Pick<Decision, 'choices'>, groups: ReadonlyArray<Group>, words: Words, say: Say): ReadonlyArray<Row> {
  const options = groups.flatMap(({ group, shown }) => shown.flatMap((each) => sheetOption(decision, each, words.heading(group))));
  if (options.length === 0) return [];
  return [menuRow({ kind: 'look', game }, say('question.lookAt'), options.slice(0, limits.menuOptions), 1, 1)];
}

function sheetOption({ choices }: Pick<Decision, 'choices'>, shown: Shown, type: string) {
  const choice = choices[shown.index];
  return choice?.kind === 'character' ? [{ value: choice.character, label: shown.short, detail: `${type} · ${shown.detail}`, picked: false, ...withEmoji(shown) }] : [];
}
