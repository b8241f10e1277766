import type { BaseTopic, Topic } from '../../types/decision.ts';
import type { Names } from '../types.ts';
import type { ByKind } from '../byKind.ts';
import { cardQuestions } from './cards.ts';
import { fateQuestions } from './fates.ts';
import { fleetQuestions } from './fleet.ts';
import { questionWords } from './table.ts';
import type { Question } from './table.ts';
import { turnQuestions } from './turn.ts';

const questions: ByKind<BaseTopic, [names: Names], Question> = {
  ...turnQuestions,
  ...cardQuestions,
  ...fleetQuestions,
  ...fateQuestions,
};

questionWords.add(questions);

/** What is asked, without the player: for lists such as «waiting for». */
export const asked = (topic: Topic, names: Names): Question => questionWords.of(topic, names);
