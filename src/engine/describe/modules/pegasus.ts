/** The battlestar Pegasus. */
import { because } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';
import { place } from '../names.ts';
import { boardName } from '../terms.ts';

moduleWords('pegasus', {
  events: {
    pegasusDamaged: ({ location, why }) => `Pegasus is damaged at ${place(location)}${because(why)}`,
    boardLost: ({ board }) => `${boardName(board)} is destroyed`,
  },
});
