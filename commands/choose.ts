import { answeringCommand } from './shared/answering.ts';

const most = 5;

export const choose = answeringCommand({
  name: 'choose',
  description: 'Answer any question that is open for you',
  options: Array.from({ length: most }, (_, index) => index === 0
    ? { name: 'choice', description: 'Your answer; leave it out for a menu' }
    : { name: `choice${index + 1}`, description: 'One more, where several are to be chosen' }),
  filter: () => true,
  nothing: 'Nothing waits for your decision.',
});
