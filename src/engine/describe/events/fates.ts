/** Eliminations, checks, the Destiny deck. */
import { list, plural, signed } from '../grammar.ts';
import { deckName, faceName, faces, nameOf, sourceName } from '../names.ts';
import { atArea, resourceNames, skillCards, skillNames } from '../terms.ts';
import { abilityText } from '../uses.ts';
import { because } from './cause.ts';
import type { EventWords } from './table.ts';

type FateEvent =
  | 'eliminated'
  | 'loyaltyShuffledIn'
  | 'checkAbility'
  | 'checkConsequence'
  | 'contributionSeen'
  | 'asideAdded'
  | 'skillsLearned'
  | 'passReplaced'
  | 'destinySeeded'
  | 'destinyReplaced'
  | 'destinyCulled'
  | 'destinySwapped'
  | 'dieReplaced'
  | 'dieNamed'
  | 'dieAdjusted'
  | 'raiderMisses'
  | 'scarAppears'
  | 'protected'
  | 'lossLessened'
  | 'nextCrisisJumps'
  | 'skillGiven'
  | 'quorumDiscarded'
  | 'handTaken';

export const fateEvents: EventWords<FateEvent> = {
  eliminated: ({ seat, why }, names) => `${names.seat(seat)} is out of the game${because(why)}`,
  loyaltyShuffledIn: ({ count }) =>
    `${plural(count, '“You Are Not a Cylon” card')} ${count === 1 ? 'is' : 'are'} shuffled into the Loyalty deck`,
  checkConsequence: ({ source }) => `The consequence of ${nameOf(source)} follows`,
  checkAbility: ({ card }) => {
    const does = abilityText(card);
    return does === '' ? `The ability of ${nameOf(card)} is resolved` : `${nameOf(card)} takes effect: ${does}`;
  },
  contributionSeen: ({ by, of, cards }, names) =>
    cards === undefined
      ? `${names.seat(by)} looks at the cards that ${names.seat(of)} has added`
      : `${names.seat(of)} has added ${cards.length === 0 ? 'no cards' : faces(cards)}`,
  asideAdded: ({ count, cards }) =>
    `${cards === undefined ? skillCards(count) : faces(cards)} that were set aside ${count === 1 ? 'goes' : 'go'} into the check`,
  skillsLearned: ({ seat, skill, count, to, cards }, names) =>
    `${names.seat(seat)} ${to === 'hand' ? 'takes' : 'adds'} `
      + (cards === undefined || cards.length === 0 ? plural(count, `${skillNames[skill]} card`) : faces(cards))
      + (to === 'hand' ? '' : ' to the check'),
  passReplaced: ({ seat, why }, names) => `${names.seat(seat)} decides that the pass has another result${because(why)}`,
  destinySeeded: ({ skill, count, why }) =>
    `${plural(count, `${skillNames[skill]} card`)} ${count === 1 ? 'is' : 'are'} shuffled into the Destiny deck${because(why)}`,
  destinyReplaced: ({ skill, count, discarded }) =>
    `The Destiny deck is discarded${discarded.length === 0 ? '' : ` (${faces(discarded)})`}; `
      + `the new one has ${plural(count, `${skillNames[skill]} card`)}`,
  destinyCulled: ({ seat, cards }, names) =>
    `${names.seat(seat)} discards ${cards.length === 0 ? 'nothing' : faces(cards)} from the ${deckName('destiny')}`,
  destinySwapped: ({ seat, put, taken }, names) =>
    `${names.seat(seat)} puts ${faceName(put)} on top of the Destiny deck and `
      + `takes ${taken === undefined ? 'the card that lay there' : faceName(taken)}`,
  dieReplaced: ({ seat, result, card, why }, names) =>
    `${names.seat(seat)} discards ${faceName(card)} instead of rolling for ${why === 'attack' ? 'an attack' : sourceName(why)}: it counts as ${result}`,
  dieNamed: ({ seat, result, why }, names) => `${names.seat(seat)} chooses ${result} as the result of the die for ${why === 'attack' ? 'an attack' : sourceName(why)}`,
  dieAdjusted: ({ by, result }) => `The die is changed by ${signed(by)} (now ${result})`,
  raiderMisses: ({ area }) => `A raider ${atArea(area)} misses`,
  scarAppears: ({ area }) => `One of the raiders ${atArea(area)} is Scar`,
  protected: ({ resource, seat }, names) =>
    `${names.seat(seat)} takes precautions: the next loss of ${resourceNames[resource].toLowerCase()} in this turn is 1 smaller`,
  lossLessened: ({ resource }) => `Precautions save 1 ${resourceNames[resource].toLowerCase()}`,
  nextCrisisJumps: ({ seat }, names) => `${names.seat(seat)} prepares the jump: the next Crisis card of this turn has a jump icon`,
  skillGiven: ({ from, to, card }, names) =>
    `${names.seat(from)} gives ${card === undefined ? '1 Skill card' : faceName(card)} to ${names.seat(to)}`,
  quorumDiscarded: ({ seat, cards, why }, names) =>
    `${names.seat(seat)} discards ${list(cards.map(nameOf))}${why === undefined ? ' to keep the limit of Quorum cards' : because(why)}`,
  handTaken: ({ by, from, count, cards }, names) =>
    `${names.seat(by)} takes ${count === 0 ? 'no Skill cards' : cards === undefined ? skillCards(count) : faces(cards)} from ${names.seat(from)}`,
};
