/** Worth of Mutiny cards: one is a useful action, one too many the Brig. */
import type { MutinyVerb } from '../../catalogue/effects/mutiny.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import { pointsOfShips } from './fleet.ts';
import { effectWorth, nothing } from './table.ts';

effectWorth<MutinyVerb>({
  drawMutiny: (_view, { count, stays }) => (stays === true ? 0.3 : -0.2) * count,
  discardMutiny: (_view, { optional }) => (optional === true ? 0 : -0.3),
  // They stay in the fleet, but whoever plays it has them.
  takeRandomCards: { worth: nothing, action: (_now, { count }) => 0.5 * count },
  repairEveryViper: (view) => 0.5 * craftIn(view, 'damagedCraft', 'viper'),
  placeThere: (_view, ships) => -pointsOfShips(ships),
  buryQuorum: () => 0.1,
  removeNukes: ({ nukes }) => -0.8 * nukes,
  nominate: () => -0.2,
});
