import type { Topic } from '../../types/decision.ts';
import type { Names } from '../types.ts';
import { byKind } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import { allyQuestions } from '../modules/allies.ts';
import { assaultRaptorQuestions } from '../modules/assaultRaptors.ts';
import { cylonFleetQuestions } from '../modules/cylonFleet.ts';
import { leaderQuestions } from '../modules/cylonLeaders.ts';
import { daybreakPeopleQuestions } from '../modules/daybreakPeople.ts';
import { daybreakSkillQuestions } from '../modules/daybreakSkills.ts';
import { executionQuestions } from '../modules/executions.ts';
import { finalFiveQuestions } from '../modules/finalFive.ts';
import { nebulaQuestions } from '../modules/ionianNebula.ts';
import { miracleQuestions } from '../modules/miracles.ts';
import { motiveQuestions } from '../modules/motives.ts';
import { mutineerQuestions } from '../modules/mutineer.ts';
import { mutinyQuestions } from '../modules/mutiny.ts';
import { newCapricaQuestions } from '../modules/newCaprica.ts';
import { goalQuestions } from '../modules/personalGoals.ts';
import { searchForHomeQuestions } from '../modules/searchForHome.ts';
import { cardQuestions } from './cards.ts';
import { fateQuestions } from './fates.ts';
import { fleetQuestions } from './fleet.ts';
import type { QuestionParts } from './table.ts';
import { turnQuestions } from './turn.ts';

const questions: ByKind<Topic, [names: Names], QuestionParts> = {
  ...turnQuestions,
  ...cardQuestions,
  ...fleetQuestions,
  ...fateQuestions,
  ...allyQuestions,
  ...assaultRaptorQuestions,
  ...cylonFleetQuestions,
  ...leaderQuestions,
  ...daybreakPeopleQuestions,
  ...daybreakSkillQuestions,
  ...executionQuestions,
  ...finalFiveQuestions,
  ...nebulaQuestions,
  ...miracleQuestions,
  ...motiveQuestions,
  ...mutineerQuestions,
  ...mutinyQuestions,
  ...newCapricaQuestions,
  ...goalQuestions,
  ...searchForHomeQuestions,
};

/** Returns the question without the player: for lists such as “waiting for”. */
export const asked = (topic: Topic, names: Names): QuestionParts => byKind(questions, topic, names);
