import { readFileSync, readdirSync } from 'node:fs';
import { ApplicationCommandOptionType } from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { readMessages } from '../../src/tools/words/messages.ts';
import { locales } from '../../src/words/index.ts';
import { filesOf } from '../../src/words/files.ts';

interface Named {
  /** Such as `game create`. */
  readonly path: string;
  readonly options: ReadonlyArray<string>;
}

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

const known: ReadonlyArray<Named> = commands.flatMap(({ definition }) => pathsOf(definition));

function pathsOf({ name, options = [] }: Definition): ReadonlyArray<Named> {
  const below = options.flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? [{ path: `${name} ${option.name}`, options: (option.options ?? []).map((each) => each.name) }]
      : [],
  );
  return below.length > 0 ? below : [{ path: name, options: options.map((option) => option.name) }];
}

/**
 * “/game create”, “/help about:”: everything in a text that reads like a command, as code or not; an option has its
 * value behind it.
 */
const quoted = /(?<![\w/<.)\]}:×])\/([a-z]+(?: [a-z]+(?![a-z]*:))?)((?: [a-z]+:(?=`| \{| [\w@]+`))?)/g;

/** The names in a text that are no command of ours, or have no such option. */
function unknownIn(text: string, asked: ReadonlyArray<Named> = known): ReadonlyArray<string> {
  return [...text.matchAll(quoted)].flatMap(([whole, path = '', option = '']) => {
    const [command = ''] = path.split(' ');
    const found = asked.find((each) => each.path === path) ?? asked.find((each) => each.path === command);
    const named = option.trim().replace(':', '');
    return found !== undefined && (named === '' || found.options.includes(named)) ? [] : [whole];
  });
}

/** The addresses for health checks. */
const addresses = ['/live', '/ready', '/metrics'];

/** The code in a page that is no address or path: the rest of it has paths and fractions. */
function codeIn(page: string): string {
  const codes = [...page.matchAll(/`(\/[^`]*)`/g)].map(([, code = '']) => code);
  return codes.filter((code) => !addresses.includes(code) && !/^\/\w+\//.test(code)).join('\n');
}

test('a command or an option that there is not is found', () => {
  const right = '`/game create` opens one, `/hand` shows it, `/rule about: {rule}` tells it, `/{command} {option}: x`';
  expect(unknownIn(`${right}; /host here and /away help`)).toEqual([]);
  const wrong = ['/game pause', '/gone', '/rule what:', '/game alone'];
  expect(unknownIn('`/game pause`, `/gone` and `/rule what: x`; /game alone')).toEqual(wrong);
});

test.each(locales)('every command that a text of the bot names in %s is there', (locale) => {
  const texts = [...readMessages(filesOf(locale)).messages.values()].flatMap(({ key, value }) =>
    (value?.texts ?? []).map((text) => ({ key, text })),
  );
  expect(texts.filter(({ text }) => text.includes('/')).length).toBeGreaterThan(50);
  expect(texts.flatMap(({ key, text }) => unknownIn(text).map((name) => `${key}: ${name}`))).toEqual([]);
});

test('every command that README and docs name is there', () => {
  const files = ['.', 'docs'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  // A page may speak of `/game` as a whole.
  const withGroups = [...known, ...commands.map(({ definition: { name } }) => ({ path: name, options: [] }))];
  const found = files.flatMap((file) =>
    unknownIn(codeIn(readFileSync(file, 'utf8')), withGroups).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
