/** The faces of Missions. */
import { catalogue } from '../../src/catalogue/index.ts';
import type { CheckView } from '../../src/engine/types/view.ts';

export interface MissionFace {
  readonly difficulty: number;
  readonly skills: CheckView['skills'];
  /** The distance that it counts as once it has been passed; `undefined` for those that bring none. */
  readonly distance: number | undefined;
}

export function missionFace(card: string): MissionFace | undefined {
  const mission = catalogue.missions.get(card);
  if (mission === undefined) return undefined;
  const { difficulty, skills, pass = [] } = mission.check;
  const [distance] = pass.flatMap((effect) => ('missionCounts' in effect ? [effect.missionCounts] : []));
  return { difficulty, skills, distance };
}
