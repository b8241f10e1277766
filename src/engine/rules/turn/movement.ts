/** Moving: R-TURN-40 to R-TURN-52, R-TURN-110, R-TURN-115. */
import type { Location } from '../../../catalogue/content.ts';
import type { BoardName } from '../../../catalogue/vocabulary.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import { contentOf, standsFor } from '../../content.ts';
import { answerIfAny, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import { cardChoices, removeCards } from '../../pieces/cards.ts';
import type { GameState } from '../../types/state.ts';
import { withinReach } from '../../pieces/ships.ts';
import { boardEntry, boardOf, brig, isFor, locationsOnTable } from '../../pieces/places.ts';
import {
  isAt,
  isHeld,
  isHuman,
  isStranded,
  locationOf,
  pilotedShip,
  playerAt,
  seatsInPlay,
} from '../../pieces/players.ts';
import { idleAt } from './activation.ts';
import { closedLocations } from './closed.ts';
import { putAt, whereabouts } from '../basics/sending.ts';
import { hasMovementAbilities, usableNow } from './usable.ts';

export interface MovementProcedures {
  /**
   * `abilities`: in the player's own Movement step a Movement ability may take the place of the move (R-TURN-60,
   * R-TURN-61).
   */
  move: { readonly seat: Seat; to: LocationId | undefined; readonly abilities?: boolean; from?: LocationId };
  /** Payment with the player's own Super Crisis cards. */
  payWithCrises: { readonly seat: Seat; readonly count: number; readonly why: Cause };
  /** `anyShip`: not only to Galactica. `obliged`: a player who frees their own character may not stay either. */
  release: {
    readonly seat: Seat;
    readonly by: Seat;
    readonly why: LocationId;
    readonly anyShip?: boolean;
    readonly obliged?: boolean;
  };
}

/** Whether another player is there, which keeps this seat away if it moves alone by its sheet. */
export function isTakenFor(state: GameState, seat: Seat, location: LocationId): boolean {
  return (
    sheetRule(state, seat, 'movesAlone') === true &&
    seatsInPlay(state).some((other) => other !== seat && isAt(state, other, location))
  );
}

/** R-TURN-45: one board, or two between which one moves as on one. */
function areJoined(one: BoardName, other: BoardName): boolean {
  return one === other || boardEntry(one).joins === other || boardEntry(other).joins === one;
}

/** The locations to which this seat may move by its own choice now (R-TURN-42 to R-TURN-50). */
export function moves(state: GameState, seat: Seat): Array<Choice> {
  const all = movesIfPaid(state, seat);
  return playerAt(state, seat).hand.length > 0
    ? all
    : all.filter((choice) => choice.kind !== 'location' || !choice.costsCard);
}

/** The same with a card to pay with. */
export function movesIfPaid(state: GameState, seat: Seat): Array<Choice> {
  if (isHeld(state, seat) || isStranded(state, seat)) return [];
  const crises = leavingCost(state, seat);
  if (playerAt(state, seat).superCrises.length < crises) return [];
  const here = locationOf(state, seat);
  const from = here === undefined ? undefined : boardOf(here);
  const ship = pilotedShip(state, seat);
  const human = isHuman(state, seat);
  const closed = closedLocations(state);
  const found: Array<Choice> =
    ship === undefined ? [] : withinReach(ship).map((area): Choice => ({ id: area, kind: 'area', area }));
  for (const location of locationsOnTable(state)) {
    const { id, board, hazardous } = location;
    if (
      hazardous ||
      !isFor(state, location, human) ||
      id === here ||
      closed.includes(id) ||
      isTakenFor(state, seat, id)
    )
      continue;
    // R-TURN-42, R-TURN-45, R-TURN-50, R-NCA-37: another board costs a card; so does leaving a viper.
    const costsCard = from === undefined ? human : !areJoined(from, board);
    found.push({ id, kind: 'location', location: id, costsCard, ...(crises > 0 ? { costsCrises: crises } : {}) });
  }
  return found;
}

/** Adds to a move why nothing can be done there now, so that no one pays for a way in vain. */
function withUse(state: GameState, seat: Seat, move: Choice): Choice {
  const location = move.kind === 'location' ? contentOf(state.options).locations.get(move.location) : undefined;
  if (move.kind !== 'location' || location === undefined) return move;
  const idle = idleAt(state, seat, location, move.costsCard ? 1 : 0);
  return idle === undefined ? move : { ...move, idle };
}

/** Moves there, whatever it costs. */
export function goTo(game: Game, seat: Seat, choice: Choice): void {
  if (choice.kind === 'area') flyTo(game, seat, choice.area);
  if (choice.kind === 'location') putAt(game, seat, choice.location);
}

/** R-LOY-109: the Super Crisis cards that this seat has to pay for leaving by its own choice. */
function leavingCost(state: GameState, seat: Seat): number {
  const cost = sheetRule(state, seat, 'leavingCost');
  const here = locationOf(state, seat);
  return cost?.from.some((from) => standsFor(state, from) === here) === true ? cost.superCrises : 0;
}

export const payWithCrisesProcedure = procedure('payWithCrises', {
  ask: (game, { seat, count, why }) => {
    const choices = cardChoices(game.player(seat).superCrises, (card, id): Choice => ({ id, kind: 'card', card }));
    game.ask({ seat, topic: { kind: 'chooseCard', why }, choices, min: count, max: count, privacy: 'private' });
  },
  pay: (game, { seat }, frame) => {
    for (const { card } of answersOf(frame, seat, 'card')) {
      removeCards(game.player(seat).superCrises, [card]);
      game.state.superCrisis.discard.push(card);
      game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
    }
  },
});

/** One move, or none. */
export const moveProcedure = procedure('move', {
  choose: (game, { seat, abilities }) => {
    const inStead = abilities === true ? usableNow(game, seat, 'move') : [];
    // A seat's holding such a card in hand is a secret: where there are any, the choices are, and everyone is asked.
    const hidden = abilities === true && hasMovementAbilities(game.state);
    const choices = [...moves(game.state, seat).map((move) => withUse(game.state, seat, move)), ...inStead];
    if (!hidden) game.ask({ seat, topic: { kind: 'move' }, choices, min: 0, max: 1 });
    else if (choices.length > 0)
      game.ask({ seat, topic: { kind: 'move' }, choices, min: 0, max: 1, privacy: 'private', always: true });
    else {
      game.ask({
        seat,
        topic: { kind: 'move' },
        choices: [{ id: 'pass', kind: 'pass' }],
        min: 0,
        max: 1,
        privacy: 'private',
        always: true,
      });
    }
  },
  pay: (game, data, frame) => {
    const { seat } = data;
    const choice = answerIfAny(frame, seat, 'area', 'location', 'playSkillCard', 'ability', 'pass');
    if (choice?.kind === 'playSkillCard' || choice?.kind === 'ability') {
      game.call('act', { seat, choice, grant: { by: 'movementStep' } });
      game.finish();
      return;
    }
    if (choice?.kind !== 'location') {
      if (choice?.kind === 'area') flyTo(game, seat, choice.area);
      game.finish();
      return;
    }
    data.to = choice.location;
    const here = locationOf(game.state, seat);
    if (here !== undefined) data.from = here;
    // R-TURN-43: the destination is announced, then the card is discarded. It is a cost, so no one forces it.
    const crises = leavingCost(game.state, seat);
    const why = ruleCause(game.state, seat, ['leavingCost'], choice.location);
    if (crises > 0) game.call('payWithCrises', { seat, count: crises, why });
    if (choice.costsCard)
      game.call('discard', { from: [{ seat, count: 1 }], why: 'cost', cost: true, to: choice.location });
  },
  arrive: (game, { seat, to, from }) => {
    if (to === undefined || moveIsLost(game.state, seat, to, from)) return;
    game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
    putAt(game, seat, to);
  },
});

/**
 * R-PEG-41, R-DAY-16: while it was being paid for, its start was damaged, its destination's ship lost, or the mover
 * locked up.
 */
function moveIsLost(state: GameState, seat: Seat, to: LocationId, from: LocationId | undefined): boolean {
  const thrownOut = from !== undefined && locationOf(state, seat) !== from;
  return thrownOut || isHeld(state, seat) || closedLocations(state).includes(to);
}

function flyTo(game: Game, seat: Seat, area: Extract<Choice, { kind: 'area' }>['area']): void {
  const ship = pilotedShip(game.state, seat);
  if (ship === undefined) return;
  game.tell({ kind: 'moved', seat, to: area, from: ship.area });
  ship.area = area;
}

const isShip = (board: BoardName): boolean => boardEntry(board).ship === true;

/**
 * Frees a player from the Brig (or Detention) to a location of the same board that `by` chooses (R-TURN-111,
 * R-TURN-112, R-NCA-41).
 */
export const releaseProcedure = procedure('release', {
  choose: (game, { seat, by, why, anyShip, obliged }) => {
    const closed = closedLocations(game.state);
    const here = boardOf(locationOf(game.state, seat) ?? brig);
    const reaches = (board: BoardName): boolean =>
      board === here || (anyShip === true && isShip(here) && isShip(board));
    const fits = (location: Location): boolean =>
      !location.hazardous &&
      isFor(game.state, location, true) &&
      !closed.includes(location.id) &&
      reaches(location.board);
    const open = locationsOnTable(game.state).filter(
      (location) => fits(location) && (seat !== by || !isTakenFor(game.state, seat, location.id)),
    );
    game.ask({
      seat: by,
      topic: { kind: 'chooseLocation', ...(seat === by ? {} : { who: seat }), why },
      choices: open.map(({ id }): Choice => ({ id, kind: 'location', location: id, costsCard: false })),
      min: seat === by && obliged !== true ? 0 : 1,
      max: 1,
    });
  },
  go: (game, { seat, by }, frame) => {
    const choice = answerIfAny(frame, by, 'location');
    if (choice === undefined) return;
    game.tell({ kind: 'moved', seat, to: choice.location, from: locationOf(game.state, seat) });
    putAt(game, seat, choice.location);
  },
});
