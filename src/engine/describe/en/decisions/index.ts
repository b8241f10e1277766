import type { Decision, Topic } from '../../../types/decision.ts';
import type { Names, QuestionText } from '../../types.ts';
import { byKind } from '../../byKind.ts';
import type { ByKind } from '../../byKind.ts';
import { cardQuestions } from './cards.ts';
import { fateQuestions } from './fates.ts';
import { fleetQuestions } from './fleet.ts';
import { leaderQuestions } from './leaders.ts';
import { describeOccasion } from './occasion.ts';
import { newCapricaQuestions } from './newCaprica.ts';
import type { Question } from './table.ts';
import { turnQuestions } from './turn.ts';

const questions: ByKind<Topic, [names: Names], Question> = {
  ...turnQuestions,
  ...cardQuestions,
  ...fleetQuestions,
  ...fateQuestions,
  ...newCapricaQuestions,
  ...leaderQuestions,
};

/** What is asked, without the player: for lists such as «waiting for». */
export const asked = (topic: Topic, names: Names): Question => byKind<Topic, [Names], Question>(questions, topic, names);

export function describeDecision({ seat, topic, occasion }: Pick<Decision, 'seat' | 'topic' | 'occasion'>, names: Names): QuestionText {
  const { ask, help, rule } = asked(topic, names);
  const before = occasion === undefined ? '' : `${describeOccasion(occasion, names)} `;
  return { title: `${names.seat(seat)}, ${ask}`, help: `${before}${help}`, rule };
}
