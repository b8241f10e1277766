/**
 * Effects of the Final Five when someone looks at them, or an execution shows them: R-LOY-85 to R-LOY-89, R-LOY-119 to
 * R-LOY-122.
 */
import { catalogue } from '../../../catalogue/index.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { plainCardChoices } from '../../pieces/cards.ts';
import { personAt } from '../../pieces/persons.ts';
import { playerAt } from '../../pieces/players.ts';
import type { LookAtLoyalty } from '../../rules/loyalty/hooks.ts';
import type { CardId, Seat } from '../../types/ids.ts';

/** Everyone sees these cards. */
interface Shown {
  /** The seat that they lie before. */
  readonly of: Seat;
  /** The seat that has looked at them; left out in an execution. */
  readonly by?: Seat;
  readonly cards: ReadonlyArray<CardId>;
  /** The cards that have still to be resolved. */
  readonly waiting: Array<CardId>;
  /** The card that is being resolved. */
  now?: CardId;
}

export interface FinalFiveExamineProcedures {
  finalFive: Shown;
}

function amongThem(cards: ReadonlyArray<CardId>): Array<CardId> {
  return cards.filter((card) => catalogue.loyalty.get(card)?.kind === 'finalFive');
}

/** R-LOY-86: told also if there is none, since a player who hears nothing learns as much. */
export function examined(game: Game, { by, of, cards }: LookAtLoyalty): void {
  const shown = amongThem(cards);
  game.tell({ kind: 'finalFiveExamined', by, of, cards: shown });
  if (shown.length > 0) game.call('finalFive', { of, by, cards: shown, waiting: [...shown] });
}

/** Whether the card executes its owner when someone looks at it. */
function executesOwner(card: CardId): boolean {
  return (
    catalogue.loyalty.get(card)?.examined?.some((effect) => 'execute' in effect && effect.execute === 'you') === true
  );
}

/** R-LOY-87: all of them leave the game; the card whose own examination executes this player is not resolved again. */
export function proved(game: Game, seat: Seat, cards: ReadonlyArray<CardId>): void {
  const own = game
    .runningAll('finalFive')
    .flatMap(({ of, now }) => (of === seat && now !== undefined && executesOwner(now) ? [now] : []));
  const shown = amongThem(cards);
  const waiting = shown.filter((card) => !own.includes(card));
  if (shown.length > 0) game.call('finalFive', { of: seat, cards: shown, waiting });
}

/** The effects of a card when someone looks at it, or else when an execution shows it. */
function textOf(card: CardId, by: Seat | undefined): Effects {
  const entry = catalogue.loyalty.get(card);
  return (by === undefined ? entry?.shownByExecution : entry?.examined) ?? [];
}

/** R-LOY-88: all of them, in the order that the current player wants. */
export const finalFiveProcedure = procedure(
  'finalFive',
  {
    choose: (game, { waiting, of, by }) => {
      if (waiting.length === 0) {
        game.goto(by === undefined ? 'remove' : 'turnDown');
        return;
      }
      // The same text again and again, as in an execution: no one is asked which comes first.
      const orderCounts = new Set(waiting.map((card) => JSON.stringify(textOf(card, by)))).size > 1;
      const choices = plainCardChoices(orderCounts ? waiting : waiting.slice(0, 1));
      game.ask({ seat: game.state.current, topic: { kind: 'finalFiveOrder', of }, choices, needed: true });
    },
    resolve: (game, data, frame) => {
      const choice = answerOf(frame, game.state.current, 'card');
      const { of, by, waiting } = data;
      waiting.splice(waiting.indexOf(choice.card), 1);
      data.now = choice.card;
      // R-EXE-05: the text speaks to the player who looks, whose character may just have been executed by another card.
      const looker = by === undefined ? {} : { chosen: personAt(game.state, by) };
      game.call('effects', { list: textOf(choice.card, by), context: { source: choice.card, you: of, ...looker } });
      game.goto('choose');
    },
    turnDown: (game, { of }) => {
      mix(game, of);
      game.finish();
    },
    remove: (game, { of, cards }) => {
      for (const card of cards) leaveGame(game, of, card);
    },
  },
  undefined,
  { cards: 'public', waiting: 'public' },
);

/** R-LOY-119 (4): no one knows which of the facedown cards it is. */
function mix(game: Game, seat: Seat): void {
  const player = playerAt(game.state, seat);
  const hidden = shuffle(
    game.state.random,
    player.loyalty.filter(({ faceUp }) => !faceUp),
  );
  player.loyalty = [...player.loyalty.filter(({ faceUp }) => faceUp), ...hidden];
}

function leaveGame(game: Game, seat: Seat, card: CardId): void {
  const { loyalty } = game.player(seat);
  const at = loyalty.findIndex((held) => held.card === card);
  if (at < 0) return;
  loyalty.splice(at, 1);
  game.state.removed.push(card);
}
