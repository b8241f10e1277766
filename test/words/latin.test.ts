/** The words around the game in Russian: Latin letters stand there for what is typed and for names, nowhere else. */
import { expect, test } from 'vitest';
import { filesOf } from '../../src/words/files.ts';

/** Names, of Discord too, and what people have to type. */
const names = [
  'Battlestar Galactica',
  'CAG',
  'Discord',
  'JavaScript',
  'JSON',
  'Alt',
  'Enter',
  'Esc',
  'Europe/Berlin',
  'America/New_York',
];
const options = ['game', 'zone', 'substitute', 'name', 'id'];
const examples = ['adama-417', 'hand limit'];
const kept = [...names, ...options, ...examples].sort((one, other) => other.length - one.length);

/** A command as it is typed in a text without markup: /host resume. */
const command = /\/[a-z]+(?: [a-z]+)?/g;
const latin = /[A-Za-z]{2,}/g;

/** The words of a line of a Fluent file alone. */
function wordsOf(line: string): string {
  const text = line.replace(/^#.*|^[\w-]+ = ?|^ +\.[\w-]+ = ?|^ *\*?\[\w+\]/g, '').replace(/`[^`]*`/g, '');
  const alone = text.replace(/\{[^{}]*\}/g, '').replace(/\{.*$|^.*->$/g, '');
  const typed = alone.replace(command, '').replace(/R-[A-Z]+-\d+/g, '');
  return kept.reduce((left, name) => left.replaceAll(name, ''), typed);
}

test('no English is left in the Russian words around the game, besides names, commands and what is typed', () => {
  const files = [...filesOf('ru')].filter(([path]) => !/^(?:names|game|rules)\//.test(path));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => {
      const words = wordsOf(line).match(latin) ?? [];
      return words.length === 0 ? [] : [`${path}: ${words.join(' ')} in “${line.trim()}”`];
    }),
  );
  expect(found).toEqual([]);
});

test('it would be found', () => {
  expect(wordsOf('paused = Игра на паузе: { $name ->').match(latin)).toBeNull();
  expect(wordsOf('hint = Введите /host resume в `/game undo`, Europe/Berlin, waiting').match(latin)).toEqual([
    'waiting',
  ]);
});
