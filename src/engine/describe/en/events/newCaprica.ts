/** The New Caprica phase. */
import { plural } from '../grammar.ts';
import { nameOf, place } from '../names.ts';
import { atArea } from '../terms.ts';
import { because } from './cause.ts';
import type { EventWords } from './table.ts';

type NewCapricaEvent =
  | 'newCapricaPhase'
  | 'galacticaReturned'
  | 'departed'
  | 'forcePlaced'
  | 'forceMoved'
  | 'forceLeft'
  | 'forceDestroyed'
  | 'shipPrepared'
  | 'shipEvacuated'
  | 'lockedSeen'
  | 'lockedPutBack';

export const newCapricaEvents: EventWords<NewCapricaEvent> = {
  newCapricaPhase: () => 'The fleet settles on New Caprica, and the Cylons occupy it: Galactica is away, every civilian ship is locked',
  galacticaReturned: () => 'Galactica returns to New Caprica',
  departed: ({ seat }, names) => `${names.seat(seat)} gives the order: Galactica leaves New Caprica for good`,
  forcePlaced: ({ location, why }) => `An occupation force is placed on ${place(location)}${because(why)}`,
  forceMoved: ({ from, to }) => `An occupation force moves from ${place(from)} to ${place(to)}`,
  forceLeft: ({ location }) => `An occupation force leaves ${place(location)}`,
  forceDestroyed: ({ location, why }) => `An occupation force is destroyed on ${place(location)}${because(why)}`,
  shipPrepared: ({ locked, prepared }) => `A civilian ship is prepared (${locked} locked, ${prepared} prepared)`,
  shipEvacuated: ({ seat, area, prepared }, names) =>
    `${names.seat(seat)} evacuates a civilian ship: it is now ${atArea(area)} (${plural(prepared, 'ship')} still prepared)`,
  lockedSeen: ({ seat, token }, names) =>
    (token === undefined ? `${names.seat(seat)} looks at the top Locked ship` : `The top Locked ship: ${nameOf(token)}`),
  lockedPutBack: ({ seat, where }, names) => `${names.seat(seat)} puts the Locked ship on the ${where} of its stack`,
};
