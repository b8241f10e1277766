/** Decks, cards in play, checks and rolls that are going on. */
import type { Stay } from '../../../../catalogue/effect.ts';
import { list, plural, signed } from '../grammar.ts';
import { skillList } from '../terms.ts';
import { does, fleet, may } from './clause.ts';
import type { EffectWords } from './table.ts';

const stayUntil: Readonly<Record<Stay, string>> = {
  untilJump: 'this card stays in play until the fleet jumps',
  untilLossOrJump: 'this card stays in play until a civilian ship or a basestar is destroyed or the fleet jumps',
  untilNoRaidersOrJump: 'this card stays in play until no raider is left or the fleet jumps',
  untilScarLostOrJump: 'this card stays in play until Scar is destroyed or the fleet jumps',
  toEnd: 'this card stays in play',
};

const deckWords = { crisis: 'Crisis', destination: 'Destination' } as const;

type CardEffect =
  | 'drawQuorum'
  | 'lookAtTop'
  | 'keepInPlay'
  | 'removeCard'
  | 'countAsDistance'
  | 'anotherCrisis'
  | 'modifyRoll'
  | 'rerollDie'
  | 'changeDifficulty'
  | 'makePositive'
  | 'openCheck'
  | 'nullifySkill'
  | 'takeCheckCards'
  | 'decideCheck'
  | 'replaceCrisis'
  | 'switchOption'
  | 'pickQuorum'
  | 'playQuorum'
  | 'pickCrisis'
  | 'playSuperCrisis'
  | 'exchangeSuperCrisis';

export const cardWords: EffectWords<CardEffect> = {
  drawQuorum: (count) => does('you', `draw ${plural(count, 'Quorum card')}`),
  lookAtTop: (decks, { brief }) =>
    does(
      'you',
      `look at the top card of the ${list(
        decks.map((deck) => deckWords[deck]),
        'or',
      )} deck${brief ? '' : ', then put it back on the top or on the bottom'}`,
    ),
  keepInPlay: (stay, { brief }) => fleet(brief ? 'this card stays in play' : stayUntil[stay]),
  removeCard: () => fleet('this card is removed from the game'),
  countAsDistance: (distance) => fleet(`this card is put beside the objective and counts as ${distance} distance`),
  anotherCrisis: (_, { brief }) =>
    fleet(
      brief
        ? 'afterwards another Crisis card is drawn'
        : "after this card's activation icons, the current player draws and resolves another Crisis card",
    ),
  modifyRoll: (by) => fleet(by < 0 ? `subtract ${-by} from the die` : `add ${by} to the die`),
  rerollDie: ({ ifPiloted }, { brief }) =>
    fleet(
      brief
        ? `the die is rolled again${ifPiloted === 0 ? '' : `, with ${signed(ifPiloted)} if the viper is piloted`}`
        : ifPiloted === 0
          ? 'the die is rolled again and the new result counts'
          : `the die is rolled again; if the viper is piloted, ${Math.abs(ifPiloted)} is ${ifPiloted < 0 ? 'subtracted from' : 'added to'} the new result`,
    ),
  changeDifficulty: (by) => fleet(by < 0 ? `lower the difficulty by ${-by}` : `raise the difficulty by ${by}`),
  makePositive: (skills) => fleet(`${skillList(skills)} cards count as positive in this check`),
  openCheck: (how, { brief }) => {
    if (how !== true) return fleet(`players add their cards to this check face up${brief ? '' : '; the Destiny cards stay hidden until the reveal'}`);
    return fleet(brief ? 'all cards of this check are added face up' : 'all cards of this check are added face up, the Destiny cards too');
  },
  nullifySkill: () => does('you', 'name a skill; its cards have strength 0 in this check'),
  takeCheckCards: () => does('you', 'take all Skill cards of the check into your hand instead of discarding them'),
  decideCheck: () => does('you', 'choose whether the check passes or fails; it is not made'),
  replaceCrisis: () => fleet('the Crisis card is discarded and a new one is drawn in its place'),
  switchOption: () => fleet('the other option of the card is taken instead'),
  pickQuorum: (count) => does('you', `draw ${plural(count, 'Quorum card')}, resolve 1 and put the others on the bottom of the deck`),
  playQuorum: () => does('you', 'play 1 Quorum card from your hand'),
  pickCrisis: ({ draw, others }, { brief }) =>
    does(
      'you',
      brief || draw === 1
        ? `draw ${plural(draw, 'Crisis card')} and resolve ${draw === 1 ? 'it' : '1'}`
        : `draw ${plural(draw, 'Crisis card')}, resolve 1 and ${others === 'discard' ? `discard the ${draw === 2 ? 'other' : 'others'}` : `put the ${draw === 2 ? 'other' : 'others'} on the bottom of the deck`}`,
    ),
  playSuperCrisis: (_, { brief }) => does('you', `play a Super Crisis card${brief ? '' : ' from your hand'}`),
  exchangeSuperCrisis: (_, { brief }) => may('you', brief ? 'exchange your Super Crisis card' : 'discard your Super Crisis card and draw a new one'),
};
