/** Answers of automatic players to the questions of modules. */
import { occupationTrack } from '../engine/modules/newCaprica/forces.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import { allyAnswers } from './allies.ts';
import { atRandom, type Answers, type AskedPlayer, type Topics } from './answers.ts';
import { gatherScore, nukeScore, safetyOf } from './worth/areas.ts';
import { addRevealed } from './worth/checks.ts';
import { choiceScore } from './choiceScores.ts';
import { daybreakSkillAnswers } from './daybreakSkills.ts';
import { missionAnswers } from './missions.ts';
import { mutinyAnswers } from './mutiny.ts';
import { chooseResult, condemn, layTrauma, shedTrauma } from './trauma.ts';

type ModuleTopicKind = ModuleTopics[keyof ModuleTopics]['kind'];

/** An answer to each kind of question that a module asks. */
const moduleAnswers: Answers<ModuleTopicKind> = {
  ...allyAnswers,
  ...daybreakSkillAnswers,
  ...missionAnswers,
  ...mutinyAnswers,

  // Assault raptors. One in space is ready at once, with a pilot or without.
  stayInSpace: ({ decision: { choices }, forHumans }) => (forHumans === 1 ? choices.map(({ id }) => id) : []),

  // Cylon Leaders
  addToCheck: ({ now, decision }) => addRevealed(now, decision),
  putOnDestiny: atRandom,
  nameDraw: atRandom,

  // People of Daybreak
  showContribution: atRandom,
  sift: ({ best }) => best((choice) => (choice.kind === 'skillCard' ? -faceOf(choice.card).value : 0)),

  // Motives
  lastMotives: ({ decision: { choices } }) => choices.map(({ id }) => id),

  // Miracles
  passMiracle: ({ best, now }) => best((choice) => choiceScore(choice, now)),

  // Executions
  proveLoyalty: atRandom,
  newCharacter: atRandom,

  // Personal Goals. The strongest cards first: fewer of them are lost.
  discardStrength: ({ best }) => best((choice) => (choice.kind === 'skillCard' ? faceOf(choice.card).value : 0)),

  // Final Five
  finalFiveOrder: atRandom,

  // New Caprica
  evacuate: ({ now, forHumans, best }) =>
    best((choice) => (choice.kind === 'area' ? forHumans * safetyOf(now, choice.area) : 0)),
  // The foremost force costs a ship with its next step: players who destroy a force want that one gone, and players who
  // activate a force want it to advance.
  chooseForce: ({ best }) =>
    best((choice) => (choice.kind === 'location' ? occupationTrack.indexOf(choice.location) : 0)),
  lockedShip: atRandom,

  // Ionian Nebula
  discardTrauma: shedTrauma,
  layTrauma,
  crossroadsResult: chooseResult,
  condemn,

  // The Mutineer
  passMutineer: atRandom,
  seekMutineer: atRandom,

  // Cylon Fleet
  nukeTarget: ({ now, forHumans, best }) =>
    best((choice) => (choice.kind === 'area' ? forHumans * nukeScore(now, choice.area) : 0)),
  fleetArea: ({ view, forHumans, best }) =>
    best((choice) => (choice.kind === 'area' ? -forHumans * gatherScore(view, choice.area) : 0)),
};

export function answerTo<K extends ModuleTopicKind>(
  asked: AskedPlayer,
  kind: K,
  topic: Topics[K],
): Array<string> | undefined {
  return moduleAnswers[kind](asked, topic);
}
