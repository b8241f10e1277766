/** What Cylon Leaders do, and going among the humans. */
import type { LeaderVerb } from '../../../catalogue/effects/cylonLeaders.ts';
import { plural } from '../grammar.ts';
import { skillCards } from '../terms.ts';
import { does, fleet, object, whose } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<LeaderVerb>({
  infiltrate: (_, { brief }) => does(
    'you',
    brief ? 'infiltrate: move to Galactica' : 'infiltrate: move to any location of Galactica and count as a human player from now on',
  ),
  removeBasestar: () => fleet('it leaves the board'),
  glimpseDestiny: (count, { brief }) =>
    does('you', brief
      ? `swap ${plural(count, 'card')} with the Destiny deck`
      : `draw ${plural(count, 'card')} of the Destiny deck, then put ${plural(count, 'card')} of your hand on top of it`),
  swapHands: (who) => does('you', `exchange your whole hand of Skill cards with ${object(who)}`),
  takeRandomCard: (who, { brief }) =>
    does('you', `take 1 ${brief ? 'random card' : 'Skill card at random'} from ${who === 'chosen' ? 'their hand' : `${whose(who)} hand`}`),
  drawNamed: (who, { brief }) => does(who, brief ? 'draw 1 card that you name' : 'draw 1 Skill card of the type that you name'),
  addToCheck: (how) =>
    does('you', how === true
      ? 'add any number of Skill cards from your hand to the check'
      : `add ${skillCards(how.count)} from hand to the check`),
});

wordsIf({ mayInfiltrate: () => 'you are a Cylon Leader or the Sympathetic Cylon' });
