/** Questions about checks, dice and cards that come with the expansions. */
import { tell } from '../../../words/text.ts';
import { cards, skillCards, source } from '../nouns.ts';
import { question, withNotes } from './table.ts';
import type { Questions } from './table.ts';

type FateTopics =
  | 'chooseHull'
  | 'abilityOrder'
  | 'discardFromCheck'
  | 'nameResult'
  | 'lookAtBottom'
  | 'cullDestiny'
  | 'placeCard'
  | 'learnSkill'
  | 'keepOrAdd'
  | 'giveCard'
  | 'rollAgain';

export const fateQuestions: Questions<FateTopics> = {
  chooseHull: ({ why }) => withNotes(question('decisions.fates.chooseHull', 'R-PEG-20'), source(why)),
  abilityOrder: () => question('decisions.fates.abilityOrder', 'R-CHK-65'),
  discardFromCheck: ({ why }) => withNotes(question('decisions.fates.discardFromCheck', 'R-CHK-60'), source(why)),
  nameResult: ({ why }) => withNotes(question('decisions.fates.nameResult', 'R-TURN-142'), source(why)),
  lookAtBottom: ({ why }) => withNotes(question('decisions.fates.lookAtBottom', 'R-TTL-16'), source(why)),
  cullDestiny: ({ count, why }) =>
    withNotes(question('decisions.fates.cullDestiny', 'R-CHK-32', { cards: cards(count, 'card') }), source(why)),
  placeCard: ({ left, why }) =>
    withNotes(
      question('decisions.fates.placeCard', 'R-TURN-150'),
      source(why),
      tell('decisions.turn.left', { count: left }),
    ),
  learnSkill: ({ count, why }) =>
    withNotes(question('decisions.fates.learnSkill', 'R-CHK-22', { cards: skillCards(count) }), source(why)),
  keepOrAdd: ({ why }) => withNotes(question('decisions.fates.keepOrAdd', 'R-CHK-27'), source(why)),
  giveCard: ({ to, why, count = 1 }, names) =>
    withNotes(
      question('decisions.fates.giveCard', 'R-TURN-54', { count, cards: skillCards(count), player: names.seat(to) }),
      source(why),
    ),
  rollAgain: ({ result, needed }) => question('decisions.fates.rollAgain', 'R-NCA-50', { result, needed }),
};
