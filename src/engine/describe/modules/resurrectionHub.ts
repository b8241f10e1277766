/** The Resurrection Ship and its other side. */
import { listed, tell } from '../../../words/text.ts';
import type { ModuleEvents } from '../events/table.ts';
import { name } from '../nouns.ts';

export const hubEvents: ModuleEvents<'resurrectionHub'> = {
  hubDestroyed: () => tell('modules.resurrectionHub.hubDestroyed'),
  superCrisesLost: ({ seat, cards }, names) =>
    tell('modules.resurrectionHub.superCrisesLost', { player: names.seat(seat), cards: listed(cards.map(name)) }),
};
