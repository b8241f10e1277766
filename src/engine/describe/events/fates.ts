/** Eliminations, checks, the Destiny deck. */
import { inRow, listed, signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { SkillCard } from '../../types/ids.ts';
import {
  area as areaNoun,
  cards as cardsOf,
  cardsOfSkill,
  face,
  faces,
  name,
  resource as resourceNoun,
  skillCards,
} from '../nouns.ts';
import { abilityTold } from '../uses.ts';
import { rolledFor, withCause } from './cause.ts';
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

/** “2 Skill cards” for those who don't know them. */
const known = (cards: ReadonlyArray<SkillCard> | undefined, unknown: Text): Text =>
  cards === undefined ? unknown : faces(cards);

export const fateEvents: EventWords<FateEvent> = {
  eliminated: ({ seat, why }, names) => withCause(tell('events.fates.eliminated', { player: names.seat(seat) }), why),
  loyaltyShuffledIn: ({ count }) =>
    tell('events.fates.loyaltyShuffledIn', { count, cards: cardsOf(count, 'notACylon') }),
  checkConsequence: ({ source }) => tell('events.fates.consequence', { card: name(source) }),
  checkAbility: ({ card }) => {
    const does = abilityTold(card);
    return does === ''
      ? tell('events.fates.abilityResolved', { card: name(card) })
      : inRow([tell('events.fates.takesEffect', { card: name(card) }), does], ': ');
  },
  contributionSeen: ({ by, of, cards }, names) => {
    if (cards === undefined) return tell('events.fates.looksAtAdded', { player: names.seat(by), of: names.seat(of) });
    return cards.length === 0
      ? tell('events.fates.hasAddedNone', { player: names.seat(of) })
      : tell('events.fates.hasAdded', { player: names.seat(of), cards: faces(cards) });
  },
  asideAdded: ({ count, cards }) => tell('events.fates.asideAdded', { count, cards: known(cards, skillCards(count)) }),
  skillsLearned: ({ seat, skill, count, to, cards }, names) =>
    tell('events.fates.learned', {
      player: names.seat(seat),
      cards: known(cards?.length === 0 ? undefined : cards, cardsOfSkill(count, skill)),
      to,
    }),
  passReplaced: ({ seat, why }, names) =>
    withCause(tell('events.fates.passReplaced', { player: names.seat(seat) }), why),
  destinySeeded: ({ skill, count, why }) =>
    withCause(tell('events.fates.destinySeeded', { count, cards: cardsOfSkill(count, skill) }), why),
  destinyReplaced: ({ skill, count, discarded }) =>
    tell('events.fates.destinyReplaced', {
      cards: cardsOfSkill(count, skill),
      discarded: faces(discarded),
      wasEmpty: discarded.length === 0,
    }),
  destinyCulled: ({ seat, cards }, names) =>
    cards.length === 0
      ? tell('events.fates.destinyCulledNone', { player: names.seat(seat) })
      : tell('events.fates.destinyCulled', { player: names.seat(seat), cards: faces(cards) }),
  destinySwapped: ({ seat, put, taken }, names) =>
    taken === undefined
      ? tell('events.fates.destinySwappedUnseen', { player: names.seat(seat), put: face(put) })
      : tell('events.fates.destinySwapped', { player: names.seat(seat), put: face(put), taken: face(taken) }),
  dieReplaced: ({ seat, result, card, why }, names) =>
    tell('events.fates.dieReplaced', { player: names.seat(seat), card: face(card), what: rolledFor(why), result }),
  dieNamed: ({ seat, result, why }, names) =>
    tell('events.fates.dieNamed', { player: names.seat(seat), result, what: rolledFor(why) }),
  dieAdjusted: ({ by, result }) => tell('events.fates.dieAdjusted', { change: signed(by), result }),
  raiderMisses: ({ area }) => tell('events.fates.raiderMisses', { area: areaNoun(area) }),
  scarAppears: ({ area }) => tell('events.fates.scarAppears', { area: areaNoun(area) }),
  protected: ({ resource, seat }, names) =>
    tell('events.fates.protected', { player: names.seat(seat), resource: resourceNoun(resource) }),
  lossLessened: ({ resource }) => tell('events.fates.lossLessened', { resource: resourceNoun(resource) }),
  nextCrisisJumps: ({ seat }, names) => tell('events.fates.nextCrisisJumps', { player: names.seat(seat) }),
  skillGiven: ({ from, to, card }, names) =>
    tell('events.fates.skillGiven', {
      player: names.seat(from),
      to: names.seat(to),
      card: card === undefined ? skillCards(1) : face(card),
    }),
  quorumDiscarded: ({ seat, cards, why }, names) => {
    const told = { player: names.seat(seat), cards: listed(cards.map(name)) };
    return why === undefined
      ? tell('events.fates.quorumOverLimit', told)
      : withCause(tell('events.fates.quorumDiscarded', told), why);
  },
  handTaken: ({ by, from, count, cards }, names) =>
    count === 0
      ? tell('events.fates.handTakenNone', { player: names.seat(by), from: names.seat(from) })
      : tell('events.fates.handTaken', {
          player: names.seat(by),
          from: names.seat(from),
          cards: known(cards, skillCards(count)),
        }),
};
