/** The Mutineer. */
import { tell } from '../../../words/text.ts';
import { question } from '../decisions/table.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('mutineer', {
  events: {
    mutineerPassed: ({ from, to }, names) => tell('modules.mutineer.passed', { player: names.seat(from), to: names.seat(to) }),
  },
  questions: {
    passMutineer: () => question('modules.mutineer.pass', 'R-LOY-57'),
    seekMutineer: () => question('modules.mutineer.seek', 'R-LOY-36'),
  },
});
