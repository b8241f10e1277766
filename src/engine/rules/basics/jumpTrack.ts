/** The Jump Preparation track: R-JMP-01 to R-JMP-04, R-JMP-09. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Track } from '../../../catalogue/content.ts';
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { GameState } from '../../types/state.ts';

export function jumpTrack(): Track {
  const track = catalogue.tracks.get('track/base/jump-preparation');
  if (track === undefined) throw new Error('there is no Jump Preparation track');
  return track;
}

/** The population that a jump by FTL Control may cost now; `undefined` on a red space (R-JMP-07). */
export function ftlRisk({ autoJump, jumpTrack: at }: Pick<GameState, 'autoJump' | 'jumpTrack'>): number | undefined {
  if (autoJump !== 'jump') return undefined;
  const space = jumpTrack().spaces[at];
  return space?.colour === 'blue' ? space.population : undefined;
}

/**
 * Moves the fleet marker; on Auto Jump the fleet jumps at once, unless a module has another use for it, and steps
 * beyond it are lost (R-JMP-02, R-JMP-03).
 */
export function advanceJumpTrack(game: Game, by: number, why: Cause | 'prepareForJump'): void {
  const { state } = game;
  if (state.autoJump === 'nothing') return;
  const autoJump = jumpTrack().spaces.length - 1;
  const now = Math.max(0, Math.min(autoJump, state.jumpTrack + by));
  if (now === state.jumpTrack) return;
  const change = now - state.jumpTrack;
  state.jumpTrack = now;
  game.tell({ kind: 'jumpTrack', change, now, why });
  if (now !== autoJump) return;
  if (!hooks(state, 'autoJump').some((reached) => reached(game) === 'handled'))
    game.call('jump', { cards: [], chooser: undefined });
}
