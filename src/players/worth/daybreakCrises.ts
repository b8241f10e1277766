/** Worth of what only Crisis cards of Daybreak do. */
import type { DaybreakCrisisVerb } from '../../catalogue/effects/daybreakCrises.ts';
import type { EffectScores } from './effects.ts';

export const daybreakCrisisScores: EffectScores<DaybreakCrisisVerb> = {
  // It is used to bring someone out of the Brig.
  bringTo: () => 1.4,
  openBrig: ({ view: { players } }) =>
    players.filter(({ place }) => place.kind === 'location' && place.location === 'location/base/brig').length,
  quorumHand: (_player, value) => ('draw' in value ? 0.35 * value.draw : -0.35 * value.discard),
};
