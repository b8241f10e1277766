/** Games are read several times for each answer, and most of what is in their rows is the same each time. */
const most = 2000;

/** Reads a text as `read` does, and gives the same, which no one may change, if the text was read lately. */
export function remembering<T extends object>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = frozen(read(text));
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(text, made);
    return made;
  };
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
