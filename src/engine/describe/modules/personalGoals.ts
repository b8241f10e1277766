/** Personal Goals. */
import { from } from '../decisions/about.ts';
import { loyaltyName } from '../events/loyalty.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('personalGoals', {
  noTeam: 'nothing',
  events: {
    goalMissed: ({ seat, card }, names) => `${names.seat(seat)} has not revealed a Personal Goal: ${loyaltyName(card)}`,
  },
  questions: {
    discardStrength: ({ left, why }) => ({
      ask: `choose a Skill card to discard${from(why)} (strength ${left} left)`,
      help: 'The cards have to add up exactly. Only cards are offered with which they still can. They are discarded together, '
        + 'and everybody sees them.',
      rule: 'R-LOY-80',
    }),
  },
});
