/** Where modules have a say about titles. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import type { GameState } from '../../types/state.ts';

export interface TitleHooks {
  /** Titles that no one takes yet: they wait for whoever follows the character that held them (R-EXE-48). */
  readonly titlesWait: (state: GameState) => ReadonlyArray<Title>;
}
