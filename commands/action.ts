import { answeringCommand } from './shared/answering.ts';
import { commandFor } from './shared/topics.ts';

export const action = answeringCommand({
  name: 'action',
  description: 'Take one of your actions',
  options: [{ name: 'take', description: 'Which action; leave it out for a menu' }],
  filter: (decision) => commandFor(decision) === 'action',
  nothing: 'You have no action to take now.',
});
