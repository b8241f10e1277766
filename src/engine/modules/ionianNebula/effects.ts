/** What the verbs of trauma tokens do. */
import type { NebulaVerb } from '../../../catalogue/effects/ionianNebula.ts';
import { seatsOf } from '../../pieces/players.ts';
import { effectDeeds, onlyIf } from '../../verbs.ts';
import { traumaCounts } from './state.ts';

effectDeeds<NebulaVerb>({
  drawTrauma: onlyIf(({ state }) => traumaCounts(state), (game, { who, count }, context) => {
    for (const seat of seatsOf(game.state, who, context)) game.call('drawTrauma', { seat, count, why: context.source, shown: [] });
  }),
  discardTrauma: onlyIf(({ state }) => traumaCounts(state), (game, { who, count, optional = false, random = false }, context) => {
    for (const seat of seatsOf(game.state, who, context)) {
      game.call('discardTrauma', { seat, count, optional, random, why: context.source });
    }
  }),
});
