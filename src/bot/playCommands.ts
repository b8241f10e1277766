import type { Choice, Decision } from '../app/types.ts';

type TopicKind = Decision['topic']['kind'];

export type PlayCommand = 'move' | 'action' | 'play' | 'check' | 'choose';

const byTopic: Partial<Record<TopicKind, PlayCommand>> = {
  chooseSetupLocation: 'move',
  chooseStartArea: 'move',
  move: 'move',
  payForMove: 'move',
  action: 'action',
  orders: 'action',
  emergency: 'action',
  viperActivation: 'action',
  react: 'play',
  reactionOrder: 'play',
  useAbility: 'play',
  contribute: 'check',
};

/** The command that answers such a question. `/choose` answers any. */
export function commandFor(decision: Pick<Decision, 'topic'>): PlayCommand {
  return byTopic[decision.topic.kind] ?? 'choose';
}

const firstOptions: Readonly<Record<PlayCommand, string>> = {
  move: 'to',
  action: 'take',
  play: 'card',
  check: 'card',
  choose: 'choice',
};

/** The option of a command that takes the answer. */
export function optionOf(command: PlayCommand): string {
  return firstOptions[command];
}

const cardActions: ReadonlyArray<Choice['kind']> = ['playSkillCard', 'playQuorum'];

/** Whether a choice is the playing of a card in an Action step, which `/play` offers too. */
export function isCardAction(choice: Choice): boolean {
  return cardActions.includes(choice.kind);
}

/** The answer that declines, if there is one: no choice at all, or the choice that says so. */
export function passOf(decision: Decision): ReadonlyArray<Choice> | undefined {
  const pass = decision.choices.find(({ kind }) => kind === 'pass');
  if (pass !== undefined) return [pass];
  return decision.min === 0 ? [] : undefined;
}
