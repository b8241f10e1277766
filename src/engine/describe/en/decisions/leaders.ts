/** Questions to Cylon Leaders. */
import { note } from '../grammar.ts';
import { sourceName } from '../names.ts';
import { from } from './about.ts';
import type { Questions } from './table.ts';

export const leaderQuestions: Questions<'putOnDestiny' | 'nameDraw' | 'addToCheck'> = {
  putOnDestiny: ({ left, why }) => ({
    ask: `put a Skill card on the Destiny deck${note(sourceName(why), `${left} left`)}`,
    help: 'The card that you put back first will be drawn first. Nobody else sees the cards.',
    rule: 'R-CHK-31',
  }),
  nameDraw: ({ to, why }, names) => ({
    ask: `name the type of the card that ${names.seat(to)} draws${from(why)}`,
    help: 'It may be a type outside of their skill set.',
    rule: 'R-TURN-23',
  }),
  addToCheck: ({ why }) => ({
    ask: `choose the cards that you add to the check${from(why)}`,
    help: 'Any number, and everybody sees them. The check is counted with them.',
    rule: 'R-CHK-60',
  }),
};
