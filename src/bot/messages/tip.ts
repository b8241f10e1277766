import { privateTips, publicTips } from '../../app/types.ts';
import type { Tip } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import type { Message } from '../types.ts';

/** A tip of a tutorial with a button that stops them; `undefined`: no tip of that name. */
export function tipMessage(gameId: string, name: string, say: Say): Message | undefined {
  const tip: Tip | undefined = [...publicTips, ...privateTips].find((each) => each === name);
  if (tip === undefined) return undefined;
  return {
    content: say('tutorial.tip', { title: say(`tutorial.${tip}Title`), text: say(`tutorial.${tip}`) }),
    components: tip === 'finish' ? [] : buttonRows([button({ kind: 'tips', game: gameId }, say('tutorial.stop'))]),
    silent: true,
  };
}
