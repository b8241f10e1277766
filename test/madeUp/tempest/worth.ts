/** What Tempest is worth to automatic players. */
import { addAnswers, addChoiceScores, byWorth } from '../../../src/players/answers.ts';
import { addOpenScores } from '../../../src/players/openScores.ts';
import { effectWorth } from '../../../src/players/worth/table.ts';
import './actions.ts';
import './omens.ts';
import type { TempestVerb } from './verbs.ts';

effectWorth<TempestVerb>({
  hearRumour: (_view, count) => count / 2,
  hideRaiders: (_view, count) => -count / 4,
  countStrength: () => 1,
  squall: () => -1,
  steer: () => -0.5,
  leaveTheFleet: () => -5,
});

addAnswers('tempest', { course: byWorth });
addChoiceScores('tempest', { steerThrough: () => 0.8, steerAround: ({ fuel }, { view }) => (view.resources.fuel > 4 ? 1 : -fuel) });
addOpenScores('omens', { show: () => 1 });
addOpenScores('tempest', { spread: (_now, loyal) => loyal * 0.6, grit: () => 0.9 });
