/**
 * Random games as each seat knows them: what is secret, what a seat imagines, and that a stored game is the same game.
 */
import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/engine/index.ts';
import { seedRandom } from '../../../src/engine/flow/random.ts';
import { disguise, undeclared } from '../../../src/engine/secrets/index.ts';
import { asking } from './observers/asking.ts';
import { imagining } from './observers/imagining.ts';
import { saving } from './observers/saving.ts';
import { secrecy } from './observers/secrecy.ts';
import { begin, randomGame } from './randomGames.ts';
import { watchGames } from './watching.ts';

watchGames(randomGame, [...secrecy, ...imagining, ...asking, ...saving]);

test('a part of the state that nobody has declared is found, and nothing is dealt', () => {
  const state = begin({ seed: 'gap', options: defaultOptions, headStart: false });
  Object.assign(state, { noted: ['loyalty/base/you-are-not-a-cylon'] });
  Object.assign(state.players[1] ?? {}, { promised: 3 });
  expect(undeclared(state)).toEqual(['players.1.promised', 'noted']);
  expect(() => {
    disguise(state, 0, seedRandom('gap'));
  }).toThrow('nobody has said who knows players.1.promised');
});
