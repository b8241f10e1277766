import { engine } from '../../src/app/core/engine.ts';
import type { Engine } from '../../src/app/core/engine.ts';
import { homeOf } from '../../src/engine/modules/searchForHome/state.ts';
import { distance, distanceOf } from '../../src/engine/pieces/distance.ts';
import { withHeadStart } from '../engine/properties/randomGames.ts';
import { held, realState } from './states.ts';

/** The real rules for games that begin right before the last milestone of their objective. */
export const rulesWithHeadStart: Engine = {
  ...engine,
  createGame(options, seed) {
    const { state, events } = engine.createGame(options, seed);
    return { state: held(withHeadStart(realState(state))), events };
  },
};

/** The modules in play: New Caprica, with a Cylon Leader. */
export const newCaprica = { expansions: ['pegasus'], objective: 'newCaprica', cylonLeader: true } as const;

/** The Ionian Nebula, with the Cylon Fleet board. */
export const ionianNebula = { expansions: ['exodus'], objective: 'ionianNebula', switches: ['cylonFleet'] } as const;

/** The same with its other options. */
export const everythingOfExodus = { ...ionianNebula, switches: ['cylonFleet', 'personalGoals', 'finalFive'] } as const;

/** The Search for Home with all that is in the boxes. */
export const searchForHome = {
  expansions: ['pegasus', 'exodus', 'daybreak'],
  objective: 'searchForHome',
  cylonLeader: true,
  switches: ['cylonFleet', 'personalGoals', 'finalFive'],
} as const;

/** A distance from which two jumps and a Mission bring the fleet home, whatever the jumps are. */
const nearHome = 7;

/**
 * Games on the Search for Home that begin near it, with plenty of everything, and with these Missions on the top of
 * their deck.
 */
export function rulesNearHome(...missions: ReadonlyArray<string>): Engine {
  return {
    ...engine,
    createGame(options, seed) {
      const game = engine.createGame(options, seed);
      const state = realState(game.state);
      for (const card of [...state.destinations.deck]) {
        if (distanceOf(card) === 0 || distance(state) + distanceOf(card) > nearHome) continue;
        state.destinations.deck.splice(state.destinations.deck.indexOf(card), 1);
        state.travelled.push(card);
      }
      Object.assign(state.resources, { fuel: 15, food: 15, morale: 15, population: 15 });
      const { deck } = homeOf(state).missions;
      for (const card of missions.toReversed()) deck.push(...deck.splice(deck.indexOf(card), 1));
      return game;
    },
  };
}
