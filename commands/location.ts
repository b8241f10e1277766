import { lookUpCommand } from './shared/lookingUp.ts';

export const location = lookUpCommand({
  name: 'location',
  description: 'commands.location',
  option: { name: 'name', description: 'commands.locationName' },
  kinds: ['location'],
  label: ({ name }) => name,
  nothing: 'refusals.noLocation',
});
