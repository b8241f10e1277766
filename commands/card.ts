import { lookUpCommand } from './shared/lookingUp.ts';

export const card = lookUpCommand({
  name: 'card',
  description: 'Look up a card or a title',
  option: { name: 'name', description: 'Its name, or some words of it' },
  kinds: ['card'],
  label: ({ name, kindName }) => `${name} · ${kindName}`,
  nothing: 'There is no card of that name.',
});
