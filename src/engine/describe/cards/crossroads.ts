/** Words of Crossroads cards. */
import '../../../catalogue/crossroads.ts';
import { noun, sentences, tell } from '../../../words/text.ts';
import { openEffects } from '../effects/index.ts';
import { deckWords } from '../further.ts';

deckWords('crossroads', {
  kindName: noun('cards/crossroads'),
  lines: ({ benevolent, antagonistic }) => [
    sentences(tell('cards.deck.benevolent', { what: openEffects(benevolent) })),
    sentences(tell('cards.deck.antagonistic', { what: openEffects(antagonistic) })),
  ],
});
