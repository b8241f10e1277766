/** Where modules have a say in what the fleet has. */
import type { Resource } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';

declare module '../../hooks.ts' {
  interface Hooks {
    /** A resource has fallen. `later`: whatever follows from it waits for what is going on already. */
    readonly resourceLost: (game: Game, resource: Resource, later: boolean) => void;
  }
}
