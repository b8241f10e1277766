/** Hooks by which modules take part in a jump. */
import type { Game } from '../../flow/game.ts';
import type { ShipOf } from '../../pieces/ships.ts';

/** Vipers that may keep their areas when the fleet jumps (R-JMP-12). */
export interface StayAtJump {
  readonly may: (ship: ShipOf<'viper'>) => boolean;
  /** Some of them are in space: asks who decides, and enters what stays in the data of the jump (`staying`). */
  readonly ask: (game: Game) => void;
}

export interface JumpHooks {
  readonly stayAtJump: StayAtJump;
}
