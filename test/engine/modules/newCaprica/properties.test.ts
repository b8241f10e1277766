/**
 * Random games that reach New Caprica: what is away stays as it is, who is down
 * there stays there, and no one learns what lies in the stacks.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { view } from '../../../../src/engine/index.ts';
import { randomBelow, shuffle } from '../../../../src/engine/flow/random.ts';
import { isFleetAway } from '../../../../src/engine/pieces/places.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { differences, gamesAt, tables } from '../../properties/randomGames.ts';
import { observer, watchGames } from '../../properties/watching.ts';
import { tries } from '../../../soak.ts';

const onTheWay = gamesAt(
  tables.filter(({ objective }) => objective === 'newCaprica'),
  fc.constant(true),
);

/** All that is away with Galactica, and the Cylon ships that no one fights meanwhile. */
function away({
  ships,
  reserves,
  damagedCraft,
  destroyed,
  damaged,
  boarding,
  nukes,
  modules,
  galacticaDamage,
  basestarDamage,
  supply,
  lostBoards,
  options,
}: GameState): string {
  return JSON.stringify([
    ships,
    reserves.viper,
    damagedCraft.viper,
    destroyed.viper,
    [...damaged].sort(),
    boarding,
    // R-DAY-93: a Mutiny card takes them out of the game also then.
    options.expansions.includes('daybreak') ? undefined : nukes,
    [modules.pegasus?.damage.length, galacticaDamage.length, basestarDamage.length],
    supply,
    lostBoards,
  ]);
}

function boardOf({ place }: GameState['players'][number]): string {
  return place.kind === 'location' ? (catalogue.locations.get(place.location)?.board ?? '') : place.kind;
}

let [looked, returned, stacks] = [0, 0, 0];

watchGames(onTheWay, [
  observer(
    'R-NCA-12 R-NCA-26 R-NCA-27 R-NCA-28 until Galactica returns nothing happens to what is away, and nobody leaves New Caprica',
    tries(20),
    () => {
      let left: string | undefined;
      return {
        after(_events, state) {
          returned += state.modules.newCaprica !== undefined && !isFleetAway(state) ? 1 : 0;
          if (!isFleetAway(state)) return;
          looked += 1;
          left ??= away(state);
          expect(away(state)).toBe(left);
          expect(
            state.players.map(boardOf).filter((board) => !['newCaprica', 'stranded', 'none'].includes(board)),
          ).toEqual([]);
        },
      };
    },
    () => {
      expect([looked > 500, returned > 100]).toEqual([true, true]);
    },
  ),

  observer(
    'R-NCA-41 R-NCA-42 R-NCA-60 R-NCA-62 R-NCA-79 four forces at most, ships only leave the stacks, and the fleet marker rests after the return',
    tries(20),
    () => {
      let stacked = 12;
      let rest: number | undefined;
      return {
        after(_events, { awayBoards, jumpTrack, travelled, players, stack, modules: { newCaprica } }) {
          if (newCaprica === undefined) return;
          const track = ['occupation-authority', 'breeders-canyon', 'shipyard'].map(
            (slug) => `location/pegasus/${slug}`,
          );
          expect([
            newCaprica.forces.length <= 4,
            newCaprica.forces.every((location) => track.includes(location)),
          ]).toEqual([true, true]);
          const now = newCaprica.locked.length + newCaprica.prepared.length;
          expect(now).toBeLessThanOrEqual(stacked);
          stacked = now;
          // No one jumps any more.
          rest ??= travelled.length;
          expect(travelled.length).toBe(rest);
          if (!isFleetAway({ awayBoards })) expect(jumpTrack).toBe(5);
          // No Cylon player is locked up, but for the steps that lead out of Detention.
          if (stack.some(({ procedure }) => ['reveal', 'becomeCylon', 'execute'].includes(procedure))) return;
          expect(
            players.filter(
              ({ cylon, infiltrating, place }) =>
                cylon !== undefined &&
                !infiltrating &&
                place.kind === 'location' &&
                place.location.endsWith('/detention'),
            ),
          ).toEqual([]);
        },
      };
    },
  ),

  observer(
    'R-NCA-62 R-LOY-27 no view tells what lies in the stacks',
    tries(8),
    (_game, random) => ({
      before({ state }) {
        if (state.modules.newCaprica === undefined || randomBelow(random, 5) !== 0) return;
        stacks += 1;
        const { locked, prepared } = state.modules.newCaprica;
        const all = shuffle(random, [...locked, ...prepared]);
        const other = {
          ...state,
          modules: {
            ...state.modules,
            newCaprica: { ...state.modules.newCaprica, prepared: all.splice(0, prepared.length), locked: all },
          },
        };
        for (const viewer of [...state.players.keys(), 'public' as const])
          expect(differences(view(other, viewer), view(state, viewer))).toEqual([]);
      },
    }),
    () => {
      expect(stacks).toBeGreaterThan(50);
    },
  ),
]);
