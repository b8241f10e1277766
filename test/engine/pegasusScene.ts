/** Scenes with the Pegasus expansion. */
import { scene, type Scene, type Table } from './scene.ts';

export const withPegasus = { expansions: ['pegasus'] } as const;

export function pegasusScene(set: Scene): Table {
  return scene({ ...set, options: { ...withPegasus, ...set.options } });
}
