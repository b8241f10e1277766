/** Effects on the battlestar Pegasus. */
import type { PegasusVerb } from '../../../catalogue/effects/pegasus.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export const pegasusHandlers: EffectHandlers<PegasusVerb> = {
  damagePegasus: always((game, count, { source }) => {
    game.call('damagePegasus', { count, why: source });
  }),
};
