/** The Resurrection Ship and its other side. */
import type { HubVerb } from '../../../catalogue/effects/resurrectionHub.ts';
import { does, fleet } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<HubVerb>({
  destroyHub: (_, { brief }) => fleet(brief
    ? 'the Resurrection Ship is destroyed'
    : 'turn the Resurrection Ship over to Hub Destroyed for the rest of the game; whoever is there stays'),
  returnToFleet: (_, { brief }) => does('you', brief ? 'move to the Cylon Fleet' : 'move to the Cylon Fleet and infiltrate no longer'),
});
