/** Where modules have a say about titles. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import type { GameState } from '../../types/state.ts';

declare module '../../hooks.ts' {
  interface Hooks {
    /** Titles that nobody takes yet: they wait for whoever follows the character that held them (R-EXE-48). */
    readonly titlesWait: (state: GameState) => ReadonlyArray<Title>;
  }
}
