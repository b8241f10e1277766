/** A moment as Discord shows it, in the time zone and words of whoever reads it: in full, or how far away it is. */
export function momentText(at: number, style: 'f' | 'R'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
