import { lookUpCommand } from './shared/lookingUp.ts';

export const location = lookUpCommand({
  name: 'location',
  description: 'Look up a location: what can be done there',
  option: { name: 'name', description: 'Its name, or a part of it' },
  kinds: ['location'],
  label: ({ name }) => name,
  nothing: 'There is no location of that name.',
});
