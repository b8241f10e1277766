import type { BaseChoice, Choice, Topic } from '../../types/decision.ts';
import { openTable } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';

/** What a choice is called and does, before it is cut to length. */
export type Told = Readonly<{ label: Text; detail?: Text; short?: Text; shortDetail?: Text }>;
export interface Asked {
  readonly topic: Topic;
  readonly names: Names;
}
export type ChoiceWords<K extends BaseChoice['kind']> = Pick<ByKind<BaseChoice, [asked: Asked], Told>, K>;

export const choiceWords = openTable<Choice, [asked: Asked], Told>('words of choices');

/** All that a choice of a module does, by kind, for those that have more to say than label and detail. */
export const fullWords = new Map<string, (choice: never) => Text>();

/** What somebody does who takes a choice of a module, by kind, for those that the log tells otherwise than the menus. */
export const deedWords = new Map<string, (choice: never) => Text>();
