import type { Loyalty } from '../../../catalogue/content.ts';
import { condition } from '../effects/filters.ts';
import { effectsText } from '../effects/index.ts';
import { stop } from '../grammar.ts';
import { amounts } from '../terms.ts';

/** Cards of one name are told apart by their title. */
export const loyaltyTitle = ({ name, title }: Loyalty): string => (title === undefined ? name : `${name} (${title})`);

function cylonLines(card: Loyalty): ReadonlyArray<string> {
  return [
    'You are a Cylon. You win if the humans lose: when a resource is used up, '
      + 'when centurions take Galactica, or when 6 of its locations are damaged.',
    'Until you reveal yourself nobody knows, and you count as human for everything. '
      + 'Spoil skill checks, waste resources and sow doubt, without being caught.',
    'You may reveal yourself as an action in your own turn or in an Executive Order. Waiting '
      + 'is often better; in the Brig you may still reveal, but without the effect below.',
    ...revealLines(card),
  ];
}

/** What comes of a reveal. */
export function revealLines({ effects, mandatory, afterDiscard = [] }: Loyalty): ReadonlyArray<string> {
  return [
    ...(effects.length === 0 ? [] : [`When you reveal, ${mandatory ? 'this happens' : 'you may do this'}: ${stop(effectsText(effects))}`]),
    ...(afterDiscard.length === 0 ? [] : [`Once you have discarded: ${stop(effectsText(afterDiscard))}`]),
    'Then you keep 3 Skill cards, lose your titles, go to the Resurrection Ship and draw a Super Crisis card. If it is your turn, it ends.',
    'As a Cylon player you act at the Cylon locations, draw Skill cards '
      + 'of your choice each turn and add at most 1 card to each skill check.',
  ];
}

const sympathizerLines: ReadonlyArray<string> = [
  'You reveal this card as soon as you get it.',
  'If any resource is in its red zone, you are sent to the Brig, and nothing else changes.',
  'Otherwise you become a Cylon player and win with the Cylons. You have no Super Crisis card and may not activate the Cylon Fleet.',
];

const sympatheticCylonLines: ReadonlyArray<string> = [
  'You reveal this card as soon as you get it, and become a Cylon player with no Super Crisis card.',
  'You draw an Agenda and win only if everything on it is true at the end, whatever your other Loyalty cards say.',
  'At the Human Fleet you may infiltrate: then you play among the humans until you end it.',
];

const humanLines: ReadonlyArray<string> = [
  'This card makes you human: help the fleet to reach its goal before its resources run out.',
  'You may get another Loyalty card in the middle of the game. If that one says you are a Cylon, you are a Cylon from then on.',
];

/** What it asks for, what revealing it brings, what it costs otherwise. */
function goalLines({ reveal, effects, unrevealedAtEnd = {} }: Loyalty): ReadonlyArray<string> {
  const when = reveal?.when === 'action' && reveal.requires !== undefined ? ` if ${condition(reveal.requires)}` : '';
  return [
    `As an action you may reveal this card${when}. Then: ${stop(effectsText(effects))}`,
    `If it is still face down at the end and you are no Cylon player, the fleet loses ${amounts(unrevealedAtEnd)}.`,
    'It counts as “You Are Not a Cylon”. Revealed, it stays before you and does nothing more.',
  ];
}

function finalFiveLines({ examined, shownByExecution }: Loyalty): ReadonlyArray<string> {
  return [
    `When another player looks at this card by an effect, everybody sees it: ${stop(effectsText(examined))}`,
    `When an execution shows it: ${stop(effectsText(shownByExecution))} Then it leaves the game.`,
    'It counts as “You Are Not a Cylon”. Handing it over does nothing, and it does nothing to Cylon players.',
  ];
}

const mutineerLines: ReadonlyArray<string> = [
  'You reveal this card as soon as you get it. From the Loyalty deck you draw another Loyalty card for it. It counts as '
    + '“You Are Not a Cylon”; your other Loyalty cards decide your side.',
  'Whenever you get it, you draw 1 Mutiny card and hand over every title, each to the next player in its line of succession.',
  'You may hold 2 Mutiny cards, and only a third one sends you to the Brig.',
  'If you resolve a jump icon in your own turn, you draw 1 Mutiny card.',
  'If you reveal as a Cylon, you hand this card to a human player.',
];

export function loyaltyLines(card: Loyalty): ReadonlyArray<string> {
  switch (card.kind) {
    case 'cylon':
      return cylonLines(card);
    case 'sympathizer':
      return sympathizerLines;
    case 'sympatheticCylon':
      return sympatheticCylonLines;
    case 'personalGoal':
      return goalLines(card);
    case 'finalFive':
      return finalFiveLines(card);
    case 'mutineer':
      return mutineerLines;
    case 'notACylon':
      return humanLines;
  }
}
