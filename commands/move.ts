import { answeringCommand } from './shared/answering.ts';
import { commandFor } from '../src/bot/playCommands.ts';

export const move = answeringCommand({
  name: 'move',
  description: 'commands.move',
  options: [{ name: 'to', description: 'commands.moveTo' }],
  filter: (decision) => commandFor(decision) === 'move',
  nothing: 'refusals.noMove',
});
