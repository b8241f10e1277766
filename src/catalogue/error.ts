/** A fault in the files of `data/`: where it is and what is wrong there. */
export interface DataFault {
  readonly file: string;
  readonly id?: string | undefined;
  readonly path?: ReadonlyArray<PropertyKey> | undefined;
  readonly expected: string;
  readonly found: string;
}

/**
 * The content can't be used; the message says which file, entry and field, what belongs there and what stands there.
 */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(fault: DataFault) {
    super(sentence(fault));
    // Where in the program it was noticed tells nothing about the file that is wrong.
    this.stack = `${this.name}: ${this.message}`;
  }
}

function sentence({ file, id, path = [], expected, found }: DataFault): string {
  const where = [file, id, path.length > 0 ? dotted(path) : undefined].filter((part) => part !== undefined).join(', ');
  return `${where}: expected ${expected}, found ${found}`;
}

/** `options[1].effects[0].lose.fuel` */
export function dotted(path: ReadonlyArray<PropertyKey>): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

const longest = 60;

/** A value of a file as a person would name it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
