import type { ComponentChildren, JSX } from 'preact';

/** The first of the characters that no text has: each stands for a part until the sentence is there. */
const FIRST = 0xe000;
const PLACES = /([\uE000-\uE0FF])/;

/**
 * A sentence with parts of the page in it, such as a name in bold, wherever its language wants them: `of` words it,
 * with `put` for each part.
 */
export function Sentence({ of }: { of: (put: (part: ComponentChildren) => string) => string }): JSX.Element {
  const parts: Array<ComponentChildren> = [];
  const words = of((part) => String.fromCharCode(FIRST + parts.push(part) - 1));
  return <>{words.split(PLACES).map((piece) => (PLACES.test(piece) ? parts[piece.charCodeAt(0) - FIRST] : piece))}</>;
}
