import { lookUpCommand } from './shared/lookingUp.ts';

export const card = lookUpCommand({
  name: 'card',
  description: 'commands.card',
  option: { name: 'name', description: 'commands.cardName' },
  kinds: ['card'],
  label: ({ name, kindName }) => `${name} · ${kindName}`,
  nothing: 'refusals.noCard',
});
