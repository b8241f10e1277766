/** Worth of what characters of Daybreak can do. */
import type { DaybreakPeopleVerb } from '../../catalogue/effects/daybreakPeople.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import { helpsHumans } from '../side.ts';
import type { EffectScores } from './effects.ts';

export const daybreakPeopleScores: EffectScores<DaybreakPeopleVerb> = {
  activateHere: { worth: () => 0.8, window: () => 0.9 },
  activateAgain: { worth: () => 0.5, window: ({ view }) => ((view.own?.hand.length ?? 0) > 4 ? 0.8 : 0.3) },
  activateFromAfar: {
    worth: (_player, { count }) => 0.7 * count,
    action: ({ side }, { count }) => (helpsHumans(side) ? 0.9 : 0.5) * count,
  },
  sift: { worth: () => 0.5, window: () => 1 },
  // A ship may carry anything; the last vipers are kept.
  escortAway: {
    worth: () => 1,
    window: ({ view }) =>
      craftIn(view, 'reserves', 'viper') + view.ships.filter(({ kind }) => kind === 'viper').length > 3 ? 0.6 : 0.2,
  },
  quarantine: { worth: () => 0.3, action: () => 0.3 },
  spareDiscard: { worth: () => 0.4, window: () => 0.9 },
  leaveHumans: { worth: () => 0, action: ({ side }) => (helpsHumans(side) ? -1 : 0.4) },
  leaveElsewhere: { worth: () => 0, window: () => 0.8 },
  ignoreIcons: { worth: () => 0.2, window: () => 0.25 },
  pickAndPlayMutiny: { worth: () => 0.3, action: () => 0.7 },
};
