import { answeringCommand } from './shared/answering.ts';

const most = 10;

export const check = answeringCommand({
  name: 'check',
  description: 'commands.check',
  options: Array.from({ length: most }, (_, index) =>
    index === 0
      ? { name: 'card', description: 'commands.checkCard' }
      : { name: `card${index + 1}`, description: 'commands.checkMore' },
  ),
  filter: (decision) => decision.topic.kind === 'contribute',
  nothing: 'refusals.noCheck',
});
