import { moduleDecks } from '../../catalogue/decks.ts';
import { catalogue } from '../../catalogue/index.ts';
import { contentOf } from '../../engine/content.ts';
import { describeCard, describeRule, rulesBeside } from '../../engine/describe/index.ts';
import type { GameOptions } from '../../app/types.ts';
import { sayIn } from '../../words/index.ts';
import type { Locale } from '../../words/index.ts';
import type { LookUpEntry, LookedUpText, Making, SkillFace } from '../types.ts';

const known = new WeakMap<GameOptions, ReadonlySet<string>>();

function idsIn(options: GameOptions): ReadonlySet<string> {
  const content = Object.values<ReadonlyMap<string, unknown>>({ ...contentOf(options) });
  const found = known.get(options) ?? new Set(content.flatMap((deck) => [...deck.keys()]));
  known.set(options, found);
  return found;
}

/** Whether the entry of this id is in games with these options. */
export function isInGame(id: string, options: GameOptions): boolean {
  return idsIn(options).has(id);
}

/** The numbers of the rules that this rule belongs with. */
export function rulesBesideOf(id: string, options?: GameOptions): ReadonlyArray<string> {
  return catalogue.rules.has(id) ? rulesBeside(id, options) : [];
}

/** Returns the face of a Skill card for a check, such as `skill/base/repair/2`; `undefined`: it is none. */
export function skillFaceOf(card: string): SkillFace | undefined {
  const [, id = '', strength = ''] = /^(.*)\/(\d+)$/.exec(card) ?? [];
  const entry = catalogue.skillCards.get(id);
  return entry === undefined ? undefined : { skill: entry.skill, strength: Number(strength) };
}

/**
 * A card, character, location or rule in words, as it plays in games with these options, if there are any; `undefined`:
 * there is no such thing.
 */
export function lookedUpText(id: string, options: GameOptions | undefined, locale: Locale): LookedUpText | undefined {
  if (isKnown(id)) return describeCard(id, options, locale);
  return catalogue.rules.has(id) ? ruleText(id, options, locale) : undefined;
}

function ruleText(id: string, options: GameOptions | undefined, locale: Locale): LookedUpText {
  const { name, chapterName, text } = describeRule(id, options, locale);
  return {
    id,
    name,
    kindName: sayIn(locale)('replies.ruleKind', { chapter: chapterName }),
    lines: [text],
    layout: [{ heading: '', text, sign: ': ', level: 0 }],
  };
}

/**
 * Lists everything that can be looked up, in the words of one language: things by their names, then the rules by their
 * numbers.
 */
export function* lookUpEntries(locale: Locale): Making<ReadonlyArray<LookUpEntry>, LookUpEntry> {
  const things = new Map<string, LookUpEntry>();
  for (const id of knownIds) {
    const entry = entryOf(describeCard(id, undefined, locale), kindOf(id));
    things.set(`${entry.kindName} ${entry.name} ${entry.text}`, entry);
    yield entry;
  }
  const rules: Array<LookUpEntry> = [];
  for (const id of catalogue.rules.keys()) {
    const entry = entryOf(ruleText(id, undefined, locale), 'rule');
    rules.push(entry);
    yield entry;
  }
  const { compare } = new Intl.Collator(locale);
  return [
    ...distinctlyNamed([...things.values()], locale).sort((one, other) => compare(one.name, other.name)),
    ...rules,
  ];
}

const entryOf = ({ id, name, kindName, lines }: LookedUpText, kind: LookUpEntry['kind']): LookUpEntry => ({
  id,
  kind,
  name,
  kindName,
  text: lines.join(' '),
});

function kindOf(id: string): LookUpEntry['kind'] {
  if (catalogue.characters.has(id)) return 'character';
  return catalogue.locations.has(id) ? 'location' : 'card';
}

/**
 * Some cards share their name and say different things: those of expansions are told apart by the expansion, others are
 * numbered.
 */
function distinctlyNamed(all: ReadonlyArray<LookUpEntry>, locale: Locale): Array<LookUpEntry> {
  const say = sayIn(locale);
  return all.map((entry) => {
    const same = all.filter(({ name, kindName }) => name === entry.name && kindName === entry.kindName);
    const besides = same.filter(({ id }) => expansionOf(id) === expansionOf(entry.id));
    const name =
      same.length === besides.length || expansionOf(entry.id) === 'base'
        ? entry.name
        : `${entry.name}, ${capitalised(expansionOf(entry.id))}`;
    const values = { name, number: besides.indexOf(entry) + 1, count: besides.length };
    return { ...entry, name: besides.length === 1 ? name : say('lookUp.oneOf', values) };
  });
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function expansionOf(id: string): string {
  return id.split('/')[1] ?? id;
}

const decks = [
  catalogue.characters,
  catalogue.skillCards,
  catalogue.crises,
  catalogue.superCrises,
  catalogue.quorum,
  catalogue.loyalty,
  catalogue.destinations,
  catalogue.locations,
  catalogue.titles,
  catalogue.objectives,
  catalogue.agendas,
  catalogue.tokens,
  ...moduleDecks.map((deck) => catalogue[deck]),
];
const knownIds: ReadonlySet<string> = new Set(decks.flatMap((deck) => [...deck.keys()]));

/** An entry, or one face of a Skill card such as `skill/base/repair/2`. */
function isKnown(id: string): boolean {
  return knownIds.has(id) || (/\/\d$/.test(id) && catalogue.skillCards.has(id.replace(/\/\d$/, '')));
}
