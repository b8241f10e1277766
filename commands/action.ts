import { answeringCommand } from './shared/answering.ts';
import { commandFor } from '../src/bot/playCommands.ts';

export const action = answeringCommand({
  name: 'action',
  description: 'commands.action',
  options: [{ name: 'take', description: 'commands.actionTake' }],
  filter: (decision) => commandFor(decision) === 'action',
  nothing: 'refusals.noAction',
});
