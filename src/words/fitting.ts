/** Returns at most `max` characters, cut after a whole word if it has to be cut. */
export function fit(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1);
  const space = room.lastIndexOf(' ');
  const kept = space > max / 2 ? room.slice(0, space) : room;
  return `${kept.replace(/[\s,;:.(−+]+$/, '')}…`;
}
