/**
 * Agendas, the secret aims of Cylon Leaders and of the Sympathetic Cylon: R-SET-60, R-LOY-96, R-LOY-116, R-VIC-40,
 * R-VIC-41.
 */
import type { Agenda, AgendaCondition, DamagedLocations } from '../../../catalogue/content.ts';
import { resources as dials, type ResourceAmounts } from '../../../catalogue/vocabulary.ts';
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { randomBelow } from '../../flow/random.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { agendaOf, holdingsOf } from './state.ts';
import { craftIn } from '../../pieces/craft.ts';
import { distance } from '../../pieces/distance.ts';
import { boardOf } from '../../pieces/places.ts';
import { clockwise, isCylonLeader, isHeld, playerAt } from '../../pieces/players.ts';

/** A random Agenda, facedown; nothing where the game has none. */
export function dealAgenda(game: Game, seat: Seat, deck: Agenda['deck']): void {
  const { state } = game;
  const open = [...contentOf(state.options).agendas.values()].filter((agenda) => agenda.deck === deck);
  const drawn = open[randomBelow(state.random, open.length)];
  if (drawn === undefined) return;
  const held = holdingsOf(state, seat);
  held.agenda = [drawn.id];
  game.tellSecretly([seat], { kind: 'agendaDealt', seat, card: drawn.id }, { kind: 'agendaDealt', seat });
}

/** R-SET-60: what the Cylon Leader thinks of the humans depends on the number of players. */
export function dealLeaderAgenda(game: Game): void {
  const { state } = game;
  const deck = state.options.players % 2 === 0 ? 'sympathetic' : 'hostile';
  for (const seat of clockwise(state, state.firstPlayer)) if (isCylonLeader(state, seat)) dealAgenda(game, seat, deck);
}

/** R-VIC-40: a Cylon Leader and the Sympathetic Cylon belong to no team and win by their Agenda alone. */
export function winsByAgenda(state: GameState, seat: Seat, winner: Agenda['winner']): boolean | undefined {
  const { cylon } = playerAt(state, seat);
  // R-SET-98: with Daybreak there are none.
  if (contentOf(state.options).agendas.size === 0) return undefined;
  return cylon === 'leader' || cylon === 'sympathetic' ? agendaIsMet(state, seat, winner) : undefined;
}

/** R-VIC-41: whether the owner wins now that this team has won; without an Agenda no one does. */
export function agendaIsMet(state: GameState, seat: Seat, winner: Agenda['winner']): boolean {
  const agenda = agendaOf(state, seat);
  return agenda?.winner === winner && agendaHolds(state, seat).every(Boolean);
}

/** Whether each condition of the owner's Agenda is true now, in its order; empty without an Agenda. */
export function agendaHolds(state: GameState, seat: Seat): Array<boolean> {
  const agenda = agendaOf(state, seat);
  return (agenda?.conditions ?? []).map((condition) => holds(state, seat, condition));
}

function holds(state: GameState, seat: Seat, is: AgendaCondition): boolean {
  const { resources } = state;
  if ('atMost' in is) return within(state, is.atMost).every(Boolean);
  if ('oneAtMost' in is) return within(state, is.oneAtMost).some(Boolean);
  if ('differAtMost' in is)
    return Math.abs(resources[is.differAtMost.of[0]] - resources[is.differAtMost.of[1]]) <= is.differAtMost.by;
  if ('distanceAtLeast' in is) return distance(state) >= is.distanceAtLeast;
  if ('shipsLostAtLeast' in is) return shipsLost(state) >= is.shipsLostAtLeast;
  if ('damagedAtMost' in is) return damagedOf(state, is.damagedAtMost) <= is.damagedAtMost.count;
  if ('damagedAtLeast' in is) return damagedOf(state, is.damagedAtLeast) >= is.damagedAtLeast.count;
  // R-VIC-44: by where the owner is now.
  if ('infiltrating' in is) return playerAt(state, seat).infiltrating;
  if ('free' in is) return !isHeld(state, seat);
  if ('jailedOrExecuted' in is)
    return isHeld(state, seat) || state.modules.executions?.executed.includes(seat) === true;
  return (state.modules.cylonLeaders?.held[seat]?.superCrises ?? 0) > 0;
}

/** Damaged and destroyed vipers and destroyed raptors, of every model (R-DAY-58). */
function shipsLost(state: GameState): number {
  return (
    craftIn(state, 'damagedCraft', 'viper') +
    craftIn(state, 'destroyed', 'viper') +
    craftIn(state, 'destroyed', 'raptor')
  );
}

function within(state: GameState, limits: ResourceAmounts): Array<boolean> {
  return dials.flatMap((name) => (limits[name] === undefined ? [] : [state.resources[name] <= limits[name]]));
}

function damagedOf(state: GameState, { of }: DamagedLocations): number {
  return state.damaged.filter((location) => of.includes(boardOf(location))).length;
}
