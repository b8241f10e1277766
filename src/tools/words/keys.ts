/** Makes the types of keys and their values from the English files: `npm run words -- --types`. */
import type { MessageEntry, ReadMessages } from './messages.ts';

const pluralCategories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many']);

const header =
  '// Made from the English files by `npm run words -- --types`; a test of the house compares. Not to be edited.';

/** Returns the text of `src/words/keys.ts`. */
export function keysFile({ messages }: ReadMessages): string {
  const all = [...messages.values()].filter(({ path }) => !/^(?:names|rules)\//.test(path));
  const isOfGame = ({ path }: MessageEntry): boolean => path.startsWith('game/');
  return [
    header,
    '',
    '/** A value that can be put into a message of the bot. */',
    'type Put = string | number;',
    '',
    '/** The words around the game. */',
    'export interface Messages {',
    ...all.filter((message) => !isOfGame(message)).map((message) => line(message.key, message)),
    '}',
    '',
    '/** The words of the game itself. */',
    'export interface GameMessages {',
    ...all.filter(isOfGame).map((message) => line(message.key, message)),
    '}',
    '',
  ].join('\n');
}

function line(key: string, { value, attributes }: MessageEntry): string {
  const patterns = [...(value === undefined ? [] : [value]), ...attributes.values()];
  const names = [...new Set(patterns.flatMap(({ variables }) => [...variables]))];
  const selections = patterns.flatMap(({ selections }) => selections);
  const type = (name: string): string => {
    const variants = selections.filter(({ on }) => on === name).flatMap(({ variants }) => variants);
    return variants.some((variant) => pluralCategories.has(variant)) ? 'number' : 'Put';
  };
  const values = names.map((name) => `readonly ${name}: ${type(name)}`);
  return `  readonly '${key}': ${values.length === 0 ? 'undefined' : `{ ${values.join('; ')} }`};`;
}
