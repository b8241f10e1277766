/** Questions about checks, dice and cards that come with the expansions. */
import { note, plural } from '../grammar.ts';
import { sourceName } from '../names.ts';
import { skillCards } from '../terms.ts';
import { from } from './about.ts';
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
  chooseHull: ({ why }) => ({
    ask: `choose which ship takes the damage${note(sourceName(why))}`,
    help: 'A token is drawn for the ship that you choose. Pegasus is lost when all of its 4 '
        + 'locations are damaged; damaged locations of Pegasus do not count against Galactica.',
    rule: 'R-PEG-20',
  }),
  abilityOrder: () => ({
    ask: 'choose which ability of the revealed cards comes next',
    help: 'Each of them is resolved once, whoever added the card. As the current player you decide the order.',
    rule: 'R-CHK-65',
  }),
  discardFromCheck: ({ why }) => ({
    ask: `discard a card from the check${from(why)}`,
    help: 'It counts no more and its ability is not resolved, but it has been in the check: a consequence follows all the same.',
    rule: 'R-CHK-60',
  }),
  nameResult: ({ why }) => ({
    ask: `choose the result of the die${from(why)}`,
    help: 'No die is rolled, and nothing can change the result.',
    rule: 'R-TURN-142',
  }),
  lookAtBottom: ({ why }) => ({
    ask: `choose the deck whose lowest card you look at${from(why)}`,
    help: 'Only you see the card; it stays where it is.',
    rule: 'R-TTL-16',
  }),
  cullDestiny: ({ count, why }) => ({
    ask: `discard ${plural(count, 'card')} of the Destiny deck${from(why)}`,
    help: 'You see the whole Destiny deck. What you discard is seen by everybody, the rest is shuffled.',
    rule: 'R-CHK-32',
  }),
  placeCard: ({ left, why }) => ({
    ask: `put a card back${note(sourceName(why), `${left} left`)}`,
    help: 'What you put on the top first is drawn first. What goes to the bottom '
        + 'is out of the way for a long time. Nobody else sees the cards.',
    rule: 'R-TURN-150',
  }),
  learnSkill: ({ count, why }) => ({
    ask: `choose a Skill deck${from(why)}`,
    help: `You look at its top ${skillCards(count)} before you decide what to do with them.`,
    rule: 'R-CHK-22',
  }),
  keepOrAdd: ({ why }) => ({
    ask: `take the cards or add them to the check${from(why)}`,
    help: 'It is all or nothing. Cards for the check go in right after the Destiny cards and are not seen before the reveal.',
    rule: 'R-CHK-27',
  }),
  giveCard: ({ to, why, count = 1 }, names) => ({
    ask: `choose ${count === 1 ? 'a Skill card' : skillCards(count)} for ${names.seat(to)}${from(why)}`,
    help: `Only the two of you learn which ${count === 1 ? 'card it is' : 'cards they are'}.`,
    rule: 'R-TURN-54',
  }),
  rollAgain: ({ result, needed }) => ({
    ask: 'roll again or leave it',
    help: `The result is ${result}; the occupation force falls from ${needed} on. You may `
        + `discard a Maximum Firepower to roll once more; what was added to the roll stays.`,
    rule: 'R-NCA-50',
  }),
};
