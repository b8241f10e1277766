/** Letters that the picture's fonts have: Latin ones, digits and common signs. */
const drawable = /[\p{Script=Latin}\p{Mark}0-9 !"#$%&'()*+,\-./:;<=>?@[\]^_{|}~]/u;
const longest = 40;

/** A member's own name in letters that the picture can draw; the seat if there are none. */
export function readableLabel(label: string, seat: number): string {
  const letters = Array.from(label.normalize('NFKC')).filter((letter) => drawable.test(letter));
  const readable = letters.join('').replace(/\s+/g, ' ').trim().slice(0, longest);
  return readable === '' ? `Player ${seat + 1}` : readable;
}
