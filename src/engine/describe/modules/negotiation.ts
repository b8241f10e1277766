/** A truce with the Cylons. */
import { tell } from '../../../words/text.ts';
import { withCause } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('negotiation', {
  events: {
    truceMade: ({ why }) => withCause(tell('modules.negotiation.truceMade'), why),
    truceKept: ({ why }) => withCause(tell('modules.negotiation.truceKept'), why),
  },
});
