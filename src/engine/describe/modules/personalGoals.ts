/** Personal Goals. */
import { tell } from '../../../words/text.ts';
import { question, withNotes } from '../decisions/table.ts';
import { loyaltyCard } from '../events/loyalty.ts';
import { moduleWords } from '../moduleWords.ts';
import { source } from '../nouns.ts';

moduleWords('personalGoals', {
  noTeam: 'nothing',
  events: {
    goalMissed: ({ seat, card }, names) =>
      tell('modules.personalGoals.missed', { player: names.seat(seat), card: loyaltyCard(card) }),
  },
  questions: {
    discardStrength: ({ left, why }) => withNotes(
      question('modules.personalGoals.discardStrength', 'R-LOY-80'),
      source(why), tell('modules.personalGoals.strengthLeft', { strength: left }),
    ),
  },
});
