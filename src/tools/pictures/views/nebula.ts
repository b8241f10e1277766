/** Moments on the way to the Ionian Nebula. */
import { contentOf } from '../../../engine/content.ts';
import type { AllyView } from '../../../engine/modules/allies/view.ts';
import type { GameView } from '../../../engine/types/view.ts';
import { card, player, standing, startOfGame } from './scene.ts';

function ally(name: string, changes: Partial<AllyView> = {}): AllyView {
  const id = card('ally', name, 'exodus');
  const found = contentOf(options).allies.get(id);
  if (found === undefined) throw new Error(`${id} is not in this game.`);
  return { card: id, location: found.location, covered: true, ...changes };
}

const options: GameView['options'] = {
  ...startOfGame().options,
  players: 5,
  expansions: ['exodus'],
  objective: 'ionianNebula',
};

/** Three allies; one is just being met, and a location with one is damaged. */
export function nebulaGame(): GameView {
  const start = startOfGame();
  return {
    ...start,
    options,
    turn: 12,
    phase: 'movement',
    current: 3,
    players: [
      player(0, { titles: ['president'] }),
      player(1, { titles: ['admiral'], place: standing('command') }),
      player(2, { place: standing('command') }),
      player(3, { place: standing('weapons-control') }),
      player(4, { place: standing('weapons-control') }),
    ],
    damaged: [card('location', 'weapons-control')],
    distance: 5,
    travelled: [
      card('destination', 'deep-space'),
      card('destination', 'barren-planet'),
      card('destination', 'tylium-planet'),
    ],
    modules: {
      ...start.modules,
      allies: {
        inPlay: [
          ally('aaron-kelly'),
          ally('margaret-racetrack-edmondson', { token: card('token', 'trauma-antagonistic', 'exodus') }),
          ally('tory-foster', { by: 2 }),
        ],
        left: 27,
      },
    },
  };
}
