import type { BaseTopic, Topic } from '../../types/decision.ts';
import { openTable } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import type { Told } from '../choices/table.ts';
import type { Text } from '../../../words/text.ts';
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

export const questionWords = openTable<Topic, [names: Names], Question>('words of questions');
