/** What automatic players answer to the questions of modules. */
import { occupationTrack } from '../engine/modules/newCaprica/forces.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import './allies.ts';
import './missions.ts';
import { addAnswers, addChoiceScores, atRandom, byWorth } from './answers.ts';
import { gatherScore, nukeScore, raidersNear, safetyOf } from './areas.ts';
import { addRevealed } from './checks.ts';
import './daybreakSkills.ts';
import './mutiny.ts';
import { addOpenScores } from './openScores.ts';
import { chooseResult, condemn, layTrauma, shedTrauma } from './trauma.ts';
import { nothing } from './worth/table.ts';

// One in space is ready at once, with a pilot or without.
addAnswers('assaultRaptors', {
  stayInSpace: ({ decision: { choices }, forHumans }) => (forHumans === 1 ? choices.map(({ id }) => id) : []),
});

addAnswers('cylonLeaders', {
  addToCheck: ({ view, decision }) => addRevealed(view, decision),
  putOnDestiny: atRandom,
  nameDraw: atRandom,
});

addAnswers('daybreakPeople', {
  showContribution: atRandom,
  sift: ({ best }) => best((choice) => (choice.kind === 'skillCard' ? -faceOf(choice.card).value : 0)),
});

// What is so now may not be so any more when it is needed.
addOpenScores('motives', { reveal: () => 1 });
addAnswers('motives', { lastMotives: ({ decision: { choices } }) => choices.map(({ id }) => id) });

addAnswers('miracles', { passMiracle: byWorth });
addChoiceScores('miracles', { passMiracle: ({ way }) => (way === 'take' ? 1 : 0.2) });

addAnswers('executions', { proveLoyalty: atRandom, newCharacter: atRandom });

// The strongest cards first: fewer of them are lost.
addAnswers('personalGoals', {
  discardStrength: ({ best }) => best((choice) => (choice.kind === 'skillCard' ? faceOf(choice.card).value : 0)),
});

addAnswers('finalFive', { finalFiveOrder: atRandom });

addAnswers('newCaprica', {
  evacuate: ({ view, forHumans, best }) => best((choice) => (choice.kind === 'area' ? forHumans * safetyOf(view, choice.area) : 0)),
  // The next step of the last one costs a ship: whoever destroys one wants that one away, and whoever activates one wants it to go on.
  chooseForce: ({ best }) => best((choice) => (choice.kind === 'location' ? occupationTrack.indexOf(choice.location) : 0)),
  lockedShip: atRandom,
});

addAnswers('ionianNebula', { discardTrauma: shedTrauma, layTrauma, crossroadsResult: chooseResult, condemn });
addChoiceScores('ionianNebula', { layTrauma: nothing, crossroadsResult: nothing, condemn: nothing });

addAnswers('mutineer', { passMutineer: atRandom, seekMutineer: atRandom });

addAnswers('cylonFleet', {
  nukeTarget: ({ view, forHumans, best }) => best((choice) => (choice.kind === 'area' ? forHumans * nukeScore(view, choice.area) : 0)),
  fleetArea: ({ view, forHumans, best }) => best((choice) => (choice.kind === 'area' ? -forHumans * gatherScore(view, choice.area) : 0)),
});
addChoiceScores('cylonFleet', { escort: ({ area }, { view }) => 0.9 + 1.6 * raidersNear(view, area) });
