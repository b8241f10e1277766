import { randomBytes } from 'node:crypto';
import { engine } from '../app/core/engine.ts';
import { createApp } from '../app/index.ts';
import type { Log } from '../app/core/log.ts';
import type { Thinker } from '../app/core/thinker.ts';
import { playerName } from '../app/core/playerName.ts';
import type { App } from '../app/types.ts';
import type { LookedUpText, LookUpEntry, SkillFace, Making, Words } from '../bot/types.ts';
import { moduleDecks } from '../catalogue/decks.ts';
import { catalogue } from '../catalogue/index.ts';
import {
  describeBoard,
  describeCard,
  describeChange,
  describeChoice,
  describeDecision,
  describeEvent,
  describeFully,
  describeGroup,
  describeName,
  describeOutcome,
  describeOutcomes,
  describePass,
  describeRule,
  describeShortName,
  describeLoyalty,
  describeStanding,
  describePlayer,
  describeStatus,
  describeTogether,
  groupOf,
  isFinal,
  rulesBeside,
} from '../engine/describe/index.ts';
import { contentOf } from '../engine/content.ts';
import type { GameOptions } from '../engine/types/options.ts';
import { sayIn } from '../words/index.ts';
import type { Locale } from '../words/index.ts';
import { choose } from '../players/index.ts';
import type { Level } from '../players/levels.ts';
import type { Store } from '../store/types.ts';

export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly newSeed: () => string;
}

const realChance: Chance = { random: Math.random, newSeed: () => randomBytes(16).toString('hex') };

export interface AppSettings {
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
  /** How well automatic players play in new games, unless somebody says otherwise. */
  readonly usualLevel?: Level;
  /** Without it automatic players never think ahead. */
  readonly thinker?: Thinker;
}

/** The app with the real rules and automatic players. A test may bring chance of its own. */
export function assembleApp(
  store: Store,
  log: Log,
  { random, newSeed }: Chance = realChance,
  { now = Date.now, usualLevel, thinker }: AppSettings = {},
): App {
  return createApp({
    store,
    engine,
    player: choose,
    now,
    random,
    newSeed,
    log,
    usualLevel,
    thinker,
  });
}

/** The describer in the form in which the bot takes it, in one language. */
function wordsIn(locale: Locale): Words {
  return {
    in: (say) => wordsOf(say.locale),
    decision: (decision, names) => describeDecision(decision, names, locale),
    choice: (choice, decision, names) => describeChoice(choice, decision, names, locale),
    full: (choice) => describeFully(choice, locale),
    group: groupOf,
    heading: (group) => describeGroup(group, locale),
    isFinal: (choice, { topic }) => isFinal(choice, topic),
    face: faceOf,
    change: (what) => describeChange(what, locale),
    outcomes: (check) => describeOutcomes(check, locale),
    pass: (decision, names) => describePass(decision, names, locale),
    event: (what, names) => describeEvent(what, names, locale),
    together: (happened, names) => describeTogether(happened, names, locale),
    card: (id, options) => textOf(id, options, locale),
    playerName: (name) => playerName(name, sayIn(locale)),
    name: (id) => describeName(id, locale),
    beside: (id, options) => (catalogue.rules.has(id) ? rulesBeside(id, options) : []),
    isIn: (id, options) => idsIn(options).has(id),
    shortName: (character) => describeShortName(character, locale),
    outcome: (outcome, names) => describeOutcome(outcome, names, locale),
    board: (shown, names, most) => describeBoard(shown, names, most, locale),
    player: (player, names) => describePlayer(player, names, locale),
    status: (shown, names) => describeStatus(shown, names, locale),
    standing: (shown) => describeStanding(shown, locale),
    loyalty: (shown) => describeLoyalty(shown, locale),
  };
}

const inLanguages = new Map<Locale, Words>();

function wordsOf(locale: Locale): Words {
  const words = inLanguages.get(locale) ?? wordsIn(locale);
  inLanguages.set(locale, words);
  return words;
}

/** In English, and from there in every language. */
export const words: Words = wordsOf('en');

const known = new WeakMap<GameOptions, ReadonlySet<string>>();

function idsIn(options: GameOptions): ReadonlySet<string> {
  const content = Object.values<ReadonlyMap<string, unknown>>({ ...contentOf(options) });
  const found = known.get(options) ?? new Set(content.flatMap((deck) => [...deck.keys()]));
  known.set(options, found);
  return found;
}

/** `skill/base/repair/2`: a Skill card and its strength. */
function faceOf(card: string): SkillFace | undefined {
  const [, id = '', strength = ''] = /^(.*)\/(\d+)$/.exec(card) ?? [];
  const entry = catalogue.skillCards.get(id);
  return entry === undefined ? undefined : { skill: entry.skill, strength: Number(strength) };
}

function textOf(id: string, options: GameOptions | undefined, locale: Locale): LookedUpText | undefined {
  if (isKnown(id)) return describeCard(id, options, locale);
  return catalogue.rules.has(id) ? ruleText(id, options, locale) : undefined;
}

function ruleText(id: string, options: GameOptions | undefined, locale: Locale): LookedUpText {
  const { name, chapterName, text } = describeRule(id, options, locale);
  return { id, name, kindName: sayIn(locale)('replies.ruleKind', { chapter: chapterName }), lines: [text] };
}

/**
 * Everything that can be looked up, as one language calls it: things by their names, then the rules by their numbers.
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
