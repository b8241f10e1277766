/** Questions of the New Caprica phase. */
import { from } from './about.ts';
import type { Questions } from './table.ts';

type NewCapricaTopics = 'evacuate' | 'chooseForce' | 'lockedShip' | 'rollAgain';

export const newCapricaQuestions: Questions<NewCapricaTopics> = {
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
  rollAgain: ({ result, needed }) => ({
    ask: 'roll again or leave it',
    help: `The result is ${result}; the occupation force falls from ${needed} on. You may `
        + `discard a Maximum Firepower to roll once more; what was added to the roll stays.`,
    rule: 'R-NCA-50',
  }),
};
