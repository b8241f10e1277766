/** Finds the messages that no code says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MessageEntry } from './messages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let program: string | undefined;

function source(): string {
  program ??= ['src', 'commands', 'render']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(join('words', 'keys.ts')))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return program;
}

/** Returns the beginnings of keys that are put together, such as `reactions.` of `reactions.${window}`. */
const beginnings = (): ReadonlyArray<string> =>
  [...source().matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning);

/** Returns the keys of these messages that no code names. The catalogue names things and rules. */
export function unsaid(messages: ReadonlyArray<MessageEntry>): ReadonlyArray<string> {
  const begun = beginnings();
  return messages
    .filter(({ path }) => !/^(?:names|rules)\//.test(path))
    .map(({ key }) => key)
    .filter((key) => !source().includes(`'${key}'`) && !begun.some((beginning) => key.startsWith(beginning)));
}
