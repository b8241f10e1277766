/** Occupation forces on their track: R-NCA-44, R-NCA-60, R-NCA-61. */
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Activation } from '../../../catalogue/vocabulary.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { removeCards } from '../../pieces/cards.ts';
import { isFleetAway } from '../../pieces/places.ts';
import { breedersCanyon, occupationAuthority, shipyard } from './places.ts';
import { destroyStacked } from './stacks.ts';

export interface NewCapricaForcesProcedures {
  activateForces: Record<string, never>;
  activateForce: { readonly seat: Seat; readonly why: Cause };
  destroyForces: { readonly seat: Seat; left: number; readonly why: Cause };
}

/** Locations of the occupation track from left to right. */
export const occupationTrack: ReadonlyArray<LocationId> = [occupationAuthority, breedersCanyon, shipyard];
export const forceTokens = 4;
export const forceToken = 'token/pegasus/occupation-force';

/** The locations of forces, in the order of the track. */
export function forcesOn(state: GameState): ReadonlyArray<LocationId> {
  return state.modules.newCaprica?.forces ?? [];
}

/** Puts forces on Occupation Authority, as long as there are tokens; outside the phase none (R-NCA-60). */
export function placeForces(game: Game, count: number, why: Cause): void {
  const { newCaprica } = game.state.modules;
  if (newCaprica === undefined) return;
  for (let left = count; left > 0 && newCaprica.forces.length < forceTokens; left -= 1) {
    newCaprica.forces.push(occupationAuthority);
    game.tell({ kind: 'forcePlaced', location: occupationAuthority, why });
  }
}

export function removeForce(game: Game, location: LocationId, why: Cause | 'attack'): void {
  const { newCaprica } = game.state.modules;
  if (newCaprica?.forces.includes(location) !== true) return;
  removeCards(newCaprica.forces, [location]);
  game.tell({ kind: 'forceDestroyed', location, why });
}

/** Moves a force off the end of the track with a ship, or one location on. */
function advance(game: Game, location: LocationId): void {
  const { newCaprica } = game.state.modules;
  if (newCaprica === undefined) return;
  const to = occupationTrack[occupationTrack.indexOf(location) + 1];
  removeCards(newCaprica.forces, [location]);
  if (to === undefined) {
    game.tell({ kind: 'forceLeft', location });
    destroyStacked(game);
  } else {
    newCaprica.forces.push(to);
    game.tell({ kind: 'forceMoved', from: location, to });
  }
}

/** R-NCA-27, R-NCA-60: until Galactica returns only the forces are activated, and they only in the phase. */
export function occupation(game: Game, icon: Activation, why: Cause): 'handled' | undefined {
  const { newCaprica } = game.state.modules;
  if (icon !== 'occupation') return isFleetAway(game.state) ? 'handled' : undefined;
  if (newCaprica === undefined) return 'handled';
  game.tell({ kind: 'shipsActivated', activation: icon, why });
  game.call('activateForces', {});
  return 'handled';
}

/**
 * R-NCA-61: activates the forces on the Shipyard first, then the others; with none at all one is placed and stays
 * there.
 */
export const activateForcesProcedure = procedure('activateForces', {
  activate: (game) => {
    const standing = [...forcesOn(game.state)].sort(
      (one, other) => occupationTrack.indexOf(other) - occupationTrack.indexOf(one),
    );
    if (standing.length === 0) placeForces(game, 1, forceToken);
    for (const location of standing) advance(game, location);
  },
});

function places(state: GameState): Array<Choice> {
  const held = occupationTrack.filter((location) => forcesOn(state).includes(location));
  return held.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false }));
}

/** R-NCA-44: one, which the acting player picks. */
export const activateForceProcedure = procedure('activateForce', {
  choose: (game, { seat, why }) => {
    const choices = places(game.state);
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseForce', why }, choices });
    else {
      placeForces(game, 1, why);
      game.finish();
    }
  },
  activate: (game, { seat }, frame) => {
    advance(game, answerOf(frame, seat, 'location').location);
  },
});

export const destroyForcesProcedure = procedure('destroyForces', {
  choose: (game, { seat, left, why }) => {
    const choices = left > 0 ? places(game.state) : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseForce', why }, choices });
  },
  destroy: (game, data, frame) => {
    removeForce(game, answerOf(frame, data.seat, 'location').location, data.why);
    data.left -= 1;
    game.goto('choose');
  },
});
