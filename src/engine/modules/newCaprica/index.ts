/** Rules that the New Caprica objective adds (R-NCA-10 to R-NCA-94), point by point. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { occupation } from './forces.ts';
import { newCapricaEvents, newCapricaQuestions } from './happenings.ts';
import { galacticaReturns, leaveBehind } from './phase.ts';
import { entrance, refuge } from './places.ts';
import { ignores } from './reach.ts';
import { evacuationIcon, stackLoss } from './stacks.ts';
import { newCapricaSecrets } from './state.ts';
import { newCapricaView } from './view.ts';

export const newCaprica: ModuleDeclaration<'newCaprica'> = {
  name: 'newCaprica',
  when: 'newCaprica',
  state: { secrets: newCapricaSecrets },
  view: newCapricaView,
  events: newCapricaEvents,
  questions: newCapricaQuestions,
  hooks: {
    ignores,
    activation: occupation,
    autoJump: galacticaReturns,
    civilianLoss: stackLoss,
    evacuationIcon,
    entrance,
    refuge,
    endBegins: leaveBehind,
  },
};
