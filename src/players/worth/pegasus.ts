/** Worth of what happens to the battlestar Pegasus. */
import type { PegasusVerb } from '../../catalogue/effects/pegasus.ts';
import { tasteForDamage } from '../aims.ts';
import { effectWorth } from './table.ts';

effectWorth<PegasusVerb>({
  damagePegasus: (view, count) => -0.6 * count * tasteForDamage(view),
});
