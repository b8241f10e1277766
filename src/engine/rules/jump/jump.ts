/** Jumping the fleet, R-JMP-05 to R-JMP-24, R-JMP-40, R-JMP-41. */
import { catalogue } from '../../../catalogue/index.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { attachedRule } from '../../abilities/rules.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure, type PlainProcedure } from '../../flow/procedures.ts';
import { sameKind, secret, type Known } from '../../flow/secrecy.ts';
import { hooks } from '../../hooks.ts';
import { shuffle } from '../../flow/random.ts';
import type { EffectContext } from '../../types/effectContext.ts';
import type { CardId, SeatedCharacter, Seat, ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { plainCardChoices, removeCards } from '../../pieces/cards.ts';
import { leavePlayAtJump } from '../../pieces/cardsInPlay.ts';
import { returnToSupply, shipsOf, takeOff, type ShipOf } from '../../pieces/ships.ts';
import { recallVipers } from '../combat/losses.ts';
import { rolled, rollDie } from '../basics/dice.ts';
import { holderOf } from '../../pieces/titles.ts';
import { distance, distanceOf, hasReached, objective } from '../../pieces/distance.ts';
import { ftlRisk } from '../basics/jumpTrack.ts';
import { trapped } from './traps.ts';
import { changeResource } from '../victory/resources.ts';
import { present } from '../../../values/present.ts';

interface JumpData {
  cards: Array<CardId>;
  chooser: Seat | undefined;
  /** How many Destination cards are drawn, for the Admiral alone (R-JMP-17). */
  readonly draw?: number;
  /** The destination is discarded and another one resolved in its place. */
  another?: boolean;
  /** Vipers that keep their areas (R-JMP-12). */
  staying?: Array<ShipId>;
  /** The characters that are executed after the jump (R-JMP-22). */
  doomed?: ReadonlyArray<SeatedCharacter>;
  /** A milestone has put the fleet marker to the start already (R-JMP-21). */
  markerIsReset?: true;
  /** The phase that a milestone brings once the jump is finished completely. */
  phase?: PlainProcedure;
}

export interface JumpProcedures {
  jump: JumpData;
  ftlJump: { readonly seat: Seat; readonly source: CardId };
}

/** R-JMP-40: the next jump is the last. */
export function finalJumpIsNext(state: GameState): boolean {
  return hasReached(state, 'finalJump');
}

/** The player who chooses has looked at all of them; the chosen one everyone sees. */
const isChosenOrChooser: Known = ({ frame, holder, viewer }) =>
  frame?.step !== 'instructions' || ('chooser' in holder && holder.chooser === viewer);

export const jumpProcedure = procedure(
  'jump',
  {
    removeShips: (game, data) => {
      const { state } = game;
      // The fleet cannot jump any more.
      if (state.autoJump !== 'jump') {
        game.finish();
        return;
      }
      const final = finalJumpIsNext(state);
      const stays = hooks(state, 'stayAtJump').filter(({ may }) => shipsOf(state, 'viper').some(may));
      const someStay = !final && (stays.length > 0 || hooks(state, 'shipAtJump').length > 0);
      game.tell({ kind: 'jumped', final, ...(someStay ? { someStay } : {}) });
      const trap = trapped(state);
      data.doomed = trap.all;
      if (final) {
        game.call('endOfGame', { cause: objective(state).ending, doomed: trap });
        game.finish();
        return;
      }
      for (const kind of ['raider', 'heavyRaider', 'basestar', 'civilian'] as const) {
        for (const ship of shipsOf(state, kind)) {
          if (!hooks(state, 'shipAtJump').some((atJump) => atJump(game, ship) === 'handled')) leaveBehind(state, ship);
        }
      }
      shuffle(state.random, state.civilianPile);
      for (const { ask } of stays) ask(game);
    },
    removed: (game) => {
      if (sheetsReactTo(game.state, 'shipsRemoved')) game.call('window', { window: 'shipsRemoved' });
    },
    recall: (game, { staying }) => {
      recallVipers(game, 'jump', staying);
      leavePlayAtJump(game);
      for (const jumps of hooks(game.state, 'fleetJumps')) jumps(game);
    },
    destination: (game, data) => {
      const { state } = game;
      const specialist = data.draw === undefined ? attachedRule(state, 'destinationDraw') : undefined;
      const seat = specialist?.seat ?? holderOf(state, 'destination') ?? state.current;
      data.chooser = seat;
      data.cards = drawDestinations(game, data.draw ?? specialist?.value ?? 2);
      if (specialist !== undefined) {
        removeCards(game.player(specialist.seat).attached, [specialist.source]);
        state.quorum.discard.push(specialist.source);
        game.tell({ kind: 'cardLeftPlay', card: specialist.source, how: 'discarded' });
      }
      const choices = plainCardChoices(data.cards);
      if (choices.length > 1)
        game.ask({ seat, topic: { kind: 'chooseDestination' }, choices, privacy: 'private', needed: true });
    },
    instructions: (game, data, frame) => {
      const { state } = game;
      const seat = data.chooser ?? state.current;
      // No one is asked about a single card.
      const card = answerIfAny(frame, seat, 'card')?.card ?? data.cards[0];
      if (card === undefined) {
        game.goto('reset');
        return;
      }
      removeCards(data.cards, [card]);
      for (const back of data.cards) {
        state.destinations.deck.unshift(back);
        const half = { kind: 'cardPutBack', seat, deck: 'destination', where: 'bottom' } as const;
        game.tellSecretly([seat], { ...half, card: back }, half);
      }
      travelTo(game, data, card, seat);
    },
    replaced: (game, data) => {
      if (data.another !== true) return;
      data.another = false;
      game.state.destinations.discard.push(...data.cards);
      const [card] = drawDestinations(game, 1);
      data.cards = [];
      if (card === undefined) return;
      travelTo(game, data, card, data.chooser ?? game.state.current);
      game.goto('replaced');
    },
    distance: (game, data) => {
      game.state.travelled.push(...data.cards);
      game.call('milestones', {});
    },
    reset: (game, { markerIsReset }) => {
      const { state } = game;
      if (markerIsReset === true) return;
      const change = -state.jumpTrack;
      state.jumpTrack = 0;
      if (change !== 0) game.tell({ kind: 'jumpTrack', change, now: 0, why: 'jump' });
    },
    doom: (game, data) => {
      if (data.doomed !== undefined && data.doomed.length > 0)
        game.call('executions', { all: data.doomed, why: 'jump' });
    },
    phase: (game, { phase }) => {
      if (phase !== undefined) game.call(phase, {});
    },
    afterwards: (game, { cards }) => {
      const [card] = cards;
      if (card === undefined) return;
      const { afterwards: list = [] } = present(catalogue.destinations.get(card), card);
      game.call('effects', { list, context: instructed(game.state, card) });
    },
  },
  undefined,
  { cards: secret(sameKind, isChosenOrChooser) },
);

/** R-JMP-10 */
function leaveBehind(state: GameState, ship: ShipOf<'raider' | 'heavyRaider' | 'basestar' | 'civilian'>): void {
  if (ship.kind !== 'civilian') {
    returnToSupply(state, ship);
    return;
  }
  takeOff(state, ship);
  state.civilianPile.push(ship.token);
}

function travelTo(game: Game, data: JumpData, card: CardId, by: Seat): void {
  const { state } = game;
  data.cards = [card];
  game.tell({
    kind: 'destinationChosen',
    by,
    card,
    distance: distanceOf(card),
    total: distance(state) + distanceOf(card),
  });
  const { effects } = present(catalogue.destinations.get(card), card);
  game.call('effects', { list: effects, context: instructed(state, card) });
}

/** R-JMP-19, R-TTL-05: the Admiral carries out what the card says, or the current player if there is none. */
function instructed(state: GameState, card: CardId): EffectContext {
  const { current } = state;
  return { source: card, you: holderOf(state, 'destination') ?? current, standIn: current };
}

/** R-JMP-18 */
function drawDestinations(game: Game, count: number): Array<CardId> {
  const pile = game.state.destinations;
  if (pile.deck.length < count && pile.discard.length > 0) {
    pile.deck.unshift(...shuffle(game.state.random, pile.discard.splice(0)));
    game.tell({ kind: 'deckReshuffled', deck: 'destination' });
  }
  return pile.deck.splice(Math.max(0, pile.deck.length - count)).reverse();
}

/** R-JMP-07, R-JMP-08: the roll, the loss, then the jump in any case. */
export const ftlJumpProcedure = procedure('ftlJump', {
  roll: (game, { seat, source }) => {
    rollDie(game, { by: seat, why: source, on: { from: 1, to: 6 } });
  },
  jump: (game, { source }, frame) => {
    const risk = ftlRisk(game.state) ?? 0;
    if (rolled(frame.returned) <= 6) changeResource(game, 'population', -risk, source);
    game.call('jump', { cards: [], chooser: undefined });
  },
});
