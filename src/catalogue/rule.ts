/** The numbered rules as players look them up. */
import type { Expansion, Switch } from './vocabulary.ts';

/** The chapters of the rules, in their order; an id says its chapter: `R-CMB-20`. */
export const ruleChapters = {
  SET: 'setup', TURN: 'turn', CHK: 'skillChecks', CRI: 'crisis', CMB: 'combat', JMP: 'jump', LOY: 'loyalty',
  TTL: 'titles', EXE: 'execution', PEG: 'pegasus', NCA: 'newCaprica', FLT: 'cylonFleet', ION: 'ionianNebula', DAY: 'daybreak',
  VIC: 'victory',
} as const;
/** Chapters that are about something which a game may be played without. */
export const optionalChapters: ReadonlyMap<string, Switch> = new Map([
  ['NCA', 'newCaprica'], ['FLT', 'cylonFleet'], ['ION', 'ionianNebula'],
]);

export type RuleChapter = (typeof ruleChapters)[keyof typeof ruleChapters];

/** A numbered rule of the game; what it says stands in the words of each language. */
export interface Rule {
  /** Its number, such as `R-CMB-20`. */
  readonly id: string;
  readonly expansion: Expansion;
  /** What a game has to be played with for the rule to matter in it. */
  readonly onlyWith?: ReadonlyArray<Switch>;
  readonly chapter: RuleChapter;
}
