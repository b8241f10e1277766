import { addWords } from '../openWords.ts';

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
  titleActions: { leaveNewCaprica: { label: 'Leave New Caprica', deed: 'orders the departure' } },
  endings: { leftNewCaprica: 'Galactica has left New Caprica with the survivors' },
});
