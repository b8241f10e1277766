/** Scenes with the Daybreak expansion. */
import type { Area } from '../../src/catalogue/vocabulary.ts';
import { placeViper } from '../../src/engine/pieces/ships.ts';
import { scene, type Scene, type Table } from './scene.ts';

export const withDaybreak = { expansions: ['daybreak'] } as const;
export const withEverything = { expansions: ['pegasus', 'exodus', 'daybreak'] } as const;

export interface DaybreakScene extends Scene {
  /** Unmanned assault raptors in space; the first is the one of the Reserves, the others come out of the supply. */
  readonly assaultRaptors?: Partial<Record<Area, number>>;
  /** How many of them have been destroyed. */
  readonly lostAssaultRaptors?: number;
}

export function daybreakScene(set: DaybreakScene): Table {
  return placeAssaultRaptors(scene({ ...set, options: { ...withDaybreak, ...set.options } }), set);
}

export function placeAssaultRaptors(
  game: Table,
  { assaultRaptors = {}, lostAssaultRaptors = 0 }: Omit<DaybreakScene, keyof Scene>,
): Table {
  const { state } = game;
  const areas = Object.entries(assaultRaptors).flatMap(([area, count]) =>
    Array.from({ length: count }, () => area as Area),
  );
  if (areas.length > 0) state.reserves['assaultRaptor'] = areas.length;
  for (const area of areas) placeViper(state, area, undefined, 'assaultRaptor');
  if (lostAssaultRaptors > 0) Object.assign(state.destroyed, { assaultRaptor: lostAssaultRaptors });
  return game;
}
