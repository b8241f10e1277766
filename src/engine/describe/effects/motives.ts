/** Words of the conditions that Motives ask for. */
import type { MotiveCondition } from '../../../catalogue/effects/motives.ts';
import { skills } from '../../../catalogue/vocabulary.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import { cardsOfSkill, place, skill } from '../nouns.ts';
import type { ConditionWords } from './table.ts';

export const motiveConditionWords: ConditionWords<MotiveCondition> = {
  anyDamaged: (locations) => tell('modules.motives.anyDamaged', { places: listed(locations.map(place), 'or') }),
  skillsInHand: (wanted) => {
    const [first, ...others] = skills.flatMap((id) => (wanted[id] === undefined ? [] : [{ id, count: wanted[id] }]));
    if (first === undefined || others.length === 0) {
      return tell('modules.motives.skillInHand', {
        cards: first === undefined ? '' : cardsOfSkill(first.count, first.id),
      });
    }
    return tell('modules.motives.skillsInHand', {
      skills: listed([first, ...others].map(({ id, count }) => inRow([String(count), skill(id)], ' '))),
    });
  },
  otherHeld: () => tell('modules.motives.otherHeld'),
  noCylonShips: () => tell('modules.motives.noCylonShips'),
  noCenturions: () => tell('modules.motives.noCenturions'),
  distanceAtLeast: (least) => tell('modules.motives.distanceAtLeast', { least }),
};
