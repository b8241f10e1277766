/** Words of the Ionian Nebula: its tokens, its cards, its phase, its end. */
import '../cards/crossroads.ts';
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { place } from '../names.ts';
import { addWords } from '../openWords.ts';
import { kindsOfTrauma, traumaTokens } from '../trauma.ts';

moduleWords('ionianNebula', {
  events: {
    traumaDrawn: ({ seat, count, why, tokens }, names) =>
      `${names.seat(seat)} draws ${tokens === undefined ? traumaTokens(count) : kindsOfTrauma(tokens)}${because(why)}`,
    traumaDisaster: ({ seat, count, harmless }, names) =>
      `${names.seat(seat)} shows ${plural(count, 'disaster')}${harmless === true ? ', without effect, and draws anew' : ''}`,
    traumaDiscarded: ({ seat, count, why, tokens }, names) =>
      `${names.seat(seat)} discards ${tokens === undefined ? traumaTokens(count) : kindsOfTrauma(tokens)}${because(why)}`,
    traumaPlaced: ({ on, seat, token }, names) => {
      if (seat === undefined) return `An unseen trauma token is put on ${place(on)}`;
      return `${names.seat(seat)} puts ${token === undefined ? 'a trauma token' : kindsOfTrauma([token])} on ${place(on)}`;
    },
  },
  questions: {
    discardTrauma: ({ count, why }) => ({
      ask: `discard ${traumaTokens(count)}${from(why)}`,
      help: 'They go back to the pool unseen. In the trial antagonistic tokens speak against humans, benevolent ones against Cylon players.',
      rule: 'R-ION-07',
    }),
  },
});

addWords({
  milestones: {
    crossroadsPhase: {
      name: 'Crossroads',
      begins: 'the Crossroads phase begins',
      brings: 'the Crossroads phase: a battle, a Crossroads card for every player, and a trial that may eliminate somebody',
    },
  },
  occasions: { crossroadsPhase: 'When the Crossroads phase begins' },
  endings: { leftTheNebula: 'the fleet has found its way out of the Ionian Nebula' },
});
