/** Hooks by which modules take part in titles. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import type { GameState } from '../../types/state.ts';

export interface TitleHooks {
  /** Titles that no one takes yet: they wait for the character that follows the one that held them (R-EXE-48). */
  readonly titlesWait: (state: GameState) => ReadonlyArray<Title>;
}
