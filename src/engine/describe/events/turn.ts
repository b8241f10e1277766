/** The course of the game: turns, phases, titles, moves, actions. */
import { inEnglish } from '../inEnglish.ts';
import { wholeLabel } from '../choices/index.ts';
import { list } from '../grammar.ts';
import { nameOf, place, sourceName, where } from '../names.ts';
import { phaseNames, rollRange, titleName } from '../terms.ts';
import { useText } from '../uses.ts';
import { milestoneWords } from '../openWords.ts';
import { describeOutcome } from '../outcome.ts';
import type { Choice } from '../../types/decision.ts';
import { because, inBrackets } from './cause.ts';
import { deed } from './deeds.ts';
import { loyaltyName } from './loyalty.ts';
import type { EventWords } from './table.ts';

type TurnEvent =
  | 'gameStarted'
  | 'characterChosen'
  | 'turnStarted'
  | 'phase'
  | 'titleGained'
  | 'milestone'
  | 'moved'
  | 'sentTo'
  | 'actionTaken'
  | 'reaction'
  | 'targetChosen'
  | 'optionChosen'
  | 'nobodyChooses'
  | 'dieRolled'
  | 'gameOver';

/** «5 + 2 = 7»; a die counts 1 to 8 (R-TURN-141): «7 + 2, which counts as 8». */
function rolledSum(die: number, modifier: number, result: number): string {
  if (modifier === 0) return String(result);
  const sum = `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return die + modifier === result ? `${sum} = ${result}` : `${sum}, which counts as ${result},`;
}

export const turnEvents: EventWords<TurnEvent> = {
  gameStarted: ({ firstPlayer }, names) => `The game begins: ${names.seat(firstPlayer)} takes the first turn`,
  characterChosen: ({ seat, character }, names) => `${names.seat(seat)} plays as ${names.character(character)}`,
  turnStarted: ({ seat, turn }, names) => `Turn ${turn}: ${names.seat(seat)}`,
  phase: ({ phase, seat }, names) => `${phaseNames[phase]}: ${names.seat(seat)}`,
  titleGained: ({ title, seat, from }, names) => {
    if (seat === undefined) return `Nobody is ${titleName(title)} now${from === undefined ? '' : `; it was ${names.seat(from)}`}`;
    return `${names.seat(seat)} ${from === undefined ? 'is' : 'becomes'} `
        + `${titleName(title)}${from === undefined ? '' : ` in place of ${names.seat(from)}`}`;
  },
  milestone: ({ distance, event }) => `Distance ${distance} reached: ${inEnglish(milestoneWords(event)?.begins ?? nameOf(event))}`,
  moved: ({ seat, to }, names) => `${names.seat(seat)} moves to ${where(to)}`,
  sentTo: ({ seat, to, why }, names) => `${names.seat(seat)} is sent to ${place(to)}${because(why)}`,
  actionTaken: ({ seat, action }, names) => `${names.seat(seat)} ${inEnglish(deed(action, names))}`,
  reaction: ({ seat, card, ability, window }, names) => {
    const does = useText({ card, ability, window });
    return `${names.seat(seat)} uses ${ability ?? nameOf(card)}${does === '' ? '' : `: ${does}`}`;
  },
  targetChosen: ({ by, target, why }, names) =>
    `${names.seat(by)} chooses ${by === target ? 'their own character' : names.seat(target)}${inBrackets(why)}`,
  optionChosen: ({ seat, card, option }, names) => {
    const choice: Choice = { id: '', kind: 'option', card, path: ['options', option] };
    return `${names.seat(seat)} chooses for ${nameOf(card)}: `
        + inEnglish(wholeLabel(choice, { topic: { kind: 'chooseOption', card } }, names));
  },
  nobodyChooses: ({ card }) => `Nobody can choose for ${nameOf(card)}: it has no effect`,
  dieRolled: ({ seat, die, modifier, result, why, on }, names) => {
    const reason = why === 'attack' ? 'an attack' : sourceName(why);
    const needed = on === undefined ? '' : ` (takes effect on ${rollRange(on)})`;
    return `${names.seat(seat)} rolls ${rolledSum(die, modifier, result)} for ${reason}${needed}`;
  },
  gameOver: ({ winner, cause, winners, loyalty, agendas = [] }, names) => {
    const aims = agendas.map(({ seat, card, met }) => ` Agenda of ${names.seat(seat)}, `
        + `${met ? 'fulfilled' : 'not fulfilled'}: ${nameOf(card)}.`).join('');
    const cards = loyalty.flatMap((held, seat) => (held.length === 0 ? [] : [`${names.seat(seat)}: ${list(held.map(loyaltyName))}`]));
    const shown = cards.length === 0 ? '' : ` Loyalty cards: ${cards.join('; ')}`;
    const aimed = aims === '' ? '' : `${shown === '' ? '' : '.'}${aims.replace(/\.$/, '')}`;
    return `${describeOutcome({ winner, cause, winners }, names)}${shown}${aimed}`;
  },
};
