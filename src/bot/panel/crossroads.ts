/** The Crossroads card that a question is about: its name and both its results. */
import type { Decision } from '../../app/types.ts';
import type { Words } from '../types.ts';

/** Empty for questions about anything else. */
export function crossroadsLines({ choices }: Decision, words: Words): ReadonlyArray<string> {
  const [card] = choices.flatMap((choice) =>
    choice.kind === 'layTrauma' || choice.kind === 'crossroadsResult' ? [choice.card] : [],
  );
  const found = card === undefined ? undefined : words.card(card);
  return found === undefined ? [] : [`**${found.name}**`, ...found.lines.map((line) => `- ${line}`)];
}
