/** Miracle tokens. */
import { because } from '../events/cause.ts';
import { plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';

const tokens = (count: number): string => plural(count, 'miracle token');

moduleWords('miracles', {
  events: {
    miracleGained: ({ seat, now, why }, names) =>
      `${names.seat(seat)} gains a miracle token${now > 1 ? `, now ${now}` : ''}${because(why)}`,
    miracleSpent: ({ seat, count, ability, why }, names) =>
      `${names.seat(seat)} spends ${tokens(count)}${ability === undefined ? because(why) : ` for ${ability}`}`,
    miraclesLost: ({ seat, count }, names) => `${names.seat(seat)} loses ${tokens(count)}`,
  },
});
