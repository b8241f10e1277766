import { answeringCommand } from './shared/answering.ts';

const most = 10;

export const check = answeringCommand({
  name: 'check',
  description: 'Put cards from your hand into the skill check (/pass puts in none)',
  options: Array.from({ length: most }, (_, index) => index === 0
    ? { name: 'card', description: 'A card to put in; leave all out for a menu' }
    : { name: `card${index + 1}`, description: 'One more card' }),
  filter: (decision) => decision.topic.kind === 'contribute',
  nothing: 'There is no skill check that waits for your cards.',
});
