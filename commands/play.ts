import { answeringCommand } from './shared/answering.ts';
import { commandFor, isCardAction } from './shared/topics.ts';

export const play = answeringCommand({
  name: 'play',
  description: 'Play a card or use an ability, as an action or as a reaction',
  options: [{ name: 'card', description: 'What to play; leave it out for a menu' }],
  filter: (decision, choice) => commandFor(decision) === 'play' || (decision.topic.kind === 'action' && isCardAction(choice)),
  nothing: 'There is nothing that you can play now.',
});
