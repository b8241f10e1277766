/** Worth of what the Resurrection Ship is or is not. */
import type { HubVerb } from '../../catalogue/effects/resurrectionHub.ts';
import { nothing, type EffectScores } from './effects.ts';

export const hubScores: EffectScores<HubVerb> = {
  destroyHub: ({ view }) => (view.locations.includes('location/daybreak/hub-destroyed') ? 0 : 0.8),
  returnToFleet: nothing,
};
