import { catalogue } from '../../../catalogue/index.ts';
import type { Module, ObjectiveCard, OptionEntry } from '../../../catalogue/content.ts';
import { difficulties } from '../../../engine/types/options.ts';
import type { GameOptions } from '../../../store/engineTypes.ts';
import { noun, worded } from '../../../words/index.ts';
import type { PlainKey, Sentence } from '../../../words/index.ts';

/** Options that every game has: what content brings (expansions, their parts, objectives) comes from the catalogue. */
type Rules = Omit<GameOptions, 'players' | 'switches'>;
/** The options that a host switches on or off (a lesson is none); one that came later is missing in stored games. */
type RuleToggle = {
  [Key in Exclude<keyof Rules, 'lesson'>]-?: boolean extends NonNullable<Rules[Key]> ? Key : never;
}[Exclude<keyof Rules, 'lesson'>];

/** The menus of the lobby's form: a choice has its own, toggles share one with others of their sort. */
export const optionMenus = ['expansions', 'parts', 'objective', 'difficulty', 'roles', 'rules'] as const;
export type OptionMenu = (typeof optionMenus)[number];

/** A value that an option can have, as a text, so that buttons and menus can carry it. */
export interface OptionValue {
  readonly value: string;
  readonly name: Sentence;
  /** A short description, as part of a line. */
  readonly help?: Sentence;
}

/** One thing to decide about the rules of a game. */
export interface OptionField {
  /** The name of an expansion, of a switch, or of a field of the options. */
  readonly key: string;
  readonly kind: 'toggle' | 'choice';
  readonly menu: OptionMenu;
  readonly name: Sentence;
  /** A short description, as part of a line. */
  readonly help: Sentence;
  readonly values: ReadonlyArray<OptionValue>;
  get(options: GameOptions): string;
  set(options: GameOptions, value: string): GameOptions;
  /** Whether it makes a difference with the other options as they are; left out: always. */
  readonly matters?: (options: GameOptions) => boolean;
}

const word =
  (key: PlainKey): Sentence =>
  (say) =>
    say(key);
/** Content has its own words, and languages may have others for it; its help by the same id, `/help` behind it. */
const own =
  ({ id, name }: Named): Sentence =>
  (say) =>
    worded(noun(id, name), say);
const ownHelp =
  ({ id, help = '' }: Named): Sentence =>
  (say) =>
    worded(noun(`${id}/help`, help), say);

interface Named {
  readonly id: string;
  readonly name: string;
  readonly help?: string;
}

const onOff: ReadonlyArray<OptionValue> = [
  { value: 'on', name: word('options.on') },
  { value: 'off', name: word('options.off') },
];

function ruleToggle(key: RuleToggle, menu: 'roles' | 'rules'): OptionField {
  return {
    key,
    kind: 'toggle',
    menu,
    name: word(`options.${key}`),
    help: word(`options.${key}Help`),
    values: onOff,
    get: (options) => (options[key] ? 'on' : 'off'),
    set: (options, value) => ({ ...options, [key]: value === 'on' }),
  };
}

function choice(key: 'objective' | 'difficulty', values: ReadonlyArray<OptionValue>): OptionField {
  return {
    key,
    kind: 'choice',
    menu: key,
    name: word(`options.${key}`),
    help: word(`options.${key}Help`),
    values,
    get: (options) => options[key],
    set: (options, value) => ({
      ...options,
      [key]: values.find((each) => each.value === value)?.value ?? options[key],
    }),
  };
}

const modules = [...catalogue.modules.values()].sort((one, other) => one.order - other.order);

/** Entries in the order of their expansions. */
export function byExpansion<Entry extends { readonly expansion: string }>(
  entries: ReadonlyMap<string, Entry>,
): ReadonlyArray<Entry> {
  return modules.flatMap(({ expansion }) => [...entries.values()].filter((entry) => entry.expansion === expansion));
}

