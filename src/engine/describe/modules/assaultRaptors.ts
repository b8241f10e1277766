/** Assault raptors. */
import { because } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';
import { atArea } from '../terms.ts';

moduleWords('assaultRaptors', {
  events: {
    assaultRaptorGained: ({ area, why }) =>
      `${area === undefined ? 'A new assault raptor in the Reserves' : `A new assault raptor ${atArea(area)}`}${because(why)}`,
    staysInSpace: ({ area, pilot }, names) =>
      `${pilot === undefined ? 'An unmanned' : `${names.seat(pilot)}'s`} assault raptor stays ${atArea(area)}`,
  },
  questions: {
    stayInSpace: ({ piloted }) => ({
      ask: piloted ? 'choose whether your assault raptor stays in space' : 'choose which assault raptors stay in space',
      help: piloted
        ? 'If it stays, you keep flying it where it is. Otherwise it goes to the Reserves and you to the Hangar Deck.'
        : 'Those that stay keep their area. The others go to the Reserves like all vipers.',
      rule: 'R-JMP-12',
    }),
  },
});
