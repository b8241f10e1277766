/** Questions that a card, a location or an ability asks. */
import { abilityOf } from '../../../catalogue/abilities.ts';
import { inRow, sentences } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { find } from '../lookup.ts';
import { briefAbility, briefEntry, cardLabel } from '../brief.ts';
import { toldEffects } from '../effects/index.ts';
import { deck, name, source } from '../nouns.ts';
import { about, aboutChosen } from './about.ts';
import { explained, question, withNotes } from './table.ts';
import type { QuestionParts, Questions } from './table.ts';

/** A card with its own choice is explained by its name; the options themselves say what they do. */
function isChoice(card: string): boolean {
  const found = find(card);
  return found?.kind === 'crisis' && found.entry.kind === 'choice';
}

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

/** “Lose 1 food.”: what a card that was looked at would do. */
function saying(card: string): ReadonlyArray<Text> {
  const found = find(card);
  return found === undefined ? [] : [sentences(briefEntry(found))];
}

/** Which Cylon card it is may be read from what is revealed, not from the question. */
function aboutUse(id: string): QuestionParts {
  const loyalty = find(id);
  if (loyalty?.kind === 'loyalty') {
    return explained(question('decisions.cards.useLoyalty', 'R-LOY-51'), toldEffects(loyalty.entry.effects));
  }
  const found = abilityOf(id);
  const asked = question('decisions.cards.useAbility', 'R-TURN-160', { ability: name(id) });
  return found ? { ...asked, help: sentences(briefAbility(found)) } : asked;
}

export const cardQuestions: Questions<CardTopics> = {
  chooseOption: ({ card }) =>
    question('decisions.cards.chooseOption', 'R-CRI-12', { card: name(card), evenThat: isChoice(card) }),
  chooseEffect: ({ why, place, of }) =>
    withNotes(
      place === undefined
        ? question('decisions.cards.chooseEffect', 'R-TURN-149')
        : question('decisions.cards.nameEffect', 'R-FLT-80', { place, of: of ?? place }),
      source(why),
    ),
  chooseCrisis: ({ why }) =>
    question('decisions.cards.chooseCrisis', find(why)?.kind === 'location' ? 'R-CRI-60' : 'R-CRI-02', {
      source: source(why),
    }),
  chooseCard: ({ why }) =>
    withNotes(explained(question('decisions.cards.chooseCard', 'R-TURN-144'), ...about(why)), source(why)),
  choosePlayer: ({ why, then }) =>
    withNotes(explained(question('decisions.cards.choosePlayer', 'R-CRI-17'), ...aboutChosen(why, then)), source(why)),
  chooseSkill: ({ why }) => withNotes(question('decisions.cards.chooseSkill', 'R-CHK-50'), source(why)),
  chooseLocation: ({ why, who }, names) =>
    withNotes(
      who === undefined
        ? question('decisions.cards.chooseLocation', 'R-TURN-46')
        : question('decisions.cards.chooseLocationFor', 'R-TURN-46', { player: names.seat(who) }),
      source(why),
    ),
  chooseDeck: ({ why }) => withNotes(question('decisions.cards.chooseDeck', 'R-LOY-20'), source(why)),
  topOrBottom: ({ card, deck: of }) => {
    const asked = question('decisions.cards.topOrBottom', 'R-TURN-150', { deck: deck(of), card: cardLabel(card) });
    return { ...asked, help: inRow([asked.help, ...saying(card)], ' ') };
  },
  chooseResult: ({ why }) => withNotes(question('decisions.cards.chooseResult', 'R-CHK-11'), source(why)),
  useAbility: ({ source: id }) => aboutUse(id),
  giveLoyalty: ({ why }) => withNotes(question('decisions.cards.giveLoyalty', 'R-LOY-72'), source(why)),
};
