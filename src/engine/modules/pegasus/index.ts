/** Rules that the battlestar Pegasus adds: a ship that takes damage in Galactica's place (R-PEG-01 to R-PEG-25). */
import type { ModuleDeclaration } from '../../hooks.ts';
import { pegasusEvents } from './happenings.ts';
import { hull } from './ship.ts';
import { pegasusAtStart, pegasusSecrets, pegasusView } from './state.ts';

export const pegasus: ModuleDeclaration<'pegasus'> = {
  name: 'pegasus',
  when: 'pegasus',
  state: { start: pegasusAtStart, secrets: pegasusSecrets },
  view: pegasusView,
  events: pegasusEvents,
  hooks: { hull },
};
