/** Reports what a language has, what it lacks and what is wrong with it. */
import { catalogue } from '../../catalogue/index.ts';
import { filesOf } from '../../words/files.ts';
import { locales, ownNames, type Locale } from '../../words/languages.ts';
import { unsaid } from './said.ts';
import { readMessages, type MessageEntry, type MessagePattern, type ReadMessages, type Selection } from './messages.ts';

export interface LanguageReport {
  readonly locale: Locale;
  /** The language's own name for itself. */
  readonly name: string;
  readonly messages: number;
  /** The keys that English has and this language lacks, and its forms as `key.form`. */
  readonly missing: ReadonlyArray<string>;
  /** The keys that no one asks for. */
  readonly unused: ReadonlyArray<string>;
  /** The keys of sentences that read as in English: a copy that no one has translated, or words that both have. */
  readonly asInEnglish: ReadonlyArray<string>;
  /**
   * Defects in words, with the key: what can't be read, values that no one gives, plurals and cases that are not there.
   */
  readonly defects: ReadonlyArray<string>;
}

const [first] = locales;
const english = readMessages(filesOf(first));

/**
 * The ids of the catalogue, whose things may have names of their own. So may abilities and titles on cards, whose ids
 * begin with that of their card.
 */
const things = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.keys()]);
const isOfCatalogue = (key: string): boolean =>
  things.some((id) => key === id || key.startsWith(`${id}/`) || key.startsWith(`${id}_`));

const isName = ({ path }: MessageEntry): boolean => path.startsWith('names/');
/** Forms that each language has as its grammar needs them. */
const ofGrammar: ReadonlySet<string> = new Set(['one', 'several', 'may', 'to']);

export function reportOn(locale: Locale): LanguageReport {
  const read = locale === first ? english : readMessages(filesOf(locale));
  return {
    locale,
    name: ownNames[locale],
    messages: read.messages.size,
    missing: [...english.messages.values()].flatMap((message) => missingOf(message, read)),
    unused:
      locale === first
        ? unsaid([...read.messages.values()])
        : [...read.messages.values()].filter((message) => isUnused(message)).map(({ key }) => key),
    asInEnglish: locale === first ? [] : [...read.messages.values()].filter(isAsInEnglish).map(({ key }) => key),
    defects: [...read.defects, ...[...read.messages.values()].flatMap((message) => defectsOf(message, locale, read))],
  };
}

function missingOf({ key, path, value, attributes }: MessageEntry, { messages }: ReadMessages): ReadonlyArray<string> {
  const found = messages.get(key);
  if (found === undefined) return [key];
  if (path.startsWith('names/'))
    return attributes.has('count') && !found.attributes.has('count') ? [`${key}.count`] : [];
  const forms = [...attributes.keys()].filter((form) => !ofGrammar.has(form) && !found.attributes.has(form));
  return [...(value !== undefined && found.value === undefined ? [key] : []), ...forms.map((form) => `${key}.${form}`)];
}

const isUnused = (message: MessageEntry): boolean =>
  !english.messages.has(message.key) && !(isName(message) && isOfCatalogue(message.key));

/** Whether a sentence reads as in English. Names alone, numbers and marks are the same everywhere. */
function isAsInEnglish(message: MessageEntry): boolean {
  const said = (entry: MessageEntry | undefined): string => (entry?.value?.texts ?? []).join('|');
  const words = said(message);
  const isSentence = /\p{L}{2}.* .*\p{L}{2}/u.test(words.replace(/\{[^}]*\}/g, ''));
  return isSentence && !isName(message) && words === said(english.messages.get(message.key));
}

function defectsOf(message: MessageEntry, locale: Locale, read: ReadMessages): ReadonlyArray<string> {
  const asked = english.messages.get(message.key);
  const known = new Set(asked === undefined ? ['count'] : patternsOf(asked).flatMap(({ variables }) => [...variables]));
  return patternsOf(message).flatMap((pattern) => [
    ...pattern.foreign.map((name) => `${message.key}: ${name} can't be said here`),
    ...[...pattern.variables]
      .filter((name) => !known.has(name) && name !== 'count')
      .map((name) => `${message.key}: nobody gives $${name}`),
    ...pattern.selections.flatMap((selection) =>
      lackingOf(selection, locale).map((form) => `${message.key}: $${selection.on} without [${form}]`),
    ),
    ...pattern.selections
      .filter((selection) => locale !== first && isPlural(selection))
      .flatMap(({ on, repeated }) =>
        repeated.map((form) => `${message.key}: $${on} says the same for [${form}] as for the rest`),
      ),
    ...pattern.cases
      .filter((each) => !casesOf(read).has(each.case))
      .map((each) => `${message.key}: no noun has the case ${each.case}`),
    ...pattern.texts
      .filter((text) => text.trim() === '' && pattern.texts.length === 1)
      .map(() => `${message.key}: empty`),
  ]);
}

const patternsOf = ({ value, attributes }: MessageEntry): ReadonlyArray<MessagePattern> => [
  ...(value === undefined ? [] : [value]),
  ...attributes.values(),
];

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const isPlural = ({ variants }: Selection): boolean =>
  variants.some((variant) => categories.has(variant) && variant !== 'other');

/**
 * Returns the plural categories of the language for whole numbers that a selection on a plural leaves out. Where no
 * whole number is `other`, as in Russian, a star at `other` says that the categories left out are alike.
 */
function lackingOf(selection: Selection, locale: Locale): ReadonlyArray<string> {
  const needed = categoriesOf(locale);
  if (!isPlural(selection) || (selection.rest === 'other' && !needed.includes('other'))) return [];
  return needed.filter((form) => !selection.variants.includes(form));
}

/**
 * The number up to which counts are tried: more than anyone counts here; a million is a category of its own in some
 * languages.
 */
const most = 200;

function categoriesOf(locale: Locale): ReadonlyArray<string> {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: most }, (_, count) => rules.select(count)))];
}

const casesByLanguage = new WeakMap<ReadMessages, ReadonlySet<string>>();

/** Returns the cases that any noun of the language has, or any message as a form. */
function casesOf(read: ReadMessages): ReadonlySet<string> {
  const known = casesByLanguage.get(read);
  if (known !== undefined) return known;
  const forms = [...read.messages.values()].flatMap(({ attributes }) => [...attributes.keys()]);
  const cases = new Set(forms.flatMap((form) => [form, form.replace(/^count-/, '')]));
  casesByLanguage.set(read, cases);
  return cases;
}
