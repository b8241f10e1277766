/** The Prepare for Jump step: R-TURN-90, R-TURN-92, R-CRI-26, R-CRI-62, R-NCA-72. */
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import { advanceJumpTrack } from '../basics/jumpTrack.ts';
import { enterPhase } from '../basics/phases.ts';
import { ofTheTurn } from '../basics/turnEnd.ts';

export interface PrepareForJumpProcedures {
  /**
   * How many icons of either kind are still to be resolved. `atOnce`: outside the step, as part of what has brought
   * them.
   */
  prepareForJump: { jumps: number; evacuations: number; readonly atOnce?: true };
}

/** Marks a turn without a Prepare for Jump step. */
export const noPrepareForJump = 'noPrepareForJump';

export const prepareForJumpProcedure = procedure(
  'prepareForJump',
  {
    begin: (game, { atOnce }) => {
      if (atOnce === true) return;
      if (game.state.thisTurn[noPrepareForJump] === true) game.finish();
      else enterPhase(game, 'prepareForJump');
    },
    icon: (game, data) => {
      if (data.jumps === 0) return;
      // One icon after the other: of two on one space before Auto Jump the second moves the marker after the jump.
      data.jumps -= 1;
      const { state } = game;
      // R-NCA-77: an icon that has no use any more is none.
      const counts = state.autoJump !== 'nothing';
      advanceJumpTrack(game, 1, 'prepareForJump');
      const ends = counts && data.jumps === 0 && data.atOnce !== true;
      if (ends) for (const resolved of hooks(state, 'jumpIconsResolved')) resolved(game, state.current);
      game.goto('icon');
    },
    evacuation: (game, data) => {
      if (data.evacuations === 0) return;
      data.evacuations -= 1;
      for (const evacuates of hooks(game.state, 'evacuationIcon')) evacuates(game);
      game.goto('evacuation');
    },
  },
  ofTheTurn(['icon', 'evacuation'], undefined, ({ atOnce }) => atOnce !== true),
);
