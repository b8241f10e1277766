/** Positions of played games, with the winner of each. */
import { resources } from '../../catalogue/vocabulary.ts';
import { defaultOptions, startGame } from '../../engine/index.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import type { GameState } from '../../engine/types/state.ts';
import { playOut } from '../../players/playOut.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { featuresOf, type Features } from '../../players/think/position.ts';
import { anyTable } from '../simulate/simulation.ts';
import type { LabelledSample } from './regression.ts';

/** Returns the options of a game: every other one is of the base game alone, the rest are at all tables. */
export function tableOf(game: number, seed: string): GameOptions {
  return game % 2 === 0 ? { ...defaultOptions, players: 3 + ((game / 2) % 4) } : anyTable(seed);
}

/**
 * Begins a game with a fleet that has more or less of everything than usual: what a point is worth is learnt from games
 * that differ in it alone.
 */
function begin(options: GameOptions, seed: string): GameState {
  const { state } = startGame(options, seed);
  const random = randomNumbers(`stores ${seed}`);
  const luck = random() * 8;
  for (const resource of resources) {
    const more = Math.floor(luck + random() * 6 - 4);
    state.resources[resource] = Math.max(3, state.resources[resource] + more);
  }
  return state;
}

/** Returns one position per turn, taken as the turn begins. */
export function samplesOf(options: GameOptions, seed: string): ReadonlyArray<LabelledSample> {
  const positions: Array<Features> = [];
  let turn = 0;
  const { outcome } = playOut(options, seed, 'heuristic', {
    begin,
    each: (state) => {
      if (state.turn === turn) return;
      ({ turn } = state);
      positions.push(featuresOf(state));
    },
  });
  const won = outcome.winner === 'humans' ? 1 : 0;
  return positions.map((features) => ({ features, won }));
}
