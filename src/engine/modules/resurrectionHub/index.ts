/** The Resurrection Ship, which can be destroyed: R-LOY-73, R-LOY-74. The locations say what its sides are for. */
import type { ModuleDeclaration } from '../../hooks.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import { loseSuperCrises, offTable, refuge } from './hub.ts';

export interface ResurrectionHub {
  destroyed: boolean;
}

export type HubHappening =
  | { readonly kind: 'hubDestroyed'; readonly location: LocationId }
  | { readonly kind: 'superCrisesLost'; readonly seat: Seat; readonly cards: ReadonlyArray<CardId> };

export const resurrectionHub: ModuleDeclaration<'resurrectionHub'> = {
  name: 'resurrectionHub',
  when: 'daybreak',
  state: { start: () => ({ destroyed: false }), secrets: { destroyed: 'public' } },
  events: { hubDestroyed: 'nothing', superCrisesLost: 'hidden' },
  hooks: { offTable, refuge, turnBegun: loseSuperCrises },
};
