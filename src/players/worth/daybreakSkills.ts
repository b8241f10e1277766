/** Worth of the Skill cards of Daybreak. */
import type { DaybreakSkillVerb } from '../../catalogue/effects/daybreakSkills.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { GameView } from '../../engine/types/view.ts';
import { nothing, worthOfAction, type EffectScores } from './effects.ts';

const count = (view: GameView, kind: string): number => view.ships.filter((ship) => ship.kind === kind).length;

/** Returns how many Cylon raiders and heavy raiders an unmanned viper can shoot at, up to `most`. */
const shots = (view: GameView, most: number): number =>
  Math.min(most, count(view, 'raider') + count(view, 'heavyRaider'));

export const daybreakSkillScores: EffectScores<DaybreakSkillVerb> = {
  addToTotal: () => 0.5,
  // Both serve the player who takes them, on whatever side.
  takeFromCheck: nothing,
  dogfight: nothing,
  influenceQuorum: () => 1.6,
  activateAnywhere: {
    worth: () => 1,
    action: (now, locations) =>
      Math.max(...locations.map((id) => worthOfAction(now, catalogue.locations.get(id)?.effects ?? []))),
  },
  activateOneViper: {
    worth: ({ view }, most) => 0.5 * shots(view, most),
    action: ({ view }, most) => 0.4 + 0.6 * shots(view, most),
  },
  launchReserves: ({ view }, vipers) => 0.3 * vipers + 0.5 * shots(view, vipers),
};
