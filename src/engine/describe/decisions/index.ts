import type { BaseTopic, Decision, Topic } from '../../types/decision.ts';
import type { Names } from '../types.ts';
import { tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { ByKind } from '../byKind.ts';
import { cardQuestions } from './cards.ts';
import { fateQuestions } from './fates.ts';
import { fleetQuestions } from './fleet.ts';
import { describeOccasion } from './occasion.ts';
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

interface DecisionTold {
  readonly title: Text;
  readonly about: Text;
  readonly help: Text;
  readonly rule: string;
}

export function describeDecision({ seat, topic, occasion }: Pick<Decision, 'seat' | 'topic' | 'occasion'>, names: Names): DecisionTold {
  const { ask, help, rule } = asked(topic, names);
  const about = occasion === undefined ? '' : describeOccasion(occasion, names);
  return { title: tell('decisions.title', { player: names.seat(seat), ask }), about, help, rule };
}
