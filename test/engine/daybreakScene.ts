/** Scenes with the Daybreak expansion. */
import { scene, type Scene, type Table } from './scene.ts';

export const withDaybreak = { expansions: ['daybreak'] } as const;
export const withEverything = { expansions: ['pegasus', 'exodus', 'daybreak'] } as const;

export function daybreakScene(set: Scene): Table {
  return scene({ ...set, options: { ...withDaybreak, ...set.options } });
}
