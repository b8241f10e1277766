/** Effects of the verbs of Personal Goals: R-LOY-81. */
import type { GoalVerb } from '../../../catalogue/effects/personalGoals.ts';
import { getsLoyalty } from '../../pieces/players.ts';
import { addNotACylon } from '../../rules/loyalty/pile.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export const goalHandlers: EffectHandlers<GoalVerb> = {
  discardStrength: always((game, left, { you, source }) => {
    game.call('discardStrength', { seat: you, left, chosen: [], why: source });
  }),
  redrawLoyalty: always((game, _value, { you }) => {
    if (!getsLoyalty(game.state, you)) return;
    addNotACylon(game);
    game.call('dealLoyalty', { seat: you, left: 1 });
  }),
};
