/** The numbered rules as players read them. Their words stand in the content, because no effect could tell them. */
import { catalogue } from '../../catalogue/index.ts';
import type { RuleChapter } from '../../catalogue/rule.ts';
import type { Locale } from './types.ts';

export interface RuleText {
  /** Its number, such as `R-TURN-70`. */
  readonly id: string;
  readonly name: string;
  /** The chapter in words, such as “Skill checks”. */
  readonly chapterName: string;
  /** Whole sentences; never empty. */
  readonly text: string;
}

const chapterNames: Readonly<Record<Locale, Readonly<Record<RuleChapter, string>>>> = {
  en: {
    setup: 'Setup',
    turn: 'The turn',
    skillChecks: 'Skill checks',
    crisis: 'Crisis cards',
    combat: 'Combat',
    jump: 'Jumps',
    loyalty: 'Loyalty and Cylons',
    titles: 'Titles',
    execution: 'Executions',
    pegasus: 'Pegasus',
    newCaprica: 'New Caprica',
    cylonFleet: 'The Cylon Fleet board',
    ionianNebula: 'Ionian Nebula',
    daybreak: 'Daybreak',
    victory: 'End of the game',
  },
};

/** A rule by its number. Throws an `Error` for a number that no rule has. */
export function describeRule(id: string, locale: Locale = 'en'): RuleText {
  const rule = catalogue.rules.get(id);
  if (rule === undefined) throw new Error(`No rule has the number ${id}.`);
  return { id: rule.id, name: rule.name, chapterName: chapterNames[locale][rule.chapter], text: rule.text };
}
