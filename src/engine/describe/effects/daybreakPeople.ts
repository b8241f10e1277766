/** What characters of Daybreak can do. */
import type { DaybreakPeopleCondition, DaybreakPeopleVerb } from '../../../catalogue/effects/daybreakPeople.ts';
import { plural } from '../grammar.ts';
import { skillCards, skillNames } from '../terms.ts';
import { does, fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<DaybreakPeopleVerb>({
  activateHere: () => does('you', 'activate your location'),
  activateAgain: ({ cards }) => does('you', `discard ${skillCards(cards)} to activate it once more`),
  activateFromAfar: ({ count, cylonToo }, { brief }) => {
    const what = count === 1 ? '1 undamaged location' : `${count} different undamaged locations, one after the other`;
    if (brief) return does('you', `activate ${count === 1 ? 'any location' : `any ${count} locations`}`);
    return does('you', cylonToo === true ? `activate ${what} of any board, as either side` : `activate ${what}, wherever you are`);
  },
  sift: ({ skill, draw, discard }) => does('you', `draw ${draw} ${skillNames[skill]} cards, then discard ${discard} of them`),
  escortAway: (_, { brief }) => does('you', brief
    ? 'save it: an undamaged viper is destroyed'
    : 'destroy an undamaged viper, of the Reserves or in space, and put the civilian ship back among those that are not in space'),
  quarantine: (_, { brief }) => does('you', brief
    ? 'look at all civilian ships in space and replace 1'
    : 'look at all civilian ships in space, then replace 1 of them by a random one of those that are not in space'),
  spareDiscard: ({ draw }) => does('you', `draw 1 ${skillNames[draw]} card, then let that player discard 1 card fewer`),
  leaveHumans: (_, { brief }) => does('you', brief ? 'leave the humans' : 'end your infiltration without a discard'),
  leaveElsewhere: (_, { brief }) => does('you', brief
    ? 'go to any Cylon location, then take 1 action'
    : 'go to any Cylon location but the Resurrection Ship, then take 1 more action'),
  ignoreIcons: (_, { brief }) => fleet(brief ? 'ignore its icons' : 'ignore the activation icons of the card'),
  pickAndPlayMutiny: (count, { brief }) => does('you', brief
    ? `look at ${plural(count, 'Mutiny card')} and play 1`
    : `look at the top ${plural(count, 'Mutiny card')}, play 1 of them at once and put the others on the bottom of the deck`),
});

wordsIf<DaybreakPeopleCondition>({
  unconfined: () => 'you are not in the Brig',
  infiltrating: () => 'you are infiltrating',
});
