const most = 3;

/** Single-character changes that make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns up to three of `known` that could have been meant, the likeliest first. */
export function nearest(word: string, known: Iterable<string>): ReadonlyArray<string> {
  const limit = word.length < 6 ? 2 : 3;
  return [...known]
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** ` (close: a, b)`, or nothing. */
export function hint(word: string, known: Iterable<string>): string {
  const close = nearest(word, known);
  return close.length > 0 ? ` (close: ${close.join(', ')})` : '';
}
