/** The fullest table that the rules allow: seven players, every box, the Cylon Fleet board and the search for home. */
import { contentOf } from '../../../engine/content.ts';
import type { GameView } from '../../../engine/types/view.ts';
import { card, many, numbered, player, startOfGame, whereItIs } from './scene.ts';

const options: GameView['options'] = {
  ...startOfGame().options,
  players: 7,
  expansions: ['pegasus', 'exodus', 'daybreak'],
  objective: 'searchForHome',
  cylonLeader: true,
  switches: ['cylonFleet'],
};
const otherSide = card('location', 'hub-destroyed', 'daybreak');
const mission = (name: string): string => card('mission', name, 'daybreak');
const damage = (name: string): string => card('token', `basestar-damage-${name}`);
const none = { basestar: 0, raider: 0, heavyRaider: 0 };
const at = (location: string) => ({ kind: 'location', location }) as const;

/** A battle goes on in every area, and more is on its way. */
export function fullestTable(): GameView {
  const start = startOfGame();
  const players = [
    player(0, { titles: ['president'], handCount: 10, attached: [card('quorum', 'assign-arbitrator')] }),
    player(1, { titles: ['admiral'], place: at(card('location', 'bridge', 'daybreak')), handCount: 7 }),
    player(2, { titles: ['cag'], place: { kind: 'piloting', ship: 0, area: 'portBow' } }),
    player(3, { cylon: 'revealed', place: at(card('location', 'basestar-bridge', 'exodus')), superCrisisCount: 2 }),
    player(4, { place: at(card('location', 'engine-room', 'pegasus')), handCount: 11 }),
    player(5, { place: at(card('location', 'sickbay')) }),
    player(6, {
      character: card('character', 'caprica-six', 'pegasus'),
      cylon: 'leader',
      infiltrating: true,
      loyaltyCount: 0,
      superCrisisCount: 2,
      place: at(card('location', 'captains-cabin', 'daybreak')),
    }),
  ].map((one) => ({ ...whereItIs(options, one), modules: { ...one.modules, miracles: { tokens: 1, limit: 1 } } }));
  return {
    ...start,
    options,
    locations: [...contentOf(options).locations.keys()].filter((id) => id !== otherSide),
    turn: 33,
    phase: 'crisis',
    current: 4,
    players,
    titles: { president: 0, admiral: 1, cag: 2 },
    ships: numbered([
      { kind: 'viper', area: 'portBow', pilot: 2, model: 'viperMarkVII' },
      { kind: 'basestar', area: 'bow', damage: [damage('disabled-hangar'), damage('structural-damage')] },
      { kind: 'raider', area: 'bow', scar: true },
      ...many(8, { kind: 'raider', area: 'bow' }),
      ...many(2, { kind: 'heavyRaider', area: 'bow' }),
      { kind: 'basestar', area: 'starboardQuarter', damage: [] },
      ...many(4, { kind: 'raider', area: 'starboardQuarter' }),
      ...many(2, { kind: 'civilian', area: 'starboardBow' }),
      { kind: 'viper', area: 'starboardBow', pilot: undefined, model: 'assaultRaptor' },
      ...many(2, { kind: 'viper', area: 'portBow', pilot: undefined, model: 'viper' }),
      { kind: 'viper', area: 'portQuarter', pilot: undefined, model: 'viperMarkVII' },
      ...many(3, { kind: 'raider', area: 'stern' }),
      ...many(3, { kind: 'civilian', area: 'stern' }),
      { kind: 'heavyRaider', area: 'portQuarter' },
    ]),
    resources: { fuel: 3, food: 2, morale: 4, population: 7 },
    reserves: { viper: 2, viperMarkVII: 1, assaultRaptor: 1, raptor: 3 },
    damagedCraft: { viper: 2, viperMarkVII: 0, assaultRaptor: 0, raptor: 0 },
    destroyed: { viper: 1, viperMarkVII: 1, assaultRaptor: 0, raptor: 1 },
    damaged: [
      card('location', 'armory'),
      card('location', 'hangar-deck'),
      card('location', 'weapons-control'),
      card('location', 'main-batteries', 'pegasus'),
      card('location', 'airlock', 'pegasus'),
    ],
    boarding: [0, 2, 2],
    jumpTrack: 3,
    distance: 6,
    travelled: [card('destination', 'deep-space'), mission('the-search-for-home'), card('destination', 'icy-moon')],
    skillDecks: {
      ...start.skillDecks,
      treachery: { left: 21, discard: Array<string>(4).fill('skill/pegasus/sabotage/3') },
    },
    inPlay: [card('crisis', 'detector-sabotage')],
    modules: {
      pegasus: { damageLeft: 2 },
      cylonFleet: {
        pursuit: 3,
        ships: {
          bow: { ...none, basestar: 1, raider: 3 },
          starboardBow: { ...none, raider: 5, heavyRaider: 1 },
          starboardQuarter: { ...none, raider: 1 },
          stern: { ...none, raider: 2, heavyRaider: 1 },
          portQuarter: none,
          portBow: { ...none, raider: 1 },
        },
      },
      searchForHome: {
        active: { card: mission('digging-up-the-past'), faceUp: true, counts: true },
        left: 5,
        discard: [mission('the-red-stripes')],
        rebel: 'cylon',
        gone: { basestar: 0, heavyRaider: 2, centurion: 2 },
      },
    },
    waitingFor: [{ id: 'd9', seat: 2, topic: { kind: 'placeCivilian', left: 2, why: 'track/exodus/pursuit' } }],
  };
}
