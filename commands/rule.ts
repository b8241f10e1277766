import { lookUpCommand } from './shared/lookingUp.ts';

export const rule = lookUpCommand({
  name: 'rule',
  description: 'commands.rule',
  option: { name: 'about', description: 'commands.ruleAbout' },
  kinds: ['rule'],
  label: ({ id, name }) => `${id} · ${name}`,
  nothing: 'refusals.noRule',
  // A number asks for that rule and no other.
  isQuestion: (given) => !/^\s*(r[-\s]?)?[a-z]{3,4}[-\s]?\d+\s*$/i.test(given),
});
