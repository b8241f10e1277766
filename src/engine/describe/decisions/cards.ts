/** Questions that a card, a location or an ability asks. */
import { abilityOf, find } from '../lookup.ts';
import { briefAbility, briefEntry, cardLabel } from '../brief.ts';
import { describeEffects } from '../effects/index.ts';
import { sentence } from '../grammar.ts';
import { deckName, nameOf, sourceName } from '../names.ts';
import { about, aboutChosen, from } from './about.ts';
import type { Questions } from './table.ts';

/** A card with its own choice is explained by its name; the options themselves say what they do. */
const chooserHelp = (card: string): string => {
  const found = find(card);
  return found?.kind === 'crisis' && found.entry.kind === 'choice'
    ? 'Each option says what it does. You may take one that cannot be carried out. What you choose happens at once.'
    : 'Each option says what it does. What you choose happens at once.';
};

type CardTopics =
  | 'chooseOption'
  | 'chooseCrisis'
  | 'chooseCard'
  | 'choosePlayer'
  | 'chooseSkill'
  | 'chooseLocation'
  | 'chooseDeck'
  | 'topOrBottom'
  | 'chooseResult'
  | 'chooseEffect'
  | 'useAbility'
  | 'giveLoyalty';

/** « Riots: lose 1 food…»: what a card that was looked at would do. */
function saying(card: string): string {
  const found = find(card);
  return found === undefined ? '' : ` ${sentence(briefEntry(found))}`;
}

export const cardQuestions: Questions<CardTopics> = {
  chooseOption: ({ card }) => ({ ask: `choose an option of ${nameOf(card)}`, help: chooserHelp(card), rule: 'R-CRI-12' }),
  chooseEffect: ({ why, place, of }) => (place === undefined
    ? { ask: `choose one${from(why)}`, help: 'What you choose happens at once.', rule: 'R-TURN-149' }
    : {
        ask: `name ${place} of ${of ?? place}${from(why)}`,
        help: 'You name all of them before the first is resolved; they are resolved in the order in which you name them.',
        rule: 'R-FLT-80',
      }),
  chooseCrisis: ({ why }) => ({
    ask: 'choose the Crisis card to resolve',
    help: `${sourceName(why)} lets you see these cards in secret. The one you `
        + `choose is revealed and resolved, nobody learns what the others were.`,
    rule: find(why)?.kind === 'location' ? 'R-CRI-60' : 'R-CRI-02',
  }),
  chooseCard: ({ why }) => ({
    ask: `choose a card${from(why)}`,
    help: `${about(why)}Only you see these cards. The one you choose is used at once.`,
    rule: 'R-TURN-144',
  }),
  choosePlayer: ({ why }) =>
    ({ ask: `choose a player${from(why)}`, help: `${aboutChosen(why)}Everybody sees whom you choose.`, rule: 'R-CRI-17' }),
  chooseSkill: ({ why }) => ({ ask: `name a skill${from(why)}`, help: 'The cards of this skill count 0 in the check.', rule: 'R-CHK-50' }),
  chooseLocation: ({ why, who }, names) => ({
    ask: `choose a location${who === undefined ? '' : ` for ${names.seat(who)}`}${from(why)}`,
    help: 'This move is free. Sickbay and the Brig cannot be chosen.',
    rule: 'R-TURN-46',
  }),
  chooseDeck: ({ why }) => ({
    ask: `choose a deck${from(why)}`,
    help: 'You see its top card in secret and then put it on the top or on the bottom of the deck.',
    rule: 'R-LOY-20',
  }),
  topOrBottom: ({ card, deck }) => ({
    ask: `put the card you saw on the top or the bottom of the ${deckName(deck)}`,
    help: `It is ${cardLabel(card)}. Nobody else learns that; everybody sees where you put it.${saying(card)}`,
    rule: 'R-TURN-150',
  }),
  chooseResult: ({ why }) => ({
    ask: `decide whether the check passes or fails${from(why)}`,
    help: 'The check is not made: no cards are added, and the result that you choose is carried out at once.',
    rule: 'R-CHK-11',
  }),
  useAbility: ({ source, ability }) => {
    const found = abilityOf(source, ability);
    const loyalty = find(source);
    // Which Cylon card it is may be read from what is revealed, not from the question.
    if (loyalty?.kind === 'loyalty')
      return {
        ask: 'do you want to use the effect of your Loyalty card?',
        help: `${describeEffects(loyalty.entry.effects, {})} You may also leave it.`,
        rule: 'R-LOY-51',
      };
    return {
      ask: `do you want to use ${ability}?`,
      help: found ? sentence(briefAbility(found)) : 'You may also leave it.',
      rule: 'R-TURN-160',
    };
  },
  giveLoyalty: ({ why }) => ({
    ask: `choose who gets your Loyalty cards${from(why)}`,
    help: 'They go face down to that player, and nobody else sees them. Whoever holds a Cylon card plays for the Cylons.',
    rule: 'R-LOY-72',
  }),
};
