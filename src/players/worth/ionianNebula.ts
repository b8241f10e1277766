/** Worth of Crossroads cards. Tokens matter little to the fleet, but a disaster costs it a life. */
import type { NebulaVerb } from '../../catalogue/effects/ionianNebula.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { GameView } from '../../engine/types/view.ts';
import type { EffectScores } from './effects.ts';

const raiders = ({ ships }: GameView): number => ships.filter(({ kind }) => kind === 'raider').length;

export const nebulaScores: EffectScores<NebulaVerb> = {
  drawTrauma: (_player, { who, count }) => (who === 'cylons' ? 0.05 : -0.15) * count,
  discardTrauma: (_player, { count }) => 0.1 * count,
  destroyBeside: ({ view }, count) => 0.4 * Math.min(count, raiders(view)),
  removeRaiders: ({ view }, count) => 0.4 * Math.min(count, raiders(view)),
  rouseRaiders: ({ view }) => -0.2 * raiders(view),
  raidersRun: ({ view }, count) => -count * (0.4 + 0.2 * raiders(view)),
  raiseVipers: ({ view }, count) => 0.4 * Math.min(count, craftIn(view, 'destroyed', 'viper')),
};
