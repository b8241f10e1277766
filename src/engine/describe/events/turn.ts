/** The course of the game: turns, phases, titles, moves, actions. */
import { inRow, listed, noted, sentences, tell, unstopped, withoutCapital } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { describeChoice } from '../choices/index.ts';
import { name, phase as phaseNoun, place, rollRange, title as titleNoun, where } from '../nouns.ts';
import { skillFace } from '../lookup.ts';
import { useTold } from '../uses.ts';
import { milestoneWords } from '../openWords.ts';
import { describeOutcome } from '../outcome.ts';
import type { Choice } from '../../types/decision.ts';
import type { Happening } from '../../types/event.ts';
import { isShip, jumps, rolledFor, withCause } from './cause.ts';
import { deed } from './deeds.ts';
import { loyaltyCards } from './loyalty.ts';
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

type Roll = Extract<Happening, { readonly kind: 'dieRolled' }>;

/** “3”, “5 + 2 = 7”; “7 + 2” where the die counts as 8 all the same (R-TURN-141). */
export function sumTold({ die, modifier, result }: Roll): string {
  if (modifier === 0) return String(result);
  const sum = `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return die + modifier === result ? `${sum} = ${result}` : sum;
}

/** “3”, “5 + 2 = 7”, “7 + 2 (counts as 8)” */
export function rollTold(roll: Roll): Text {
  const { die, modifier, result } = roll;
  const told = sumTold(roll);
  return modifier === 0 || die + modifier === result ? told : tell('events.turn.beyond', { roll: told, result });
}

/** “takes effect on 3 or more” */
function effectOn({ on, why }: Roll): ReadonlyArray<Text> {
  if (on === undefined) return [];
  const range = rollRange(on);
  return [jumps(why) ? tell('events.turn.costsPopulation', { range }) : tell('events.turn.takesEffect', { range })];
}

/** “Apollo plays Evasive Maneuvers 2”, “Tigh uses Alcoholic” */
function used(player: Text, card: string, ability: string | undefined): Text {
  return ability === undefined && skillFace(card) !== undefined
    ? tell('events.turn.took', { player, deed: tell('events.deeds.plays', { card: name(card) }) })
    : tell('events.turn.used', { player, what: name(ability ?? card) });
}

export const turnEvents: EventWords<TurnEvent> = {
  gameStarted: ({ firstPlayer }, names) => tell('events.turn.gameStarted', { player: names.seat(firstPlayer) }),
  characterChosen: ({ seat, character }, names) =>
    tell('events.turn.character', { player: names.seat(seat), character: names.character(character) }),
  turnStarted: ({ seat, turn }, names) => tell('events.turn.started', { turn, player: names.seat(seat) }),
  phase: ({ phase, seat }, names) => inRow([phaseNoun(phase), names.seat(seat)], ': '),
  titleGained: ({ title, seat, from }, names) => {
    const before = {
      title: titleNoun(title),
      isNew: from === undefined,
      before: from === undefined ? '' : names.seat(from),
    };
    return seat === undefined
      ? tell('events.turn.titleVacant', before)
      : tell('events.turn.titleGained', { ...before, player: names.seat(seat) });
  },
  milestone: ({ distance, event }) =>
    tell('events.turn.milestone', { distance, what: milestoneWords(event)?.begins ?? name(event) }),
  moved: ({ seat, to }, names) => tell('events.turn.moved', { player: names.seat(seat), to: where(to) }),
  sentTo: ({ seat, to, why }, names) => {
    const told = { player: names.seat(seat), to: place(to) };
    if (isShip(why)) return tell('events.turn.shotDown', told);
    return why === to ? tell('events.turn.sentTo', told) : withCause(tell('events.turn.sentTo', told), why);
  },
  actionTaken: ({ seat, action }, names) =>
    tell('events.turn.took', { player: names.seat(seat), deed: deed(action, names) }),
  reaction: ({ seat, card, ability, window }, names) => {
    const does = useTold({ card, ability, window });
    return inRow([used(names.seat(seat), card, ability), ...(does === '' ? [] : [does])], ': ');
  },
  targetChosen: ({ by, target, why }, names) =>
    withCause(
      by === target
        ? tell('events.turn.choseSelf', { player: names.seat(by) })
        : tell('events.turn.chose', { player: names.seat(by), target: names.seat(target) }),
      why,
    ),
  optionChosen: ({ seat, card, option }, names) => {
    const choice: Choice = { id: '', kind: 'option', card, path: ['options', option] };
    return tell('events.turn.optionChosen', {
      player: names.seat(seat),
      card: name(card),
      option: withoutCapital(describeChoice(choice, { topic: { kind: 'chooseOption', card } }, names).label),
    });
  },
  nobodyChooses: ({ card }) => tell('events.turn.nobodyChooses', { card: name(card) }),
  dieRolled: (roll, names) =>
    noted(
      tell('events.turn.rolled', { player: names.seat(roll.seat), roll: rollTold(roll), what: rolledFor(roll.why) }),
      ...effectOn(roll),
    ),
  gameOver: ({ winner, cause, winners, loyalty, agendas = [] }, names) => {
    const cards = loyalty.flatMap((held, seat): ReadonlyArray<Text> =>
      held.length === 0
        ? []
        : [tell('events.turn.heldAtEnd', { player: names.seat(seat), cards: listed(loyaltyCards(held)) })],
    );
    return unstopped(
      sentences(
        describeOutcome({ winner, cause, winners }, names),
        ...(cards.length === 0 ? [] : [tell('events.turn.loyaltyAtEnd', { cards: inRow(cards, '; ') })]),
        ...agendas.map(({ seat, card, met }) =>
          tell('events.turn.agendaAtEnd', { player: names.seat(seat), card: name(card), met }),
        ),
      ),
    );
  },
};
