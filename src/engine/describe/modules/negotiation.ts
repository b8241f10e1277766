/** A truce with the Cylons. */
import { because } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('negotiation', {
  events: {
    truceMade: ({ why }) => `No Cylon ship is activated or launched until the end of this turn${because(why)}`,
    truceKept: ({ why }) => `The truce holds: no Cylon ship acts${because(why)}`,
  },
});
