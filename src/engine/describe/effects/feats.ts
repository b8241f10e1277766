/** What single Skill cards and characters can do that nobody else does. */
import type { FeatVerb } from '../../../catalogue/effects/feats.ts';
import { list, plural } from '../grammar.ts';
import { place } from '../names.ts';
import { titleName } from '../terms.ts';
import { does, fleet, may } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<FeatVerb>({
  everybodyActs: (_, { brief }) =>
    fleet(brief
      ? 'every player moves or takes 1 action'
      : 'every player, Cylon or human, from you clockwise, may either move or take 1 action'),
  gainNuke: (count) => fleet(`the Admiral gains ${plural(count, 'nuke')}`),
  strafe: (_, { brief }) =>
    fleet(brief
      ? 'instead of the attack a die says how many raiders there are destroyed'
      : 'instead of the attack roll a die: that many raiders in the area of the viper are destroyed, or all if there are fewer'),
  nameRoll: () => does('you', 'choose the result of the die instead of rolling; nothing can change it'),
  tradeCards: (_, { brief }) =>
    does('you', brief
      ? 'discard any number of Skill cards and draw as many of one type'
      : 'discard any number of Skill cards, then draw the same number, all of one type from your skill set'),
  seizeTitle: ({ title, freedTo }, { brief }) =>
    does('you', `become ${titleName(title)}${brief
      ? ''
      : `; from the Brig or Detention you first move to ${list(freedTo.map(place), 'or')}, where you can`}`),
  arrangeQuorum: (count) => may('you', `look at the top ${plural(count, 'card')} of the Quorum deck and put them back in any order`),
});
