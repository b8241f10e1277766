/** Worth of what allies do. */
import type { AllyVerb } from '../../catalogue/effects/allies.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { GameView } from '../../engine/types/view.ts';
import type { EffectScores } from './effects.ts';

const inSpace = (view: GameView, kind: string): number => view.ships.filter((ship) => ship.kind === kind).length;

/** Returns the areas of unmanned vipers, one for each. */
const unmannedIn = (view: GameView): ReadonlyArray<string> =>
  view.ships.flatMap((ship) => (ship.kind === 'viper' && ship.pilot === undefined ? [ship.area] : []));

/** Returns the number of raiders that stand beside an unmanned viper, at most one per viper. */
function raidersBeside(view: GameView): number {
  const vipers = unmannedIn(view);
  return [...new Set(vipers)].reduce((sum, area) => {
    const raiders = view.ships.filter((ship) => ship.kind === 'raider' && ship.area === area).length;
    return sum + Math.min(raiders, vipers.filter((one) => one === area).length);
  }, 0);
}

export const allyScores: EffectScores<AllyVerb> = {
  moveOn: () => 0.3,
  surveyCivilians: ({ view }) => 0.15 * inSpace(view, 'civilian'),
  hideCivilians: ({ view }, count) => 0.9 * Math.min(count, inSpace(view, 'civilian')),
  takeDestiny: (_player, count) => 0.35 * count,
  // The card may be a Cylon's.
  dealLoyalty: () => -0.6,
  repairGalactica: ({ view }, count) => 0.8 * Math.min(count, view.damaged.length),
  repairUpToVipers: ({ view }, count) => 0.4 * Math.min(count, craftIn(view, 'damagedCraft', 'viper')),
  flyOneViper: ({ view }, count) => (inSpace(view, 'raider') > 0 ? 0.4 * count : 0.2),
  vipersDestroyRaiders: ({ view }) => 0.5 * raidersBeside(view),
  clearArea: ({ view }) =>
    0.4 * inSpace(view, 'raider') + 0.6 * inSpace(view, 'heavyRaider') + 1.5 * inSpace(view, 'basestar'),
  pushBackCenturions: ({ view: { boarding } }, count) =>
    boarding.reduce((sum, space) => sum + Math.min(space, count), 0),
  damageUnmanned: ({ view }, count) => -0.5 * Math.min(count, unmannedIn(view).length),
};
