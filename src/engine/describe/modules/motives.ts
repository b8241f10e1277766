/** Motives: what they say, and what is told and asked about them. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Motive } from '../../../catalogue/motives.ts';
import { inRow, listed, noted, sentences, tell, withItems } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { ActionWordsOf } from '../actionWords.ts';
import { question, withPass } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { conditionTold } from '../effects/conditions.ts';
import type { ModuleEvents } from '../events/table.ts';
import type { DeckWords } from '../further.ts';
import { name } from '../nouns.ts';
import type { NoTeamWords } from '../view/standings.ts';

const demands = ({ requires }: Motive): Text => listed(requires.map(conditionTold));

/** “Humans: when the game is over, food is 4 or less” */
const briefMotive = (motive: Motive): Text =>
  tell('modules.motives.brief', {
    team: motive.allegiance,
    atEnd: motive.timing === 'gameOver',
    what: demands(motive),
  });

export const motiveDeck: DeckWords<'motives'> = {
  kindName: tell('modules.motives.kind'),
  brief: briefMotive,
  lines: (motive) => [
    tell('modules.motives.team', { team: motive.allegiance }),
    sentences(tell(`modules.motives.${motive.timing}`, { what: demands(motive) })),
  ],
};

const namesOf = (cards: ReadonlyArray<string> = []): ReadonlyArray<Text> => cards.map(name);

/** Those that are not revealed yet. */
export const motiveStanding: NoTeamWords = ({ own }) => {
  const conditions = own?.modules.motives
    ?.filter(({ revealed }) => !revealed)
    .flatMap(({ card, holds }) => {
      const motive = catalogue.motives.get(card);
      return motive === undefined ? [] : [{ text: sentences(noted(name(card), briefMotive(motive))), holds }];
    });
  return conditions === undefined ? undefined : { sentence: tell('modules.motives.noTeam'), conditions };
};

export const motiveEvents: ModuleEvents<'motives'> = {
  motivesDealt: ({ seat, count, cards }, names) =>
    withItems(tell('modules.motives.dealt', { player: names.seat(seat), count }), ...namesOf(cards)),
  motiveRevealed: ({ seat, card }, names) =>
    tell('modules.motives.revealed', {
      player: names.seat(seat),
      card: name(card),
      team: catalogue.motives.get(card)?.allegiance ?? 'none',
    }),
  motivesLeft: ({ seat, cards }, names) =>
    withItems(tell('modules.motives.left', { player: names.seat(seat), count: cards.length }), ...namesOf(cards)),
};

export const motiveQuestions: ModuleQuestions<'motives'> = {
  lastMotives: () => withPass(question('modules.motives.lastMotives', 'R-VIC-42'), tell('modules.motives.revealNone')),
};

function briefOf(card = ''): Text {
  const motive = catalogue.motives.get(card);
  return motive === undefined ? '' : inRow([name(card), briefMotive(motive)], '. ');
}

export const motiveActions: ActionWordsOf<'motives'> = {
  'motives/reveal': {
    label: tell('modules.motives.reveal'),
    detail: ({ card }) => briefOf(card),
    deed: ({ card = '' }) => tell('modules.motives.reveals', { card: name(card) }),
  },
};
