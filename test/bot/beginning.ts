import { createApp } from '../../src/app/index.ts';
import { choose } from '../../src/players/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { scene } from '../engine/scene.ts';
import { held } from '../app/states.ts';
import type { MakeApp } from './connected.ts';

/** An app whose games all begin at this place of the rules; the characters sit in the order of the scene. */
export function beginningAt(state: () => GameState): MakeApp {
  return (store, log, { random, newSeed }, { now }) =>
    createApp({
      store,
      log,
      random,
      newSeed,
      now,
      player: choose,
      engine: { ...rules, createGame: () => ({ state: held(structuredClone(state())), events: [] }) },
    });
}

/** A check in which Bo and Cy may react before cards are added; Cy once more when it has been counted. */
export function beforeCards(): GameState {
  return scene({
    players: [
      'adama',
      { zarek: { hand: ['investigative-committee/3'] } },
      { tigh: { hand: ['scientific-research/3', 'declare-emergency/3'] } },
    ],
    destiny: ['tactics/3', 'leadership/3'],
  }).crisis('cylon-accusation').state;
}
