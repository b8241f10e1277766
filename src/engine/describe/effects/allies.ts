/** What allies do. */
import type { AllyVerb } from '../../../catalogue/effects/allies.ts';
import { plural, times } from '../grammar.ts';
import { ships } from '../terms.ts';
import { does, fleet, may } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<AllyVerb>({
  moveOn: (how) =>
    does(
      'you',
      how === 'outOfBrig'
        ? 'leave the Brig for another location of any ship, free of charge'
        : 'move to another location of any ship, free of charge',
    ),
  surveyCivilians: (_, { brief }) =>
    does(
      'you',
      brief
        ? 'look at all civilian ships in secret and move them to adjacent areas'
        : 'look in secret at the faces of all civilian ships on the board, then move each of them to an adjacent area if you like',
    ),
  hideCivilians: (count, { brief }) =>
    fleet(
      brief
        ? `${ships(count, 'civilian')} of your choice ${count === 1 ? 'leaves' : 'leave'} the board`
        : `${ships(count, 'civilian')} of your choice ${count === 1 ? 'leaves' : 'leave'} the board and ` +
            `${count === 1 ? 'is' : 'are'} mixed into those that are not in use`,
    ),
  takeDestiny: (count, { brief }) =>
    does(
      'you',
      `take ${brief ? plural(count, 'card') : `the top ${plural(count, 'card')}`} of the Destiny deck${brief ? '' : ' into your hand'}`,
    ),
  dealLoyalty: (who, { brief }) =>
    brief
      ? does(who, 'get 1 Loyalty card')
      : does(who, 'draw 1 Loyalty card, after 1 “You Are Not a Cylon” card has been shuffled into the Loyalty deck'),
  repairGalactica: (count) => does('you', `repair up to ${plural(count, 'location')} of Galactica`),
  repairUpToVipers: (count) => does('you', `repair up to ${plural(count, 'damaged viper')}`),
  flyOneViper: (count, { brief }) =>
    does('you', brief ? `activate one unmanned viper ${times(count)}` : `choose an unmanned viper and activate it up to ${times(count)}`),
  vipersDestroyRaiders: () => may('you', 'destroy 1 raider for each unmanned viper in space, in the same area'),
  clearArea: () => fleet('every Cylon ship there is destroyed'),
  pushBackCenturions: (count) => fleet(`every centurion goes back ${plural(count, 'space')} on the Boarding Party track`),
  damageUnmanned: (count) => fleet(`damage ${count} unmanned ${count === 1 ? 'viper' : 'vipers'} in space of your choice`),
});
