/** The fields that every entry of `data/` has. */
import type { Expansion, Switch } from './vocabulary.ts';

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly expansion: Expansion;
  /** How many copies there are; all copies share the id. */
  readonly copies: number;
  /**
   * The switches that the game has to be played with besides the expansion, and those that it must not be played with.
   */
  readonly onlyWith?: ReadonlyArray<Switch>;
  readonly notWith?: ReadonlyArray<Switch>;
  /** The entry of this deck that leaves the game for this one. */
  readonly replaces?: string;
}
