/** Worth of what single Skill cards and characters can do. */
import type { FeatVerb } from '../../catalogue/effects/feats.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import { isHuman, seatsInPlay } from '../../engine/pieces/players.ts';
import type { GameView } from '../../engine/types/view.ts';
import { helpsHumans } from '../side.ts';
import type { EffectScores } from './effects.ts';

function seatsOnSide(view: GameView, human: boolean): number {
  return seatsInPlay(view).filter((seat) => isHuman(view, seat) === human).length;
}

export const featScores: EffectScores<FeatVerb> = {
  // Cylon players act as well.
  everybodyActs: {
    worth: ({ view }) => 0.8 * seatsOnSide(view, true) - seatsOnSide(view, false),
    action: ({ view, side }) => (helpsHumans(side) ? seatsOnSide(view, true) - 1.2 * seatsOnSide(view, false) : 0.4),
  },
  gainNuke: { worth: () => 1.4, action: ({ basestars }) => 1.6 + 0.5 * basestars },
  strafe: {
    worth: () => 1.2,
    window: ({ view }) => Math.min(1, 0.25 * view.ships.filter(({ kind }) => kind === 'raider').length),
  },
  nameRoll: { worth: () => 1, window: () => 0.15 },
  // Weak cards have better uses.
  tradeCards: {
    worth: () => 0.3,
    action: ({ view }) => 0.35 * (view.own?.hand ?? []).filter((card) => faceOf(card).value <= 1).length,
  },
  seizeTitle: {
    worth: () => -0.2,
    action: ({ me }) => (me.place.kind === 'location' && me.place.location.endsWith('/brig') ? 2 : 0.5),
  },
  arrangeQuorum: { worth: () => 0.6, action: ({ me }) => (me.titles.includes('president') ? 1.6 : 0.6) },
};
