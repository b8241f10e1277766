/** What the battlestar Pegasus adds to the rules: a ship that takes damage in Galactica's place (R-PEG-01 to R-PEG-25). */
import { defineModule } from '../../hooks.ts';
import { pegasusEvents } from './happenings.ts';
import { hull } from './ship.ts';
import { pegasusAtStart, pegasusSecrets, pegasusView } from './state.ts';

defineModule({
  name: 'pegasus',
  order: 13,
  when: 'pegasus',
  state: { start: pegasusAtStart, secrets: pegasusSecrets },
  view: pegasusView,
  events: pegasusEvents,
  hooks: { hull },
});
