/** A second model of viper, made up for tests: hardier than the first, faster, and four of them wait for repair. */
import type { TokenOf } from '../../src/catalogue/content.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { scene, type Scene, type Table } from './scene.ts';

const fast: TokenOf<'craft'> = {
  id: 'ship/exodus/fast-viper', name: 'Fast Viper', expansion: 'exodus', copies: 4, kind: 'craft', craft: 'viper', model: 'fastViper',
  start: { damagedCraft: 4 }, flies: { steps: 2 }, hitBy: { raider: { damaged: 6, destroyed: 8 } }, hits: { basestar: { damaged: 7 } },
};

/** Puts it into the catalogue for one file of tests; only games with `exodus` know it. */
export function addModels(): void {
  // The catalogue is read-only for the program, not for a test that adds to it what a coming expansion would.
  const tokens = catalogue.tokens as Map<string, TokenOf<'craft'>>;
  tokens.set(fast.id, fast);
}

export function removeModels(): void {
  const tokens = catalogue.tokens as Map<string, TokenOf<'craft'>>;
  tokens.delete(fast.id);
}

export interface ModelScene extends Scene {
  readonly craft?: {
    readonly reserves?: Readonly<Record<string, number>>;
    readonly damagedCraft?: Readonly<Record<string, number>>;
    readonly destroyed?: Readonly<Record<string, number>>;
  };
}

/** A scene with fast vipers, and with assault raptors if it says so. */
export function modelScene({ craft, ...set }: ModelScene, { andAssaultRaptors = false } = {}): Table {
  const game = scene({ ...set, options: { expansions: andAssaultRaptors ? ['exodus', 'daybreak'] : ['exodus'], ...set.options } });
  for (const box of ['reserves', 'damagedCraft', 'destroyed'] as const) Object.assign(game.state[box], craft?.[box]);
  return game;
}

/** How many of a model there are, wherever they are. */
export function countOf({ state }: Table, model: string): number {
  const inSpace = state.ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length;
  return inSpace + (state.reserves[model] ?? 0) + (state.damagedCraft[model] ?? 0) + (state.destroyed[model] ?? 0);
}
