/** Scenes with everything of Daybreak at once, and of the other boxes where the options say so. */
import { dealMutiny, type MutinyScene } from './mutinyScene.ts';
import { placeAssaultRaptors, type DaybreakScene } from './daybreakScene.ts';
import { layFleet, type FleetScene } from './fleetScene.ts';
import { layMissions, type HomeScene } from './homeScene.ts';
import { scene, type Table } from './scene.ts';

export const daybreak = { expansions: ['daybreak'] } as const;
export const searching = { expansions: ['daybreak'], objective: 'searchForHome' } as const;
export const allBoxes = { expansions: ['pegasus', 'exodus', 'daybreak'] } as const;
export const led = { ...allBoxes, cylonLeader: true } as const;

export interface TogetherScene extends MutinyScene, HomeScene, DaybreakScene, FleetScene {}

export function togetherScene(set: TogetherScene): Table {
  const game = scene({ ...set, options: { ...daybreak, ...set.options } });
  dealMutiny(game, set);
  placeAssaultRaptors(game, set);
  if (set.options?.objective === 'searchForHome') layMissions(game, set);
  if (set.options?.switches?.includes('cylonFleet') === true) layFleet(game, set);
  return game;
}
