import { answeringCommand } from './shared/answering.ts';
import { commandFor, isCardAction } from '../src/bot/playCommands.ts';

export const play = answeringCommand({
  name: 'play',
  description: 'commands.play',
  options: [{ name: 'card', description: 'commands.playCard' }],
  filter: (decision, choice) =>
    commandFor(decision) === 'play' || (decision.topic.kind === 'action' && isCardAction(choice)),
  nothing: 'refusals.nothingToPlay',
});
