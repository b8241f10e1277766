/** Allies of the Ionian Nebula: their cards, and what is told and asked about them. */
import type { Ally } from '../../../catalogue/allies.ts';
import { catalogue } from '../../../catalogue/index.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { effectsText } from '../effects/index.ts';
import { deckWords } from '../further.ts';
import { list, sentence } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf, place } from '../names.ts';
import { symbolOfTrauma } from '../trauma.ts';

const brief = { brief: true } as const;

/** «Benevolent: gain 1 morale; antagonistic: you are sent to the Brig» */
function bothResults({ benevolent, antagonistic }: Ally): string {
  return `Benevolent: ${effectsText(benevolent.effects, brief)}; antagonistic: ${effectsText(antagonistic.effects, brief)}`;
}

deckWords('allies', {
  kindName: 'Ally',
  brief: bothResults,
  lines: ({ location, benevolent, antagonistic }) => [
    `Found at ${place(location)}: whoever ends the own Movement step there meets this ally, and the trauma token on the card decides.`,
    sentence(`benevolent (${benevolent.name}): ${effectsText(benevolent.effects)}`),
    sentence(`antagonistic (${antagonistic.name}): ${effectsText(antagonistic.effects)}`),
  ],
});

/** What the token on the card brings: «benevolent (Bureaucrat)». */
function outcome(card: string, symbol: TraumaSymbol | undefined): string {
  if (symbol === undefined) return 'no trauma token lies there, nothing happens';
  if (symbol === 'disaster') return 'a disaster, which does nothing here';
  return `${symbol} (${catalogue.allies.get(card)?.[symbol].name ?? nameOf(card)})`;
}

const spaceName = (space: number): string => (space === 0 ? 'the start' : `space ${space}`);

moduleWords('allies', {
  events: {
    allyPlaced: ({ ally, location, seat }, names) =>
      seat === undefined
        ? `${nameOf(ally)} can be met at ${place(location)}`
        : `${names.seat(seat)} brings ${nameOf(ally)} to ${place(location)}`,
    allyPutAway: ({ ally }) => `${nameOf(ally)} cannot come and is out of the game`,
    allyMet: ({ seat, ally, token }, names) =>
      `${names.seat(seat)} meets ${nameOf(ally)}: ${outcome(ally, token === undefined ? undefined : symbolOfTrauma(token))}`,
    allyLeft: ({ ally, location }) => `${nameOf(ally)} leaves ${place(location)} without having been met`,
    civilianHidden: ({ seat, ship }, names) =>
      `${names.seat(seat)} hides civilian ship no. ${ship}: it is mixed into those that are not in use`,
    centurionsPushedBack: ({ spaces }) => `The centurions are pushed back (now on ${list(spaces.map(spaceName))})`,
  },
  questions: {
    meetAlly: ({ location }) => ({
      ask: `choose the ally whom you meet at ${place(location)}`,
      help: 'The trauma token on the card is turned up and decides which of the two results happens. You meet only one ally in a turn.',
      rule: 'R-ION-30',
    }),
    coverAlly: ({ ally }) => ({
      ask: `put one of your trauma tokens on ${nameOf(ally)}`,
      help: `${bothResultsOf(ally)}. It lies face down until somebody meets this ally; only you know which one it is.`,
      rule: 'R-ION-36',
    }),
    whoBringsAlly: () => ({
      ask: 'choose who brings the next ally',
      help: 'These Cylon players have equally many trauma tokens. The one you choose puts one of the own tokens on the card.',
      rule: 'R-ION-52',
    }),
    shipsToMove: ({ why }) => ({
      ask: `choose the civilian ships that you move (${nameOf(why)})`,
      help: 'You have seen all of them. Each that you choose goes to an adjacent area, which you are asked for next.',
      rule: 'R-CMB-119',
      pass: { label: 'Move none of them' },
    }),
  },
});

function bothResultsOf(card: string): string {
  const ally = catalogue.allies.get(card);
  return ally === undefined ? nameOf(card) : bothResults(ally);
}
