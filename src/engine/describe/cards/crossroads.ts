/** Words of Crossroads cards. */
import { finished, headed, noun, tell } from '../../../words/text.ts';
import { openEffects } from '../effects/index.ts';
import type { DeckWords } from '../further.ts';

export const crossroadsDeck: DeckWords<'crossroads'> = {
  kindName: noun('cards/crossroads'),
  lines: ({ benevolent, antagonistic }) => [
    headed(tell('cards.deck.benevolent'), finished(openEffects(benevolent))),
    headed(tell('cards.deck.antagonistic'), finished(openEffects(antagonistic))),
  ],
};
