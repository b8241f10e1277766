/** Words of the Ionian Nebula: its tokens, its cards, its phase, its end. */
import { catalogue } from '../../../catalogue/index.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import '../cards/crossroads.ts';
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { describeEffects } from '../effects/index.ts';
import { capital, plural } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf, place, where } from '../names.ts';
import { addWords } from '../openWords.ts';
import { kindsOfTrauma, symbolOfTrauma, traumaTokens } from '../trauma.ts';

moduleWords('ionianNebula', {
  noTeam: 'nothing',
  events: {
    traumaDrawn: ({ seat, count, why, tokens }, names) =>
      `${names.seat(seat)} draws ${tokens === undefined ? traumaTokens(count) : kindsOfTrauma(tokens)}${because(why)}`,
    traumaDisaster: ({ seat, count, harmless }, names) =>
      `${names.seat(seat)} shows ${plural(count, 'disaster')}${harmless === true ? ', without effect, and draws anew' : ''}`,
    traumaDiscarded: ({ seat, count, why, tokens }, names) =>
      `${names.seat(seat)} discards ${tokens === undefined ? traumaTokens(count) : kindsOfTrauma(tokens)}`
      + (why === 'executed' ? ' with the executed character' : because(why)),
    traumaLost: ({ seat, count, why, tokens }, names) =>
      `${names.seat(seat)} loses ${tokens === undefined ? traumaTokens(count) : kindsOfTrauma(tokens)} at random${because(why)}`,
    traumaPlaced: ({ on, seat, token }, names) => {
      if (seat === undefined) return `An unseen trauma token is put on ${place(on)}`;
      return `${names.seat(seat)} puts ${token === undefined ? 'a trauma token' : kindsOfTrauma([token])} on ${place(on)}`;
    },
    crossroadsDealt: ({ seat, card }, names) =>
      (card === undefined ? `${names.seat(seat)} gets a Crossroads card` : `The Crossroads card of ${names.seat(seat)}: ${nameOf(card)}`),
    traumaLaid: ({ seat, token }, names) =>
      `${names.seat(seat)} puts ${token === undefined ? 'a trauma token' : kindsOfTrauma([token])} beside the Crossroads card`,
    crossroadsRevealed: ({ seat, card, token }, names) =>
      `${names.seat(seat)} reveals ${nameOf(card)}: ${token === undefined ? 'no trauma token, so the result is chosen' : kindsOfTrauma([token])}`,
    crossroadsChosen: ({ seat, card, symbol }, names) => `${names.seat(seat)} chooses the ${symbol} result of ${nameOf(card)}`,
    raiderLeaves: ({ area, why }) => `A raider leaves ${where(area)}${because(why)}`,
    trialBegins: () => 'The trial begins: all trauma tokens are shown',
    traumaShown: ({ seat, tokens, human, kept }, names) =>
      `${names.seat(seat)} shows ${kindsOfTrauma(tokens)} and is judged as ${human ? 'human' : 'a Cylon'}: `
        + (kept === 0 ? 'nothing counts' : `${traumaTokens(kept)} count`),
    trialSparesAll: () => 'Nobody is eliminated by the trial',
  },
  questions: {
    discardTrauma: ({ count, why }) => ({
      ask: `discard ${traumaTokens(count)}${from(why)}`,
      help: 'They go back to the pool unseen. In the trial antagonistic tokens speak against humans, benevolent ones against Cylon players.',
      rule: 'R-ION-07',
    }),
    layTrauma: () => ({
      ask: 'put a trauma token beside your Crossroads card',
      help: 'Everybody does so unseen. When the card is revealed, the symbol of the token says which result you resolve.',
      rule: 'R-ION-64',
    }),
    crossroadsResult: ({ card }) => ({
      ask: `choose the result of ${nameOf(card)}`,
      help: 'You had no trauma token to put beside it.',
      rule: 'R-ION-64',
    }),
    condemn: () => ({
      ask: 'choose who is eliminated',
      help: 'These human players have equally many trauma tokens. Whoever is chosen loses a character, the seat and the game.',
      rule: 'R-ION-74',
    }),
  },
  choices: {
    layTrauma: {
      group: 'tokens',
      told: ({ token, card }) => ({ label: nameOf(token), detail: resultText(card, symbolOfTrauma(token), true) }),
      full: ({ token, card }) => resultText(card, symbolOfTrauma(token), false),
    },
    crossroadsResult: {
      group: 'options',
      told: ({ card, symbol }) => ({ label: capital(symbol), detail: resultText(card, symbol, true) }),
      full: ({ card, symbol }) => resultText(card, symbol, false),
    },
    condemn: {
      group: 'players',
      told: ({ seat, tokens }, { names }) => ({ label: names.seat(seat), detail: `Out of the game, with ${traumaTokens(tokens)}` }),
    },
  },
});

/** «Draw 2 trauma tokens.» */
function resultText(card: string, symbol: TraumaSymbol | undefined, brief: boolean): string {
  const found = catalogue.crossroads.get(card);
  if (found === undefined || symbol === undefined || symbol === 'disaster') return '';
  return describeEffects(found[symbol], brief ? { brief } : {});
}

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
