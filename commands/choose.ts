import { answeringCommand } from './shared/answering.ts';

const most = 5;

export const choose = answeringCommand({
  name: 'choose',
  description: 'commands.choose',
  options: Array.from({ length: most }, (_, index) =>
    index === 0
      ? { name: 'choice', description: 'commands.chooseChoice' }
      : { name: `choice${index + 1}`, description: 'commands.chooseMore' },
  ),
  filter: () => true,
  nothing: 'refusals.nothingWaits',
});
