/** Executions. */
import { because } from '../events/cause.ts';
import { loyaltyName } from '../events/loyalty.ts';
import { list } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';

moduleWords('executions', {
  events: {
    executed: ({ seat, character, why }, names) => `${names.character(character)} (${names.seat(seat)}) is executed${because(why)}`,
    provedHuman: ({ seat, cards }, names) =>
      `${names.seat(seat)} was human${cards.length === 0 ? '' : `: ${list(cards.map(loyaltyName))}`}`,
  },
  questions: {
    proveLoyalty: () => ({
      ask: 'choose the Loyalty card that you show',
      help: 'You are executed. A Cylon shows one Cylon card of the own choice and becomes a Cylon player; anybody else shows all.',
      rule: 'R-EXE-12',
    }),
    newCharacter: () => ({
      ask: 'choose your new character',
      help: 'Your character was executed. You play on with any character that has not been in this game, and get a new Loyalty card.',
      rule: 'R-EXE-44',
    }),
  },
});
