/** Worth of what the Resurrection Ship is or is not. */
import type { HubVerb } from '../../catalogue/effects/resurrectionHub.ts';
import { effectWorth, nothing } from './table.ts';

effectWorth<HubVerb>({
  destroyHub: (view) => (view.locations.includes('location/daybreak/hub-destroyed') ? 0 : 0.8),
  returnToFleet: nothing,
});
