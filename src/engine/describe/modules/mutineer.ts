/** The Mutineer. */
import { tell } from '../../../words/text.ts';
import { question } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import type { ModuleEvents } from '../events/table.ts';

export const mutineerEvents: ModuleEvents<'mutineer'> = {
  mutineerPassed: ({ from, to }, names) =>
    tell('modules.mutineer.passed', { player: names.seat(from), to: names.seat(to) }),
};

export const mutineerQuestions: ModuleQuestions<'mutineer'> = {
  passMutineer: () => question('modules.mutineer.pass', 'R-LOY-57'),
  seekMutineer: () => question('modules.mutineer.seek', 'R-LOY-36'),
};
