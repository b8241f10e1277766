/** The Resurrection Ship and its other side. */
import type { HubVerb } from '../../../catalogue/effects/resurrectionHub.ts';
import { tell } from '../../../words/text.ts';
import { does, fleet } from './clause.ts';
import type { EffectWords } from './table.ts';

export const hubEffects: EffectWords<HubVerb> = {
  destroyHub: (_, { brief = false }) => fleet(tell('effects.resurrectionHub.destroyHub', { brief })),
  returnToFleet: (_, { brief = false }) => does('you', tell('effects.resurrectionHub.returnToFleet', { brief })),
};
