import { lookUpCommand } from './shared/lookingUp.ts';

export const character = lookUpCommand({
  name: 'character',
  description: 'commands.character',
  option: { name: 'name', description: 'commands.characterName' },
  kinds: ['character'],
  label: ({ name }) => name,
  nothing: 'refusals.noCharacter',
});
