/** Scenes with the Exodus expansion. */
import { scene, type Scene, type Table } from './scene.ts';

export const withExodus = { expansions: ['exodus'] } as const;
export const withPegasusAndExodus = { expansions: ['pegasus', 'exodus'] } as const;

export function exodusScene(set: Scene): Table {
  return scene({ ...set, options: { ...withExodus, ...set.options } });
}
