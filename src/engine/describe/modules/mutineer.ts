/** The Mutineer. */
import { moduleWords } from '../moduleWords.ts';

moduleWords('mutineer', {
  events: {
    mutineerPassed: ({ from, to }, names) => `${names.seat(from)} hands the Mutineer card to ${names.seat(to)}`,
  },
  questions: {
    passMutineer: () => ({
      ask: 'choose who is the Mutineer from now on',
      help: 'That player draws 1 Mutiny card, hands over every title and may hold 2 Mutiny cards.',
      rule: 'R-LOY-57',
    }),
    seekMutineer: () => ({
      ask: 'choose who draws another Loyalty card',
      help: 'The Mutineer card was in the deck and nobody has got it. Whoever you choose may get it now, or be made a Cylon by another card.',
      rule: 'R-LOY-36',
    }),
  },
});
