import { lookUpCommand } from './shared/lookingUp.ts';

export const rule = lookUpCommand({
  name: 'rule',
  description: 'Look up a rule of the game',
  option: { name: 'about', description: 'Its number or what it is about, such as R-CHK-40 or hand limit' },
  kinds: ['rule'],
  label: ({ id, name }) => `${id} · ${name}`,
  nothing: 'There is no such rule.',
  // Who gives a number wants that rule and no other.
  isQuestion: (given) => !/^\s*(r[-\s]?)?[a-z]{3,4}[-\s]?\d+\s*$/i.test(given),
});
