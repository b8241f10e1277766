/**
 * Scenes with a second model of viper, the Mark VII: hardier than the first, faster, and four of them wait for repair.
 */
import { scene, type Scene, type Table } from './scene.ts';

export interface ModelScene extends Scene {
  readonly craft?: {
    readonly reserves?: Readonly<Record<string, number>>;
    readonly damagedCraft?: Readonly<Record<string, number>>;
    readonly destroyed?: Readonly<Record<string, number>>;
  };
}

/** A scene with vipers Mark VII, and with assault raptors if it says so. */
export function modelScene({ craft, ...set }: ModelScene, { andAssaultRaptors = false } = {}): Table {
  const expansions = andAssaultRaptors ? ['exodus', 'daybreak'] : ['exodus'];
  const game = scene({ ...set, options: { expansions, switches: ['cylonFleet'], ...set.options } });
  for (const box of ['reserves', 'damagedCraft', 'destroyed'] as const) Object.assign(game.state[box], craft?.[box]);
  return game;
}

/** How many of a model there are, wherever they are. */
export function countOf({ state }: Table, model: string): number {
  const inSpace = state.ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length;
  return inSpace + (state.reserves[model] ?? 0) + (state.damagedCraft[model] ?? 0) + (state.destroyed[model] ?? 0);
}
