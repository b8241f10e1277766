/** The Final Five. */
import { loyaltyName } from '../events/loyalty.ts';
import { list } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('finalFive', {
  events: {
    finalFiveExamined: ({ by, of, cards }, names) => (cards.length === 0
      ? `${names.seat(by)} has not seen any of the Final Five`
      : `${names.seat(by)} has come upon the Final Five with ${names.seat(of)}: ${list(cards.map(loyaltyName))}`),
  },
  questions: {
    finalFiveOrder: ({ of }, names) => ({
      ask: `choose which of ${names.seat(of)}’s Final Five is resolved first`,
      help: 'All of them are resolved. As the current player you decide the order.',
      rule: 'R-LOY-88',
    }),
  },
});
