import type { Loyalty } from '../../../../catalogue/content.ts';
import { effectsText } from '../effects/index.ts';
import { stop } from '../grammar.ts';

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

export function loyaltyLines(card: Loyalty): ReadonlyArray<string> {
  switch (card.kind) {
    case 'cylon':
      return cylonLines(card);
    case 'sympathizer':
      return sympathizerLines;
    case 'sympatheticCylon':
      return sympatheticCylonLines;
    case 'notACylon':
      return humanLines;
  }
}
