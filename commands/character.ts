import { lookUpCommand } from './shared/lookingUp.ts';

export const character = lookUpCommand({
  name: 'character',
  description: 'Look up a character: skills, abilities and weakness',
  option: { name: 'name', description: 'The name, or a part of it' },
  kinds: ['character'],
  label: ({ name }) => name,
  nothing: 'There is no character of that name.',
});
