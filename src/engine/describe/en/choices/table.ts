import type { Choice, Topic } from '../../../types/decision.ts';
import type { ByKind } from '../../byKind.ts';
import type { Names } from '../../types.ts';

/** What a choice is called and does, before it is cut to length. */
export type Told = Readonly<{ label: string; detail?: string; short?: string; shortDetail?: string }>;
export interface Asked {
  readonly topic: Topic;
  readonly names: Names;
}
export type ChoiceWords<K extends Choice['kind']> = Pick<ByKind<Choice, [asked: Asked], Told>, K>;
