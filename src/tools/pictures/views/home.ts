/** Moments of the Search for Home. */
import { contentOf } from '../../../engine/content.ts';
import type { SearchForHomeView } from '../../../engine/modules/searchForHome/view.ts';
import type { GameView, PlayerView } from '../../../engine/types/view.ts';
import { card, player, standing, startOfGame, whereItIs } from './scene.ts';

const options: GameView['options'] = {
  ...startOfGame().options,
  players: 5,
  expansions: ['daybreak'],
  objective: 'searchForHome',
};
/** The other side of the Resurrection Ship, which is still there. */
const otherSide = card('location', 'hub-destroyed', 'daybreak');
const mission = (name: string): string => card('mission', name, 'daybreak');

const aboard = (seat: number, name: string, changes: Partial<PlayerView> = {}): PlayerView =>
  player(seat, { place: { kind: 'location', location: card('location', name, 'daybreak') }, ...changes });

function withMissions(searchForHome: SearchForHomeView, changes: Partial<GameView>): GameView {
  const start = startOfGame();
  const players = (changes.players ?? start.players).map((one) => whereItIs(options, one));
  return {
    ...start,
    ...changes,
    players,
    options,
    locations: [...contentOf(options).locations.keys()].filter((id) => id !== otherSide),
    modules: { ...start.modules, searchForHome },
  };
}

/** A Mission has been passed and counts as distance; one in the hands of the Cylons is the Rebel Basestar. */
export function homeGame(): GameView {
  return withMissions(
    {
      active: { card: mission('digging-up-the-past'), faceUp: true, counts: true },
      left: 5,
      discard: [mission('the-red-stripes')],
      rebel: 'cylon',
      gone: { basestar: 0, heavyRaider: 2, centurion: 2 },
    },
    {
      turn: 14,
      phase: 'action',
      current: 1,
      distance: 6,
      travelled: [card('destination', 'deep-space'), mission('the-search-for-home'), card('destination', 'icy-moon')],
      players: [
        player(0, { titles: ['president'] }),
        aboard(1, 'bridge', { titles: ['admiral'] }),
        aboard(2, 'captains-cabin'),
        aboard(3, 'datastream', { cylon: 'revealed', superCrisisCount: 2 }),
        player(4, { place: standing('sickbay') }),
      ],
    },
  );
}

/** Nothing has happened yet but a Mission that failed. */
export function missionFailed(): GameView {
  return withMissions(
    {
      active: { card: mission('the-search-for-home'), faceUp: false, counts: false },
      left: 7,
      discard: [],
      gone: { basestar: 0, heavyRaider: 0, centurion: 0 },
    },
    {
      turn: 3,
      players: [
        player(0, { titles: ['president'] }),
        aboard(1, 'bridge', { titles: ['admiral'] }),
        player(2),
        player(3),
        player(4),
      ],
    },
  );
}

/** A Mission's check is being made, and the Rebel Basestar is the humans'. */
export function missionCheck(): GameView {
  const source = mission('the-search-for-home');
  return {
    ...homeGame(),
    modules: {
      searchForHome: {
        active: { card: source, faceUp: true, counts: false },
        left: 4,
        discard: [mission('cylon-civil-war')],
        rebel: 'human',
        gone: { basestar: 0, heavyRaider: 0, centurion: 0 },
      },
    },
    distance: 3,
    travelled: [card('destination', 'deep-space'), card('destination', 'icy-moon')],
    check: {
      source,
      difficulty: 25,
      partialAt: undefined,
      skills: ['politics', 'leadership', 'tactics', 'engineering'],
      destinyCount: 2,
      contributions: [
        { seat: 2, count: 3 },
        { seat: 3, count: 1 },
      ],
      cards: [],
      revealed: false,
      total: undefined,
      result: undefined,
      outcomes: {},
    },
    waitingFor: [{ id: 'd9', seat: 4, topic: { kind: 'contribute' } }],
  };
}
