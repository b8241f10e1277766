import { limits } from './limits.ts';

/** Lines joined to as few texts as possible, each at most `most` characters; a longer line is broken between words. */
export function splitLines(lines: ReadonlyArray<string>, most: number = limits.content): ReadonlyArray<string> {
  const texts: Array<string> = [];
  let current = '';
  for (const line of lines.flatMap((each) => breakLine(each, most))) {
    const joined = current === '' ? line : `${current}\n${line}`;
    if (joined.length > most) {
      texts.push(current);
      current = line;
    } else {
      current = joined;
    }
  }
  return current === '' ? texts : [...texts, current];
}

function breakLine(line: string, most: number): ReadonlyArray<string> {
  if (line.length <= most) return [line];
  const space = line.lastIndexOf(' ', most);
  const end = space > most / 2 ? space : wholeCharacters(line, most);
  return [line.slice(0, end), ...breakLine(line.slice(end).trimStart(), most)];
}

/** Returns where to cut, not between the two halves of a character. */
function wholeCharacters(line: string, most: number): number {
  return /[\ud800-\udbff]/.test(line.charAt(most - 1)) ? most - 1 : most;
}
