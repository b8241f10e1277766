import { answeringCommand } from './shared/answering.ts';
import { commandFor } from './shared/topics.ts';

export const move = answeringCommand({
  name: 'move',
  description: 'Go to another location, or choose where to begin',
  options: [{ name: 'to', description: 'Where to; leave it out for a menu' }],
  filter: (decision) => commandFor(decision) === 'move',
  nothing: 'You can’t move now.',
});
