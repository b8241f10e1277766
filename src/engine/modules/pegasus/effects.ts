/** Effects on the battlestar Pegasus. */
import type { PegasusVerb } from '../../../catalogue/effects/pegasus.ts';
import { always, effectDeeds } from '../../verbs.ts';

effectDeeds<PegasusVerb>({
  damagePegasus: always((game, count, { source }) => {
    game.call('damagePegasus', { count, why: source });
  }),
});
