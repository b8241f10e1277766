import type { BaseChoice, Topic } from '../../types/decision.ts';
import type { ModuleChoices } from '../../types/modules.ts';
import type { ByKind } from '../byKind.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';

/** The label and the effect of a choice, before they are cut to length. */
export type ChoiceParts = Readonly<{ label: Text; detail?: Text; short?: Text; shortDetail?: Text }>;
export interface ChoiceContext {
  readonly topic: Topic;
  readonly names: Names;
}
export type ChoiceWords<K extends BaseChoice['kind']> = Pick<
  ByKind<BaseChoice, [asked: ChoiceContext], ChoiceParts>,
  K
>;

/** The same for what a module lets choose. */
export type ModuleChoiceWords<N extends keyof ModuleChoices> = ByKind<
  ModuleChoices[N],
  [asked: ChoiceContext],
  ChoiceParts
>;
