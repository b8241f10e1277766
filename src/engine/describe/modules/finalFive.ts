/** The Final Five. */
import { listed, tell } from '../../../words/text.ts';
import { question } from '../decisions/table.ts';
import { loyaltyCard } from '../events/loyalty.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('finalFive', {
  events: {
    finalFiveExamined: ({ by, of, cards }, names) => (cards.length === 0
      ? tell('modules.finalFive.examinedNone', { player: names.seat(by) })
      : tell('modules.finalFive.examined', { player: names.seat(by), owner: names.seat(of), cards: listed(cards.map(loyaltyCard)) })),
  },
  questions: {
    finalFiveOrder: ({ of }, names) => question('modules.finalFive.order', 'R-LOY-88', { player: names.seat(of) }),
  },
});
