/** Words of Crossroads cards. */
import '../../../catalogue/crossroads.ts';
import { effectsText } from '../effects/index.ts';
import { deckWords } from '../further.ts';
import { sentence } from '../grammar.ts';

deckWords('crossroads', {
  kindName: 'Crossroads card',
  lines: ({ benevolent, antagonistic }) => [
    sentence(`benevolent: ${effectsText(benevolent)}`),
    sentence(`antagonistic: ${effectsText(antagonistic)}`),
  ],
});
