/** What characters of Daybreak make happen, and what their players are asked. */
import { from } from '../decisions/about.ts';
import { plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { faceName } from '../names.ts';
import { areaNames, atArea, skillCards } from '../terms.ts';

moduleWords('daybreakPeople', {
  events: {
    civilianSaved: ({ seat, area }, names) => `${names.seat(seat)} saves the civilian ship ${atArea(area)}`,
    civilianSwapped: ({ seat, area, replaced }, names) => `${names.seat(seat)} takes a civilian ship away from the area `
      + `${areaNames[area].toLowerCase()}${replaced ? ', and another one takes its place' : ''}`,
    discardSpared: ({ by, seat }, names) => `${names.seat(by)} lets ${names.seat(seat)} discard 1 card fewer`,
    contributionShown: ({ seat, card }, names) => `${names.seat(seat)} shows ${faceName(card)} among the added cards`,
    iconsIgnored: ({ seat }, names) => `${names.seat(seat)} ignores what the Cylon ships of this card would do`,
    mutinyPutBack: ({ seat, count }, names) => `${names.seat(seat)} puts ${plural(count, 'Mutiny card')} on the bottom of the deck`,
    caught: ({ seat }, names) => `${names.seat(seat)} has too few cards to pay for the company, and goes to the Brig at the end of the turn`,
  },
  questions: {
    showContribution: () => ({
      ask: 'show one of the cards that you have added',
      help: 'It lies face up, the others stay face down until the check is revealed.',
      rule: 'R-CHK-48',
    }),
    sift: ({ left, why }) => ({
      ask: `discard ${skillCards(left)} of those that you have just drawn${from(why)}`,
      help: 'You keep the others.',
      rule: 'R-TURN-29',
    }),
  },
});
