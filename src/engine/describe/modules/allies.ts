/** Allies of the Ionian Nebula: their cards, and what is told and asked about them. */
import type { Ally } from '../../../catalogue/allies.ts';
import { catalogue } from '../../../catalogue/index.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { headed, listed, noun, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { effectLines } from '../cards/effectLines.ts';
import { explained, question, withNotes, withPass } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { openEffects } from '../effects/index.ts';
import type { ModuleEvents } from '../events/table.ts';
import type { DeckWords } from '../further.ts';
import { name, place } from '../nouns.ts';
import { symbolOfTrauma } from '../trauma.ts';

type Result = Exclude<TraumaSymbol, 'disaster'>;

const brief = { brief: true } as const;

/** “Benevolent: gain 1 morale; antagonistic: you are sent to the Brig” */
const bothResults = ({ benevolent, antagonistic }: Ally): Text =>
  tell('modules.allies.both', {
    benevolent: openEffects(benevolent.effects, brief),
    antagonistic: openEffects(antagonistic.effects, brief),
  });

/** Returns the name of a result on the card: “Bureaucrat”. */
const resultName = (ally: Ally, symbol: Result): Text => noun(`${ally.id}/${symbol}`, ally[symbol].name);

const resultLines = (ally: Ally, symbol: Result): ReadonlyArray<Text> =>
  effectLines(tell('modules.allies.result', { symbol, result: resultName(ally, symbol) }), ally[symbol].effects);

export const allyDeck: DeckWords<'allies'> = {
  kindName: tell('modules.allies.kind'),
  brief: bothResults,
  lines: (ally) => [
    headed(tell('modules.allies.found'), place(ally.location)),
    ...resultLines(ally, 'benevolent'),
    ...resultLines(ally, 'antagonistic'),
  ],
};

/** The result that the token on the card brings; of a disaster there is none. */
function resultOf(card: string, symbol: TraumaSymbol | undefined): Text {
  const ally = catalogue.allies.get(card);
  return ally === undefined || symbol === undefined || symbol === 'disaster' ? name(card) : resultName(ally, symbol);
}

export const allyEvents: ModuleEvents<'allies'> = {
  allyPlaced: ({ ally, location, seat }, names) => {
    const values = { ally: name(ally), place: place(location) };
    return seat === undefined
      ? tell('modules.allies.placed', values)
      : tell('modules.allies.brought', { ...values, player: names.seat(seat) });
  },
  allyPutAway: ({ ally }) => tell('modules.allies.putAway', { ally: name(ally) }),
  allyMet: ({ seat, ally, token }, names) => {
    const symbol = token === undefined ? undefined : symbolOfTrauma(token);
    return tell('modules.allies.met', {
      player: names.seat(seat),
      ally: name(ally),
      symbol: symbol ?? 'none',
      result: resultOf(ally, symbol),
    });
  },
  allyLeft: ({ ally, location, met = false }) =>
    tell('modules.allies.left', { ally: name(ally), place: place(location), met }),
  civilianHidden: ({ seat, ship }, names) => tell('modules.allies.hidden', { player: names.seat(seat), number: ship }),
  centurionsPushedBack: ({ spaces }) =>
    tell('modules.allies.pushedBack', {
      spaces: listed(spaces.map((space) => tell('modules.allies.space', { space }))),
    }),
};

export const allyQuestions: ModuleQuestions<'allies'> = {
  meetAlly: ({ location }) => question('modules.allies.meetAlly', 'R-ION-30', { place: place(location) }),
  coverAlly: ({ ally }) =>
    explained(question('modules.allies.coverAlly', 'R-ION-36', { ally: name(ally) }), sentences(bothResultsOf(ally))),
  whoBringsAlly: () => question('modules.allies.whoBringsAlly', 'R-ION-52'),
  shipsToMove: ({ why }) =>
    withPass(
      withNotes(question('modules.allies.shipsToMove', 'R-CMB-119'), name(why)),
      tell('modules.allies.moveNone'),
    ),
};

function bothResultsOf(card: string): Text {
  const ally = catalogue.allies.get(card);
  return ally === undefined ? name(card) : bothResults(ally);
}
