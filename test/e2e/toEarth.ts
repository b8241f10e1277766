/** A game of four on the Search for Home, with all that is in the boxes. */
import type { Choice, Decision, GameView } from '../../src/app/types.ts';
import { homeOf } from '../../src/engine/modules/searchForHome/state.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { rulesNearHome, searchForHome } from '../app/realRules.ts';
import type { Course, Kill } from './course.ts';

const bridge = 'location/daybreak/bridge';
const datastream = 'location/daybreak/datastream';
const civilWar = 'mission/daybreak/cylon-civil-war';
const longWay = 'mission/daybreak/the-search-for-home';

/**
 * The places where human players are wanted: on the Bridge as long as a Mission can be made, and once aboard the Rebel
 * Basestar.
 */
function wanted({ modules: { searchForHome: home }, viewer, players }: GameView): string | undefined {
  if (home === undefined || viewer === 'public') return undefined;
  if (home.active === undefined) return bridge;
  return home.rebel === 'human' && (players[viewer]?.modules.miracles?.tokens ?? 0) > 0 ? datastream : undefined;
}

function wish({ topic, choices }: Decision, view: GameView): Choice | undefined {
  const place = wanted(view);
  if (place === undefined || (topic.kind !== 'move' && topic.kind !== 'action')) return undefined;
  const means = topic.kind === 'move' ? 'location' : 'activateLocation';
  return choices.find((choice) => choice.kind === means && 'location' in choice && choice.location === place);
}

/**
 * In the middle of the check of that Mission: it passes then, and the fleet is ready to jump as soon as a card lets it.
 */
function amid(card: string): Kill {
  return {
    when: (state) =>
      homeOf(state).active?.card === card && state.decisions.some(({ topic }) => topic.kind === 'contribute'),
    change: (state) => {
      const check = state.stack.find(({ procedure }) => procedure === 'skillCheck');
      if (check !== undefined) Object.assign(check.data, { difficulty: -99 });
      state.jumpTrack = 4;
    },
  };
}

export const toEarth: Course = {
  people: ['Ada', 'Bo', 'Chidi', 'Dana'],
  options: searchForHome,
  fate: { engine: rulesNearHome(civilWar, longWay), seed: 'demetrius' },
  ready: ({ turn }: GameState) => turn > 0,
  wish,
  kills: [amid(civilWar), amid(longWay)],
  asked: ['action', 'move'],
  told: ['missionTurnedUp', 'rebelBasestar', 'miracleSpent', 'deckSearched', 'missionCleared', 'distanceAdded'],
  end: 'reachedEarth',
};