function expansionToggle(module: Module): OptionField {
  const { expansion: key } = module;
  return {
    key,
    kind: 'toggle',
    menu: 'expansions',
    name: own(module),
    help: ownHelp(module),
    values: onOff,
    get: ({ expansions }) => (expansions.includes(key) ? 'on' : 'off'),
    set: (options, value) => {
      const others = options.expansions.filter((each) => each !== key);
      if (value === 'on') return { ...options, expansions: [...others, key] };
      // Its parts go with it: without it they are not even offered.
      const its = parts.filter(({ expansion }) => expansion === key);
      return its.reduce<GameOptions>((without, part) => switched(without, part.switch, false), {
        ...options,
        expansions: others,
      });
    },
  };
}

const parts = byExpansion(catalogue.options);

function partToggle(option: OptionEntry): OptionField {
  const { switch: key, expansion } = option;
  return {
    key,
    kind: 'toggle',
    menu: 'parts',
    name: own(option),
    help: ownHelp(option),
    values: onOff,
    get: ({ switches = [] }) => (switches.includes(key) ? 'on' : 'off'),
    set: (options, value) => switched(options, key, value === 'on'),
    matters: ({ expansions }) => expansion === 'base' || expansions.includes(expansion),
  };
}

function switched({ switches = [], ...others }: GameOptions, key: string, on: boolean): GameOptions {
  const left = switches.filter((each) => each !== key);
  const now = on ? [...left, key] : left;
  return now.length === 0 ? others : { ...others, switches: now };
}

function objectiveValue(card: ObjectiveCard): OptionValue {
  return { value: card.objective, name: own(card), ...(card.help === undefined ? {} : { help: ownHelp(card) }) };
}

/** The expansions of which any brings executions. */
const executing: GameOptions['expansions'] = ['pegasus', 'exodus'];

/** The options of a game, in the order of the form in each menu. */
export const optionFields: ReadonlyArray<OptionField> = [
  ...modules.filter(({ expansion }) => expansion !== 'base').map(expansionToggle),
  ...parts.map(partToggle),
  choice('objective', byExpansion(catalogue.objectives).map(objectiveValue)),
  choice(
    'difficulty',
    difficulties.map((value) => ({ value, name: word(`options.${value}`) })),
  ),
  ruleToggle('cylonLeader', 'roles'),
  ruleToggle('sympatheticCylon', 'roles'),
  ruleToggle('noSympathizer', 'roles'),
  ruleToggle('cylonShipsActivateOncePerTurn', 'rules'),
  {
    ...ruleToggle('executionRedrawsLoyalty', 'rules'),
    matters: ({ expansions }) => executing.some((each) => expansions.includes(each)),
  },
  { ...ruleToggle('bridgeByOthersSkipsCrisis', 'rules'), matters: ({ objective }) => objective === 'searchForHome' },
];

/** The options that existed before options became content; messages name these by their places in this list. */
const firstPlaces: ReadonlyArray<string> = [
  'pegasus',
  'exodus',
  'daybreak',
  'objective',
  'difficulty',
  'cylonLeader',
  'sympatheticCylon',
  'noSympathizer',
  'cylonShipsActivateOncePerTurn',
  'executionRedrawsLoyalty',
];

/** Numbers below this one are places in that list. */
const hashesFrom = 64;
/** A number of two letters in a button. */
const placesBelow = 64 * 64;

/**
 * A number that stands for an option in messages. It comes from the key alone, so that messages that were sent before
 * an update name the same option as before, whatever content has come and gone.
 */
export function placeOf(key: string): number {
  const first = firstPlaces.indexOf(key);
  if (first >= 0) return first;
  const hash = [...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return hashesFrom + (hash % (placesBelow - hashesFrom));
}

/** `undefined`: there is no such option. */
export function optionField(key: string): OptionField | undefined {
  return optionFields.find((field) => field.key === key);
}

/** The options with these values; what there is no option for is left out. */
export function withValues(options: GameOptions, values: Readonly<Record<string, string>>): GameOptions {
  return Object.entries(values).reduce(
    (changed, [key, value]) => optionField(key)?.set(changed, value) ?? changed,
    options,
  );
}
