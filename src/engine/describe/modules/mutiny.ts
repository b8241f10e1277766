/** Mutiny cards: what they say, and what is told and asked about them. */
import { catalogue } from '../../../catalogue/index.ts';
import type { MutinyCard } from '../../../catalogue/mutiny.ts';
import { finished, headed, listed, sentences, tell, withItems } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { ActionWordsOf } from '../actionWords.ts';
import { question, withNotes, withPass } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { conditionTold } from '../effects/conditions.ts';
import { openEffects } from '../effects/index.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import type { DeckWords } from '../further.ts';
import { cards as cardsOf, name, skillCards, source, title as titleNoun } from '../nouns.ts';

/** “discard 5 Skill cards: you become Admiral” */
function whatItDoes({ cost, effects }: MutinyCard, brief: boolean): Text {
  const what = openEffects(effects, brief ? { brief } : {});
  return cost === undefined ? what : tell('modules.mutiny.costs', { cards: skillCards(cost), what });
}

export const mutinyDeck: DeckWords<'mutiny'> = {
  kindName: tell('modules.mutiny.kind'),
  brief: (card) => whatItDoes(card, true),
  lines: (card) => [
    headed(tell('modules.mutiny.action'), finished(whatItDoes(card, false))),
    ...(card.requires === undefined
      ? []
      : [sentences(tell('modules.mutiny.onlyIf', { condition: listed(card.requires.map(conditionTold)) }))]),
    tell('modules.mutiny.holder'),
  ],
};

const namesOf = (cards: ReadonlyArray<string> = []): ReadonlyArray<Text> => cards.map(name);
const mutinyCards = (count: number): Text => cardsOf(count, 'mutiny');

export const mutinyEvents: ModuleEvents<'mutiny'> = {
  mutinyDrawn: ({ seat, count, cards = [], why }, names) => {
    const drawn = tell('modules.mutiny.drawn', { player: names.seat(seat), cards: mutinyCards(count) });
    return cards.length === 0 ? withCause(drawn, why) : withItems(drawn, ...namesOf(cards));
  },
  mutinySeen: ({ seat, to, count, cards }, names) => {
    const values = { player: names.seat(seat), cards: mutinyCards(count) };
    return withItems(
      seat === to
        ? tell('modules.mutiny.seen', values)
        : tell('modules.mutiny.seenFor', { ...values, to: names.seat(to) }),
      ...namesOf(cards),
    );
  },
  mutinyDiscarded: ({ seat, cards }, names) =>
    withItems(
      tell('modules.mutiny.discarded', { player: names.seat(seat), cards: mutinyCards(cards.length) }),
      ...namesOf(cards),
    ),
  mutinyPlayed: ({ seat, card }, names) =>
    tell('modules.mutiny.played', { player: names.seat(seat), card: name(card) }),
  nukesRemoved: ({ why }) => withCause(tell('modules.mutiny.nukesRemoved'), why),
};

export const mutinyQuestions: ModuleQuestions<'mutiny'> = {
  giveMutiny: ({ to, why }, names) =>
    withNotes(question('modules.mutiny.giveMutiny', 'R-DAY-29', { player: names.seat(to) }), source(why)),
  keepMutiny: ({ count, why }) =>
    withNotes(question('modules.mutiny.keepMutiny', 'R-DAY-24', { cards: mutinyCards(count) }), source(why)),
  discardMutiny: ({ why }) =>
    withPass(
      withNotes(question('modules.mutiny.discardMutiny', 'R-DAY-51'), source(why)),
      tell('modules.mutiny.keepAll'),
    ),
  keepTitle: ({ title, card, nominee }, names) =>
    withPass(
      question('modules.mutiny.keepTitle', 'R-DAY-52', {
        card: name(card),
        title: titleNoun(title),
        player: names.seat(nominee),
      }),
      tell('modules.mutiny.giveUp'),
    ),
};

function briefOf(card = ''): Text {
  const found = catalogue.mutiny.get(card);
  return found === undefined ? '' : whatItDoes(found, true);
}

export const mutinyActions: ActionWordsOf<'mutiny'> = {
  'mutiny/play': {
    label: tell('modules.mutiny.play'),
    detail: ({ card }) => briefOf(card),
    deed: ({ card = '' }) => tell('modules.mutiny.plays', { card: name(card) }),
  },
};
