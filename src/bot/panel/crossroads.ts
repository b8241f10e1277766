/** The Crossroads card that a question is about: its name and both its results. */
import type { Decision } from '../../app/types.ts';
import { markedLines } from '../text/cardLines.ts';
import { lookedUpText } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

/** Empty for questions about anything else. */
export function crossroadsLines({ choices }: Decision, words: Wording): ReadonlyArray<string> {
  const [card] = choices.flatMap((choice) =>
    choice.kind === 'layTrauma' || choice.kind === 'crossroadsResult' ? [choice.card] : [],
  );
  const found = card === undefined ? undefined : lookedUpText(card, undefined, words.locale);
  return found === undefined ? [] : [`**${found.name}**`, ...markedLines(found.layout)];
}
