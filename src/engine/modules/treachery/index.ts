/** What the Treachery decks of Pegasus and of Daybreak add to the rules: R-PEG-40 to R-PEG-42. */
import { defineModule } from '../../hooks.ts';
import { offerSabotage } from './sabotage.ts';

defineModule({
  name: 'sabotage',
  order: 14,
  when: ({ expansions }) => expansions.includes('pegasus') && !expansions.includes('daybreak'),
  hooks: { skillsDiscarded: offerSabotage },
});
