/** Miracle tokens. */
import { from } from '../decisions/about.ts';
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
    miraclePassed: ({ from: giver, to, why }, names) => `A miracle token of ${names.seat(giver)} goes to ${names.seat(to)}${because(why)}`,
    miraclesLost: ({ seat, count }, names) => `${names.seat(seat)} loses ${tokens(count)}`,
  },
  questions: {
    passMiracle: ({ why }) => ({
      ask: `choose where a miracle token goes${from(why)}`,
      help: 'To or from another player at your location. Nobody can have more than the limit.',
      rule: 'R-DAY-06',
    }),
  },
  choices: {
    passMiracle: {
      group: 'players',
      told: ({ seat, way }, { names }) =>
        ({ label: way === 'give' ? `Give a token to ${names.seat(seat)}` : `Take the token of ${names.seat(seat)}` }),
    },
  },
});
