/**
 * The New Caprica phase from its set-up over Galactica's return to the departure: R-NCA-10 to R-NCA-22, R-NCA-70,
 * R-NCA-90 to R-NCA-93.
 */
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { hooks } from '../../hooks.ts';
import type { Seat } from '../../types/ids.ts';
import { objective } from '../../pieces/distance.ts';
import { shipsOf, takeOff } from '../../pieces/ships.ts';
import { trapped } from '../../rules/jump/traps.ts';
import { occupationAuthority, resistanceHq } from './places.ts';
import { personAt } from '../../pieces/persons.ts';
import { clockwise, humans, isAboard, isHuman, isStranded } from '../../pieces/players.ts';
import { moveTogether } from '../../rules/basics/sending.ts';
import { destroyAllStacked } from './stacks.ts';

export interface NewCapricaPhaseProcedures {
  newCapricaPhase: Record<string, never>;
  galacticaReturns: Record<string, never>;
  depart: { readonly seat: Seat };
  leaveBehind: Record<string, never>;
}

/** R-NCA-10: a jump that brings the phase is finished first. */
export function newCapricaReached(game: Game): void {
  const jump = game.running('jump');
  if (jump === undefined) game.call('newCapricaPhase', {});
  else jump.phase = 'newCapricaPhase';
}

export const newCapricaPhaseProcedure = procedure('newCapricaPhase', {
  begin: (game) => {
    const { state } = game;
    game.tell({ kind: 'newCapricaPhase' });
    state.modules.newCaprica = { forces: [], locked: [], prepared: [] };
    state.boardsToCome = state.boardsToCome.filter((board) => board !== 'newCaprica');
    state.autoJump = 'return';
    land(game);
    for (const left of hooks(state, 'fleetLeft')) left(game);
    // Only now, because the vipers of the pilots have just come back.
    state.awayBoards = [...contentOf(state.options).boards.values()].flatMap(({ board }) =>
      board === 'newCaprica' ? [] : [board],
    );
    lockShips(game);
    changeCrisisDeck(game);
    resetMarker(game);
  },
});

/** R-NCA-13, R-NCA-14: a stranded player stays stranded. */
function land(game: Game): void {
  const { state } = game;
  const arriving = clockwise(state, state.current).filter(
    (seat) => !isStranded(state, seat) && game.player(seat).place.kind !== 'none',
  );
  moveTogether(
    game,
    arriving.map((seat) => ({ seat, to: isHuman(state, seat) ? resistanceHq : occupationAuthority })),
  );
}

/** R-NCA-15 */
function lockShips({ state }: Game): void {
  const inSpace = shipsOf(state, 'civilian');
  for (const ship of inSpace) takeOff(state, ship);
  const tokens = [...state.civilianPile.splice(0), ...inSpace.map(({ token }) => token)];
  if (state.modules.newCaprica !== undefined) state.modules.newCaprica.locked = shuffle(state.random, tokens);
}

/** R-NCA-16 */
function changeCrisisDeck({ state }: Game): void {
  const { crisis } = state;
  state.removed.push(...crisis.deck.splice(0), ...crisis.discard.splice(0));
  state.crisisDeck = 'newCaprica';
  const cards = [...contentOf(state.options).crises.values()].filter(({ deck }) => deck === state.crisisDeck);
  crisis.deck = shuffle(
    state.random,
    cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  );
}

/** R-NCA-17 */
function resetMarker(game: Game): void {
  const change = -game.state.jumpTrack;
  game.state.jumpTrack = 0;
  if (change !== 0) game.tell({ kind: 'jumpTrack', change, now: 0, why: 'jump' });
}

/** R-NCA-30 */
export function galacticaReturns(game: Game): 'handled' | undefined {
  if (game.state.autoJump !== 'return') return undefined;
  game.call('galacticaReturns', {});
  return 'handled';
}

/** R-NCA-70, R-NCA-71 */
export const galacticaReturnsProcedure = procedure('galacticaReturns', {
  arrive: (game) => {
    const { state } = game;
    state.autoJump = 'nothing';
    // R-NCA-18
    state.awayBoards = state.awayBoards.filter((board) => board === 'colonialOne');
    game.tell({ kind: 'galacticaReturned' });
    for (const { id, when, place } of contentOf(state.options).setups.values()) {
      if (when === 'galacticaReturns') game.call('placeShips', { place, why: id, at: 0, vipers: [] });
    }
  },
});

/** R-NCA-90 */
export const departProcedure = procedure('depart', {
  order: (game, { seat }) => {
    game.tell({ kind: 'departed', seat });
    // R-JMP-22, R-VIC-21: a jump like any other for what waits for one.
    game.call('endOfGame', { cause: objective(game.state).ending, doomed: trapped(game.state) });
  },
});

/** R-NCA-91: everything left behind is lost. */
export const leaveBehindProcedure = procedure('leaveBehind', {
  ships: (game) => {
    destroyAllStacked(game);
  },
  people: (game) => {
    const { state } = game;
    const left = humans(state).filter((seat) => isAboard(state, seat, 'newCaprica'));
    game.call('executions', { all: left.map((seat) => personAt(state, seat)), why: departure(game) });
  },
});

export function leaveBehind(game: Game): void {
  game.call('leaveBehind', {});
}

/** The card whose action it is. */
function departure({ state }: Game): string {
  for (const { id, actions } of contentOf(state.options).titles.values()) {
    if (actions.some((action) => action.id === 'leaveNewCaprica')) return id;
  }
  throw new Error('no title can leave New Caprica');
}
