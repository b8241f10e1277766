import { addActTraits } from '../../actTraits.ts';
import { addActionWords, addWords } from '../openWords.ts';

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

addActTraits('newCaprica', { attackForce: { group: 'location' }, detain: { group: 'location' } });
addActionWords('newCaprica', {
  attackForce: { label: 'Attack an occupation force', detail: 'It is destroyed on 5 or more', deed: 'attacks an occupation force' },
  detain: { label: 'Detain a human here', detail: 'On 1 to 3 Detention, on 4 to 7 the Medical Center', deed: 'detains a human' },
});
