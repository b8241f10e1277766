/** Scenes with a Cylon Leader or the Sympathetic Cylon. */
import type { Area } from '../../src/catalogue/vocabulary.ts';
import { scene, type Scene, type Table } from './scene.ts';

/** A scene with 4 players unless it asks for more. */
export function leaderScene(set: Scene): Table {
  return scene({ ...set, options: { expansions: ['pegasus'], cylonLeader: true, ...set.options } });
}

export function sympatheticScene(set: Scene): Table {
  return scene({ ...set, options: { expansions: ['pegasus'], sympatheticCylon: true, ...set.options } });
}

/** The areas with ships of that kind, once for each ship. */
export function areasOf(game: Table, kind: 'basestar' | 'raider' | 'civilian'): Array<Area> {
  return game.state.ships.filter((ship) => ship.kind === kind).map(({ area }) => area);
}

/** Declines all reactions and contributes nothing until that kind of question is asked or nothing is. */
export function until(game: Table, kind: string): Table {
  for (let n = 0; n < 100; n += 1) {
    const [open] = game.state.decisions;
    if (open === undefined || open.topic.kind === kind) return game;
    game.settle(1);
  }
  throw new Error(`${kind} is not asked`);
}
