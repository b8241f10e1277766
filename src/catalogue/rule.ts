/** The numbered rules as players look them up. */
import type { Expansion, Switch } from './vocabulary.ts';

/** The chapters of the rules, in their order; an id says its chapter: `R-CMB-20`. */
export const ruleChapters = {
  SET: 'setup',
  TURN: 'turn',
  CHK: 'skillChecks',
  CRI: 'crisis',
  CMB: 'combat',
  JMP: 'jump',
  LOY: 'loyalty',
  TTL: 'titles',
  EXE: 'execution',
  PEG: 'pegasus',
  NCA: 'newCaprica',
  FLT: 'cylonFleet',
  ION: 'ionianNebula',
  DAY: 'daybreak',
  VIC: 'victory',
} as const;
/** Chapters that are about something which a game may be played without. */
export const optionalChapters: ReadonlyMap<string, Switch> = new Map([
  ['NCA', 'newCaprica'],
  ['FLT', 'cylonFleet'],
  ['ION', 'ionianNebula'],
]);

/** The flags that stand for several switches, any of which a rule may hold with (R-SET-13). */
const derivedFlags = {
  anyExpansion: ['pegasus', 'exodus', 'daybreak'],
  overlay: ['pegasus', 'daybreak'],
  treachery: ['pegasus', 'daybreak'],
  execution: ['pegasus', 'exodus'],
  checkAbilities: ['exodus', 'daybreak'],
  infiltrators: ['cylonLeader', 'sympatheticCylon'],
} as const satisfies Readonly<Record<string, ReadonlyArray<Switch>>>;
const derived: ReadonlyMap<string, ReadonlyArray<Switch>> = new Map(Object.entries(derivedFlags));

/** Any of these is on where the flag holds: what it stands for, or itself. */
export const switchesOfFlag = (flag: string): ReadonlyArray<Switch> => derived.get(flag) ?? [flag];

export type RuleChapter = (typeof ruleChapters)[keyof typeof ruleChapters];

/** A numbered rule of the game; what it says stands in the words of each language. */
export interface Rule {
  /** Its number, such as `R-CMB-20`. */
  readonly id: string;
  readonly expansion: Expansion;
  /** The switches that a game has to be played with for the rule to matter in it. */
  readonly onlyWith?: ReadonlyArray<Switch>;
  /** Switches of which any has to be on, instead of its expansion. */
  readonly anyOf?: ReadonlyArray<Switch>;
  /** The rules that do not hold where this rule does. */
  readonly replaces?: ReadonlyArray<string>;
  /** The flags with which its words are others, each in a form of that name; the first that holds counts. */
  readonly variants?: ReadonlyArray<string>;
  readonly chapter: RuleChapter;
}
