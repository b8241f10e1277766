import type { BaseTopic } from '../../types/decision.ts';
import type { ModuleTopics } from '../../types/modules.ts';
import { inForm, inRow, noted, tell } from '../../../words/text.ts';
import type { GameKey, Text, TextValues } from '../../../words/text.ts';
import type { ByKind } from '../byKind.ts';
import type { ChoiceParts } from '../choices/table.ts';
import type { Names } from '../types.ts';

/** `ask` follows the player's name: “Roslin, choose your action”. It is public: nothing secret in it. */
export interface QuestionParts {
  readonly ask: Text;
  readonly help: Text;
  readonly rule: string;
  /** The label of “none of them”, if not just “Decline”; in the base game these stand together. */
  readonly pass?: ChoiceParts;
}
export type Questions<K extends BaseTopic['kind']> = Pick<ByKind<BaseTopic, [names: Names], QuestionParts>, K>;

/** The same for what a module asks. */
export type ModuleQuestions<N extends keyof ModuleTopics> = ByKind<ModuleTopics[N], [names: Names], QuestionParts>;

/** The message is what is asked, its form `help` what happens next. */
export function question<K extends GameKey>(key: K, rule: string, ...values: TextValues<K>): QuestionParts {
  const told = tell(key, ...values);
  return { ask: told, help: inForm(told, 'help'), rule };
}

/** Adds notes in brackets to the request: “(Press Room, 2 left)”. */
export const withNotes = (asked: QuestionParts, ...notes: ReadonlyArray<Text>): QuestionParts => ({
  ...asked,
  ask: noted(asked.ask, ...notes),
});

/** Adds sentences before the question's help. */
export const explained = (asked: QuestionParts, ...before: ReadonlyArray<Text>): QuestionParts => ({
  ...asked,
  help: inRow([...before, asked.help], ' '),
});

/** Adds the label of “none of them” and, if there is more to say, its meaning. */
export const withPass = (asked: QuestionParts, label: Text, detail?: Text): QuestionParts => ({
  ...asked,
  pass: detail === undefined ? { label } : { label, detail },
});
