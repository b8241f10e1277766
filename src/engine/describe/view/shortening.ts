/** Texts that have to fit: what matters least is shortened first. */
import { sentences } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { fit } from '../../../words/fitting.ts';
import { present } from '../../../values/present.ts';

/** A piece of a text in ever shorter forms, the whole one first; an empty form leaves it out. */
export type Forms = readonly [whole: Text, ...shorter: ReadonlyArray<Text>];

/**
 * The pieces as sentences, in their order, in at most `most` characters. `order`: which piece is to be shortened by one
 * form next, the least important first. Only when all of it has been done is the end cut off.
 */
export function fitted<Name extends string>(
  pieces: Readonly<Record<Name, Forms>>,
  {
    order,
    most,
    word,
  }: { readonly order: ReadonlyArray<NoInfer<Name>>; readonly most: number; readonly word: (text: Text) => string },
): string {
  const steps = new Map<string, number>();
  const text = (): string =>
    word(
      sentences(...Object.entries<Forms>(pieces).map(([name, forms]) => present(forms[steps.get(name) ?? 0], name))),
    );
  for (const name of order) {
    if (text().length <= most) break;
    steps.set(name, Math.min((steps.get(name) ?? 0) + 1, pieces[name].length - 1));
  }
  return fit(text(), most);
}
