import type { BaseTopic } from '../../types/decision.ts';
import type { ModuleTopics } from '../../types/modules.ts';
import { inForm, inRow, noted, tell } from '../../../words/text.ts';
import type { GameKey, Text, ValuesOf } from '../../../words/text.ts';
import type { ByKind } from '../byKind.ts';
import type { Told } from '../choices/table.ts';
import type { Names } from '../types.ts';

/** `ask` follows the player's name: «Roslin, choose your action». It is public: nothing secret in it. */
export interface Question {
  readonly ask: Text;
  readonly help: Text;
  readonly rule: string;
  /** What «none of them» is called, if not just «Decline»; in the base these stand together. */
  readonly pass?: Told;
}
export type Questions<K extends BaseTopic['kind']> = Pick<ByKind<BaseTopic, [names: Names], Question>, K>;

/** The same for what a module asks. */
export type ModuleQuestions<N extends keyof ModuleTopics> = ByKind<ModuleTopics[N], [names: Names], Question>;

/** The message is what is asked, its form `help` what happens next. */
export function question<K extends GameKey>(key: K, rule: string, ...values: ValuesOf<K>): Question {
  const told = tell(key, ...values);
  return { ask: told, help: inForm(told, 'help'), rule };
}

/** With what is asked for in brackets: «(Press Room, 2 left)». */
export const withNotes = (asked: Question, ...notes: ReadonlyArray<Text>): Question => ({
  ...asked,
  ask: noted(asked.ask, ...notes),
});

/** With sentences before its help. */
export const explained = (asked: Question, ...before: ReadonlyArray<Text>): Question => ({
  ...asked,
  help: inRow([...before, asked.help], ' '),
});

/** With what «none of them» is called and, if there is more to say, means. */
export const withPass = (asked: Question, label: Text, detail?: Text): Question => ({
  ...asked,
  pass: detail === undefined ? { label } : { label, detail },
});
