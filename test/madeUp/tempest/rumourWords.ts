/** Words of the cards of the deck of rumours. */
import { deckWords } from '../../../src/engine/describe/further.ts';
import { describeEffects } from '../../../src/engine/describe/index.ts';
import './deck.ts';

deckWords('rumours', { kindName: 'Rumour', lines: ({ effects }) => [describeEffects(effects)] });
