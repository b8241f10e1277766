/** Quorum cards, cards that stay, what Cylons draw. */
import type { CardVerb } from '../../../catalogue/effects/cards.ts';
import type { CylonVerb } from '../../../catalogue/effects/cylons.ts';
import type { Stay } from '../../../catalogue/effect.ts';
import { list, plural } from '../grammar.ts';
import { ships } from '../terms.ts';
import { does, fleet, may, object } from './clause.ts';
import { effectWords } from './table.ts';

const stayUntil: Readonly<Record<Stay, string>> = {
  untilJump: 'this card stays in play until the fleet jumps',
  untilLossOrJump: 'this card stays in play until a civilian ship or a basestar is destroyed or the fleet jumps',
  untilBasestarLostOrJump: 'this card stays in play until a basestar is destroyed or the fleet jumps',
  untilNoRaidersOrJump: 'this card stays in play until no raider is left or the fleet jumps',
  untilScarLostOrJump: 'this card stays in play until Scar is destroyed or the fleet jumps',
  toEnd: 'this card stays in play',
};

const deckWords = { crisis: 'Crisis', destination: 'Destination' } as const;

effectWords<CardVerb | CylonVerb>({
  drawQuorum: (count) => does('you', `draw ${plural(count, 'Quorum card')}`),
  pickQuorum: (count) => does('you', `draw ${plural(count, 'Quorum card')}, resolve 1 and put the others on the bottom of the deck`),
  playQuorum: () => does('you', 'play 1 Quorum card from your hand'),
  exchangeQuorum: (_, { brief }) =>
    does('you', brief ? 'exchange any Quorum cards' : 'discard any number of Quorum cards from your hand and draw as many'),
  attachTo: (who, { brief }) => does('you', brief ? 'give this card to them' : `give this card to ${object(who)}`),
  keepInPlay: (stay, { brief }) => fleet(brief ? 'this card stays in play' : stayUntil[stay]),
  removeCard: () => fleet('this card is removed from the game'),
  countAsDistance: (distance) => fleet(`this card is put beside the objective and counts as ${distance} distance`),
  anotherCrisis: (_, { brief }) =>
    fleet(
      brief
        ? 'afterwards another Crisis card is drawn'
        : "after this card's activation icons, the current player draws and resolves another Crisis card",
    ),
  lookAtTop: (decks, { brief }) =>
    does(
      'you',
      `look at the top card of the ${list(
        decks.map((deck) => deckWords[deck]),
        'or',
      )} deck${brief ? '' : ', then put it back on the top or on the bottom'}`,
    ),
  pickCrisis: ({ draw, others }, { brief }) =>
    does(
      'you',
      brief || draw === 1
        ? `draw ${plural(draw, 'Crisis card')} and resolve ${draw === 1 ? 'it' : '1'}`
        : `draw ${plural(draw, 'Crisis card')}, resolve 1 and `
            + (others === 'discard'
              ? `discard the ${draw === 2 ? 'other' : 'others'}`
              : `put the ${draw === 2 ? 'other' : 'others'} on the bottom of the deck`),
    ),
  playSuperCrisis: (_, { brief }) => does('you', `play a Super Crisis card${brief ? '' : ' from your hand'}`),
  launchFromBasestars: ({ raider, heavyRaider }) =>
    fleet(`each basestar launches ${ships(raider, 'raider')}${heavyRaider === undefined ? '' : ` and ${ships(heavyRaider, 'heavyRaider')}`}`),
  exchangeSuperCrisis: (_, { brief }) =>
    may('you', brief ? 'exchange your Super Crisis card' : 'discard your Super Crisis card and draw a new one'),
});
