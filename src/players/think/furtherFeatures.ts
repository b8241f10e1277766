/** Features of a position that boxes and objectives add, as numbers of about 0 to 2, like those of `position.ts`. */
import { areas, cylonShips } from '../../catalogue/vocabulary.ts';
import type { ModuleStates } from '../../engine/types/modules.ts';
import type { GameState } from '../../engine/types/state.ts';

type Counting<T> = (piece: T, state: GameState) => Readonly<Record<string, number>>;

/** The features of each module; one without an entry adds nothing beyond what the base counts already. */
const counted: { readonly [M in keyof ModuleStates]?: Counting<ModuleStates[M]> } = {
  pegasus: ({ damage }) => ({ pegasusUnharmed: damage.length / 4 }),
  newCaprica: ({ forces, locked, prepared }) => ({
    occupation: forces.length / 4,
    lockedShips: locked.length / 6,
    preparedShips: prepared.length / 6,
  }),
  cylonFleet: ({ ships, pursuit }) => ({
    gathering: areas.reduce((sum, area) => sum + cylonShips.reduce((all, kind) => all + ships[area][kind], 0), 0) / 10,
    gatheringBasestars: areas.reduce((sum, area) => sum + ships[area].basestar, 0) / 2,
    pursuit: pursuit / 3,
  }),
  searchForHome: ({ active, rebel }) => ({
    missionCounts: active?.counts === true ? 1 : 0,
    rebelsAreHuman: rebel === 'human' ? 1 : 0,
    rebelsAreCylon: rebel === 'cylon' ? 1 : 0,
  }),
};

export function furtherFeatures(state: GameState): Readonly<Record<string, number>> {
  const all: Record<string, number> = { [`objective/${state.options.objective}`]: 1 };
  for (const name of Object.keys(counted) as ReadonlyArray<keyof typeof counted>)
    Object.assign(all, countOf(name, state));
  return all;
}

function countOf<M extends keyof ModuleStates>(name: M, state: GameState): Readonly<Record<string, number>> {
  const piece: Partial<ModuleStates>[M] = state.modules[name];
  const count: Counting<ModuleStates[M]> | undefined = counted[name];
  return piece === undefined || count === undefined ? {} : count(piece, state);
}
