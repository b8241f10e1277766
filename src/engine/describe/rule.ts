/**
 * The numbered rules as players read them. Their words stand in `rules/` of each language, because no effect could tell
 * them.
 */
import { catalogue } from '../../catalogue/index.ts';
import { switchesOfFlag } from '../../catalogue/rule.ts';
import type { Rule } from '../../catalogue/rule.ts';
import { languageOf } from '../../words/files.ts';
import type { Locale } from '../../words/languages.ts';
import { sentences, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import { contentOf, gameRule, standsFor, switchesOf } from '../content.ts';
import type { GameOptions } from '../types/options.ts';
import { loyaltyDeckTold } from './cards/gameRules.ts';
import { kindsOfCharacters, linesOfSuccession } from './cards/character.ts';
import { defined } from '../../values/defined.ts';

export interface RuleText {
  /** Its number, such as `R-TURN-70`. */
  readonly id: string;
  readonly name: string;
  /** The chapter in words, such as “Skill checks”. */
  readonly chapterName: string;
  /** Whole sentences; never empty. */
  readonly text: string;
}

const mostBeside = 6;

/**
 * The numbers of the rules about the same: those of its chapter in its ten, the ones after it before those that lead to
 * it.
 */
export function rulesBeside(id: string, options?: GameOptions): ReadonlyArray<string> {
  const ten = id.slice(0, -1);
  const here = options === undefined ? catalogue.rules : contentOf(options).rules;
  const all = [...catalogue.rules.keys()].filter(
    (other) => other.slice(0, -1) === ten && (other === id || here.has(other)),
  );
  const at = all.indexOf(id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].slice(0, mostBeside);
}

function loyaltyDeckOf(options: GameOptions): ReadonlyArray<Text> {
  const [loyalty, withLeader, more] = [
    gameRule({ options }, 'loyalty'),
    gameRule({ options }, 'loyaltyWithLeader'),
    gameRule({ options }, 'moreNotACylon'),
  ];
  return loyaltyDeckTold({
    ...defined({ loyalty }),
    ...(withLeader === undefined || !options.cylonLeader ? {} : { loyaltyWithLeader: withLeader }),
    ...(more !== undefined && switchesOf(options).has(more.with) ? { moreNotACylon: more } : {}),
  });
}

/** Rules that consist of tables, which the content of a game tells better than words that are written for all. */
const tables: ReadonlyMap<string, (options: GameOptions) => ReadonlyArray<Text>> = new Map([
  ['R-SET-52', loyaltyDeckOf],
  ['R-SET-74', (options) => kindsOfCharacters([...contentOf(options).characters.values()])],
  [
    'R-TTL-50',
    (options) =>
      linesOfSuccession([...contentOf(options).characters.values()], [...contentOf(options).titles.values()]),
  ],
]);

/** The forms of its words to say: of a game the one that holds in it, else all. */
function formsOf({ variants = [] }: Rule, options: GameOptions | undefined): ReadonlyArray<string> {
  if (options === undefined) return ['text', ...variants];
  const on = switchesOf(options);
  return [variants.find((flag) => switchesOfFlag(flag).some((name) => on.has(name))) ?? 'text'];
}

/**
 * A rule by its number, as it holds in games with these options, if there are any; one that another replaces there is
 * told by the words of that one. Throws an `Error` for a number that no rule has.
 */
export function describeRule(id: string, options?: GameOptions, locale: Locale = 'en'): RuleText {
  const rule = catalogue.rules.get(id);
  if (rule === undefined) throw new Error(`No rule has the number ${id}.`);
  const language = languageOf(locale);
  const { say } = language;
  const now = options === undefined ? id : standsFor({ options }, id);
  const told = now === id ? undefined : describeRule(now, options, locale);
  const table = options === undefined ? undefined : tables.get(id)?.(options);
  const text =
    told !== undefined
      ? language.word(sentences(tell('cards.rule.replaced', { number: told.id, name: told.name }), told.text))
      : table === undefined
        ? formsOf(rule, options)
            .map((form) => say(id, undefined, form))
            .join(' ')
        : language.word(sentences(...table));
  return { id, name: say(id), chapterName: say(`chapter/${rule.chapter}`), text };
}
