/** Personal Goals. */
import { tell } from '../../../words/text.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { loyaltyCard } from '../events/loyalty.ts';
import type { ModuleEvents } from '../events/table.ts';
import { source } from '../nouns.ts';

export const goalEvents: ModuleEvents<'personalGoals'> = {
  goalMissed: ({ seat, card }, names) =>
    tell('modules.personalGoals.missed', { player: names.seat(seat), card: loyaltyCard(card) }),
};

export const goalQuestions: ModuleQuestions<'personalGoals'> = {
  discardStrength: ({ left, why }) =>
    withNotes(
      question('modules.personalGoals.discardStrength', 'R-LOY-80'),
      source(why),
      tell('modules.personalGoals.strengthLeft', { strength: left }),
    ),
};
