import { addActTraits } from '../actTraits.ts';
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf, place } from '../names.ts';
import { addActionWords, addWords } from '../openWords.ts';
import { atArea } from '../terms.ts';

moduleWords('newCaprica', {
  events: {
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
  },
  questions: {
    evacuate: ({ why }) => ({
      ask: `choose where the evacuated ship goes${from(why)}`,
      help: 'The top Prepared ship is placed there, face down. Raiders hunt it from then on like any civilian ship in space.',
      rule: 'R-NCA-62',
    }),
    chooseForce: ({ why }) =>
      ({ ask: `choose an occupation force${from(why)}`, help: 'Those on the same location are alike.', rule: 'R-NCA-61' }),
    lockedShip: ({ why }) => ({
      ask: `put the Locked ship back${from(why)}`,
      help: 'Only you have seen it. The top ship is the next one to be prepared or destroyed.',
      rule: 'R-NCA-46',
    }),
  },
});

addWords({
  milestones: {
    newCapricaPhase: {
      name: 'New Caprica',
      begins: 'the New Caprica phase begins',
      brings:
        'the New Caprica phase: the fleet settles, Galactica is away until the jump track brings her back, '
        + 'and only the Admiral can end the game',
    },
  },
  occasions: { galacticaReturns: 'When Galactica returns to New Caprica' },
  titleActions: { leaveNewCaprica: { label: 'Leave New Caprica', deed: 'orders the departure' } },
  endings: { leftNewCaprica: 'Galactica has left New Caprica with the survivors' },
});

addActTraits('newCaprica', { attackForce: { group: 'location' }, detain: { group: 'location' } });
addActionWords('newCaprica', {
  attackForce: { label: 'Attack an occupation force', detail: 'It is destroyed on 5 or more', deed: 'attacks an occupation force' },
  detain: { label: 'Detain a human here', detail: 'On 1 to 3 Detention, on 4 to 7 the Medical Center', deed: 'detains a human' },
});
