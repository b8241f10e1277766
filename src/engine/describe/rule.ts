/** The numbered rules as players read them. Their words stand in `rules/` of each language, because no effect could tell them. */
import { catalogue } from '../../catalogue/index.ts';
import { languageOf } from '../../words/files.ts';
import type { Locale } from '../../words/languages.ts';

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

/** The numbers of the rules about the same: those of its chapter in its ten, the ones after it before those that lead to it. */
export function rulesBeside(id: string): ReadonlyArray<string> {
  const ten = id.slice(0, -1);
  const all = [...catalogue.rules.keys()].filter((other) => other.slice(0, -1) === ten);
  const at = all.indexOf(id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].slice(0, mostBeside);
}

/** A rule by its number. Throws an `Error` for a number that no rule has. */
export function describeRule(id: string, locale: Locale = 'en'): RuleText {
  const rule = catalogue.rules.get(id);
  if (rule === undefined) throw new Error(`No rule has the number ${id}.`);
  const { say } = languageOf(locale);
  return { id, name: say(id), chapterName: say(`chapter/${rule.chapter}`), text: say(id, undefined, 'text') };
}
