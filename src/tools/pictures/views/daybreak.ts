/**
 * A game with Pegasus and Daybreak: assault raptors, the other side of the Resurrection Ship, a Cylon Leader with
 * Motives.
 */
import { contentOf } from '../../../engine/content.ts';
import type { GameView } from '../../../engine/types/view.ts';
import { card, numbered, player, startOfGame } from './scene.ts';

const hub = card('location', 'hub-destroyed', 'daybreak');
const ship = card('location', 'resurrection-ship', 'daybreak');
const motive = (name: string): string => card('motive', name, 'daybreak');

export function daybreakGame(): GameView {
  const start = startOfGame();
  const options = { ...start.options, players: 5, expansions: ['pegasus', 'daybreak'], cylonLeader: true };
  const none = { viper: 0, raptor: 0, assaultRaptor: 0 };
  return {
    ...start,
    options,
    locations: [...contentOf(options).locations.keys()].filter((id) => id !== ship),
    turn: 17,
    phase: 'action',
    players: [
      player(0, {
        titles: ['president'],
        place: { kind: 'location', location: card('location', 'presidents-office', 'daybreak') },
      }),
      player(1, { titles: ['admiral'] }),
      player(2, { place: { kind: 'piloting', ship: 3, area: 'stern' } }),
      player(3, { cylon: 'revealed', place: { kind: 'location', location: hub } }),
      player(4, {
        character: card('character', 'cavil', 'pegasus'),
        cylon: 'leader',
        loyaltyCount: 0,
        superCrisisCount: 1,
        place: { kind: 'location', location: card('location', 'human-fleet', 'daybreak') },
        modules: {
          motives: {
            hidden: { count: 2 },
            revealed: { count: 2, cards: [motive('end-the-chase'), motive('no-unnecessary-force')] },
          },
        },
      }),
    ],
    ships: numbered([
      { kind: 'viper', area: 'portBow', pilot: undefined, model: 'assaultRaptor' },
      { kind: 'viper', area: 'portBow', pilot: undefined, model: 'viper' },
      { kind: 'viper', area: 'stern', pilot: 2, model: 'assaultRaptor' },
      { kind: 'basestar', area: 'bow', damage: [] },
      { kind: 'raider', area: 'stern' },
    ]),
    reserves: { ...none, viper: 4, raptor: 2, assaultRaptor: 1 },
    damagedCraft: { ...none, viper: 2 },
    destroyed: { ...none, viper: 1, raptor: 2, assaultRaptor: 1 },
  };
}
