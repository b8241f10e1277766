/** Worth of Mutiny cards: one is a useful action, one too many the Brig. */
import type { MutinyVerb } from '../../catalogue/effects/mutiny.ts';
import { effectWorth } from './table.ts';

effectWorth<MutinyVerb>({
  drawMutiny: (_view, { count, stays }) => (stays === true ? 0.3 : -0.2) * count,
  discardMutiny: (_view, { optional }) => (optional === true ? 0 : -0.3),
});
