import type { Topic } from '../../../types/decision.ts';
import type { ByKind } from '../../byKind.ts';
import type { Names } from '../../types.ts';

/** `ask` follows the player's name: «Roslin, choose your action». It is public: nothing secret in it. */
export interface Question {
  readonly ask: string;
  readonly help: string;
  readonly rule: string;
}
export type Questions<K extends Topic['kind']> = Pick<ByKind<Topic, [names: Names], Question>, K>;
