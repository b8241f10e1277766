/** Worth of what single Skill cards and characters can do. */
import type { FeatVerb } from '../../catalogue/effects/feats.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import { helpsHumans } from '../side.ts';
import { effectWorth } from './table.ts';

effectWorth<FeatVerb>({
  everybodyActs: { worth: ({ players }) => 0.5 * players.length, action: ({ side }) => (helpsHumans(side) ? 1.9 : 0.4) },
  gainNuke: () => 1.4,
  strafe: { worth: () => 1.2, window: (view) => Math.min(1, 0.25 * view.ships.filter(({ kind }) => kind === 'raider').length) },
  nameRoll: { worth: () => 1, window: () => 0.15 },
  // Weak cards are better for something else.
  tradeCards: {
    worth: () => 0.3,
    action: ({ view }) => 0.35 * (view.own?.hand ?? []).filter((card) => faceOf(card).value <= 1).length,
  },
  seizeTitle: { worth: () => -0.2, action: ({ me }) => (me.place.kind === 'location' && me.place.location.endsWith('/brig') ? 2 : 0.5) },
  arrangeQuorum: { worth: () => 0.6, action: ({ me }) => (me.titles.includes('president') ? 1.6 : 0.6) },
});
