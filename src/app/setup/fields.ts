import { checkOptions, defaultOptions } from '../../engine/index.ts';
import { difficulties } from '../../engine/types/options.ts';
import type { GameOptions } from '../../store/engineTypes.ts';
import { playerNumbers } from '../lobby.ts';

type Rules = Omit<GameOptions, 'players' | 'switches'>;
type Switch = { [Key in keyof Rules]: Rules[Key] extends boolean ? Key : never }[keyof Rules];
type Expansion = 'pegasus' | 'exodus' | 'daybreak';

/** The objectives that the form offers, those of expansions to come too. */
const objectives = ['kobol', 'newCaprica', 'ionianNebula', 'searchForHome'] as const;

export type OptionValue = (typeof objectives)[number] | Rules['difficulty'] | 'on' | 'off';

/** Where the form of the lobby offers it: a choice alone, toggles together with others of their sort. */
export const optionMenus = ['expansions', 'objective', 'difficulty', 'roles', 'rules'] as const;
export type OptionMenu = (typeof optionMenus)[number];

/** One thing to decide about the rules of a game. Values are texts, so that buttons and menus can carry them. */
interface Field<Key extends string> {
  readonly key: Key;
  readonly kind: 'toggle' | 'choice';
  readonly menu: OptionMenu;
  readonly values: ReadonlyArray<OptionValue>;
  get(options: GameOptions): OptionValue;
  set(options: GameOptions, value: string): GameOptions;
  /** Whether it makes a difference with the other options as they are; left out: always. */
  readonly matters?: (options: GameOptions) => boolean;
}

const onOff = ['on', 'off'] as const;

function toggle<Key extends Switch>(key: Key, menu: 'roles' | 'rules'): Field<Key> {
  return { key, kind: 'toggle', menu, values: onOff, get: (options) => (options[key] ? 'on' : 'off'), set: (options, value) => ({ ...options, [key]: value === 'on' }) };
}

function expansion<Key extends Expansion>(key: Key): Field<Key> {
  return {
    key, kind: 'toggle', menu: 'expansions', values: onOff,
    get: ({ expansions }) => (expansions.includes(key) ? 'on' : 'off'),
    set: (options, value) => {
      const others = options.expansions.filter((each) => each !== key);
      return { ...options, expansions: value === 'on' ? [...others, key] : others };
    },
  };
}

function choice<Key extends 'objective' | 'difficulty'>(key: Key, values: readonly [OptionValue, ...ReadonlyArray<OptionValue>]): Field<Key> {
  return {
    key, kind: 'choice', menu: key, values,
    get: (options) => values.find((each) => each === options[key]) ?? values[0],
    set: (options, value) => ({ ...options, [key]: values.find((each) => each === value) ?? options[key] }),
  };
}

export type OptionKey = Switch | Expansion | 'objective' | 'difficulty';
export type OptionField = Field<OptionKey>;

/** In the order of the form in each menu: a new option needs a line here and its words in `options`. */
const allFields: ReadonlyArray<OptionField> = [
  expansion('pegasus'),
  expansion('exodus'),
  expansion('daybreak'),
  choice('objective', objectives),
  choice('difficulty', difficulties),
  toggle('cylonLeader', 'roles'),
  toggle('sympatheticCylon', 'roles'),
  toggle('noSympathizer', 'roles'),
  toggle('cylonShipsActivateOncePerTurn', 'rules'),
  { ...toggle('executionRedrawsLoyalty', 'rules'), matters: ({ expansions }: GameOptions) => expansions.includes('pegasus') },
];

/** Whether any table can play with this, by the rules and the content that is there. */
function isPlayable(set: (options: GameOptions) => GameOptions, expansions: ReadonlyArray<ReadonlyArray<string>>): boolean {
  return expansions.some((chosen) => playerNumbers.some((players) => checkOptions(set({ ...defaultOptions, expansions: chosen, players })).length === 0));
}

/** Each selection of the expansions that are there. */
const selections = allFields.filter((field) => field.menu === 'expansions' && isPlayable((options) => field.set(options, 'on'), [[]]))
  .reduce<ReadonlyArray<ReadonlyArray<string>>>((found, { key }) => [...found, ...found.map((chosen) => [...chosen, key])], [[]]);

/** Only values with which a game can be started; none where that leaves nothing to decide. */
function playable(field: OptionField): ReadonlyArray<OptionField> {
  const values = field.values.filter((value) => isPlayable((options) => field.set(options, value), selections));
  return values.length < 2 ? [] : [{ ...field, values }];
}

/** What can be decided about a game. What is still to come shows itself as soon as its content is there. */
export const optionFields: ReadonlyArray<OptionField> = allFields.flatMap(playable);

/** Of an option, among all that there will ever be: messages that were sent before an update name it by that. */
export function placeOf({ key }: OptionField): number {
  return allFields.findIndex((field) => field.key === key);
}

/** `undefined`: there is no such option. */
export function optionField(key: string): OptionField | undefined {
  return optionFields.find((field) => field.key === key);
}

/** The options with these values; what there is no option for is left out. */
export function withValues(options: GameOptions, values: Readonly<Record<string, string>>): GameOptions {
  return Object.entries(values).reduce((changed, [key, value]) => optionField(key)?.set(changed, value) ?? changed, options);
}
