/** Personal Goals. */
import type { GoalCondition, GoalVerb } from '../../../catalogue/effects/personalGoals.ts';
import { list, plural } from '../grammar.ts';
import { place } from '../names.ts';
import { titleName } from '../terms.ts';
import { does } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<GoalVerb>({
  discardStrength: (strength) => does('you', `discard any number of Skill cards with exactly ${strength} strength together`),
  redrawLoyalty: (_, { brief }) =>
    does('you', brief
      ? 'draw a new Loyalty card'
      : 'shuffle an unused “You Are Not a Cylon” card into the Loyalty deck and draw a new Loyalty card'),
});

wordsIf<GoalCondition>({
  titlesAtLeast: (count) => `you hold ${plural(count, 'title')} or more`,
  nukesSpent: () => 'the Admiral has no nuke left',
  holderAt: ({ title, at }) => `the ${titleName(title)} is at ${place(at)}`,
  youAt: (locations) => `you are at ${list(locations.map(place), 'or')}`,
  vipersLost: (count) => `${plural(count, 'viper')} or more are damaged or destroyed`,
  raidersAtLeast: (count) => `there are ${plural(count, 'raider')} or more on the main board`,
  jumpedBy: (distance) => `the fleet has jumped to a destination of distance ${distance}`,
  strengthInHand: (strength) => `you have Skill cards with exactly ${strength} strength together`,
});
