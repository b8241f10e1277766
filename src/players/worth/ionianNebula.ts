/** Worth of trauma tokens: little to the fleet, but a disaster costs it a life. */
import type { NebulaVerb } from '../../catalogue/effects/ionianNebula.ts';
import { effectWorth } from './table.ts';

effectWorth<NebulaVerb>({
  drawTrauma: (_view, { who, count }) => (who === 'cylons' ? 0.05 : -0.15) * count,
  discardTrauma: (_view, { count }) => 0.1 * count,
});
