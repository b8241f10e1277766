/** Skill cards of Daybreak. */
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';
import { faceName, nameOf } from '../names.ts';
import { atArea, ships } from '../terms.ts';

moduleWords('daybreakSkills', {
  events: {
    checkCardTaken: ({ seat, card, why }, names) => `${names.seat(seat)} takes ${faceName(card)} out of the check${because(why)}`,
    quorumShared: ({ by, to, card }, names) =>
      `${names.seat(by)} ${by === to ? 'keeps' : 'gives'} ${card === undefined ? '1 Quorum card' : nameOf(card)}`
        + (by === to ? ' as President' : ` to ${names.seat(to)}, the President`),
    reservesLaunched: ({ area, count }) => `${ships(count, 'viper')} of the Reserves ${count === 1 ? 'joins' : 'join'} a pilot ${atArea(area)}`,
  },
  questions: {
    takeFromCheck: ({ why }) => ({
      ask: `take a card out of the check, if you want${from(why)}`,
      help: 'It goes to your hand and does not count any more. What its ability has done already stays.',
      rule: 'R-CHK-68',
      pass: { label: 'Take none', detail: 'All cards stay in the check' },
    }),
    dogfight: ({ why }) => ({
      ask: `discard a card from the check, if you want${from(why)}`,
      help: 'The price is 1 viper: after the card you choose one in space or in the Reserves, which is damaged.',
      rule: 'R-CHK-68',
      pass: { label: 'Discard none', detail: 'No viper is damaged' },
    }),
    shareQuorum: ({ to, why }, names) => ({
      ask: `choose the Quorum card that ${names.seat(to)} gets as President${from(why)}`,
      help: 'The other one you then play yourself, or discard it.',
      rule: 'R-DAY-102',
    }),
    playOrDiscard: ({ why }) => ({
      ask: `play the other Quorum card, or discard it${from(why)}`,
      help: 'You make its choices and rolls. Where it names the President, the President is meant.',
      rule: 'R-DAY-102',
      pass: { label: 'Discard it', detail: 'It has no effect' },
    }),
    activateFromAfar: ({ undamaged, why }) => ({
      ask: `choose the location that you activate${from(why)}`,
      help: undamaged === true
        ? 'From wherever you are. What it costs or asks for counts.'
        : 'From wherever you are, and also if it is damaged.',
      rule: 'R-TURN-73',
    }),
    launchReserves: ({ why }) => ({
      ask: `choose where vipers of the Reserves are launched${from(why)}`,
      help: 'An area with a piloted viper. Each of the new ones is activated once at the end.',
      rule: 'R-DAY-103',
    }),
    howManyLaunch: ({ area, why }) => ({
      ask: `choose how many vipers are launched ${atArea(area)}${from(why)}`,
      help: 'Each of them is activated once afterwards, one after the other.',
      rule: 'R-DAY-103',
    }),
  },
});
