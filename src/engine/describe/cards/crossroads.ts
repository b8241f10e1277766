/** Words of Crossroads cards. */
import { noun, sentences, tell } from '../../../words/text.ts';
import { openEffects } from '../effects/index.ts';
import type { DeckWords } from '../further.ts';

export const crossroadsDeck: DeckWords<'crossroads'> = {
  kindName: noun('cards/crossroads'),
  lines: ({ benevolent, antagonistic }) => [
    sentences(tell('cards.deck.benevolent', { what: openEffects(benevolent) })),
    sentences(tell('cards.deck.antagonistic', { what: openEffects(antagonistic) })),
  ],
};
