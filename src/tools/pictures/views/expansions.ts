/** Moments of games with Pegasus. */
import { contentOf } from '../../../engine/content.ts';
import type { GameView, PlayerView } from '../../../engine/types/view.ts';
import { card, many, numbered, player, standing, startOfGame } from './scene.ts';

const aboard = (seat: number, name: string, changes: Partial<PlayerView> = {}): PlayerView =>
  player(seat, { place: { kind: 'location', location: card('location', name, 'pegasus') }, ...changes });

/** A game of `players` players with Pegasus; its decks are those at the start. */
function withPegasus(players: number, changes: Partial<GameView>): GameView {
  const start = startOfGame();
  const options = {
    ...start.options,
    ...changes.options,
    players,
    expansions: ['pegasus' as const],
    cylonLeader: true,
  };
  return {
    ...start,
    skillDecks: {
      ...start.skillDecks,
      treachery: { left: 21, discard: Array<string>(4).fill('skill/pegasus/sabotage/3') },
    },
    modules: { ...start.modules, pegasus: { damageLeft: 4 } },
    ...changes,
    options,
    locations: [...contentOf(options).locations.keys()],
  };
}

/** The battlestar Pegasus, with two of her locations damaged. */
export function pegasusGame(): GameView {
  return withPegasus(5, {
    turn: 9,
    phase: 'action',
    players: [
      player(0, { titles: ['president'] }),
      aboard(1, 'pegasus-cic', { character: card('character', 'helena-cain', 'pegasus'), titles: ['admiral'] }),
      aboard(2, 'engine-room'),
      aboard(3, 'caprica', {
        character: card('character', 'cavil', 'pegasus'),
        cylon: 'leader',
        loyaltyCount: 0,
        superCrisisCount: 2,
      }),
      aboard(4, 'engine-room'),
    ],
    damaged: [
      card('location', 'armory'),
      card('location', 'main-batteries', 'pegasus'),
      card('location', 'airlock', 'pegasus'),
    ],
    modules: { pegasus: { damageLeft: 2 } },
    waitingFor: [{ id: 'd7', seat: 0, topic: { kind: 'action', left: 1, why: 'actionStep' } }],
  });
}

/** Pegasus is lost, two people have been executed, and the turn has effects that go on. */
export function pegasusLost(): GameView {
  const { players, ...game } = pegasusGame();
  const survivors = new Set([1, 2, 4]);
  return {
    ...game,
    turn: 19,
    players: players.map((one) => (survivors.has(one.seat) ? { ...one, place: standing('sickbay') } : one)),
    damaged: [card('location', 'armory')],
    lostBoards: ['pegasus'],
    closed: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'].map((name) =>
      card('location', name, 'pegasus'),
    ),
    modules: {
      pegasus: { damageLeft: 0 },
      executions: { gone: [card('character', 'ellen-tigh', 'pegasus'), card('character', 'lee-apollo-adama')] },
    },
    turnEffects: { nextCrisisJumps: true, protects: ['morale'] },
  };
}

const force = (name: string): string => card('location', name, 'pegasus');

/** New Caprica under occupation: Galactica is still away, with the damage that she had. */
export function newCapricaGame(): GameView {
  return withPegasus(5, {
    options: { ...startOfGame().options, objective: 'newCaprica' },
    turn: 24,
    phase: 'action',
    players: [
      aboard(0, 'shipyard', { titles: ['president'] }),
      aboard(1, 'detention', { titles: ['admiral'] }),
      aboard(2, 'resistance-hq'),
      aboard(3, 'breeders-canyon', { cylon: 'revealed' }),
      aboard(4, 'medical-center'),
    ],
    titles: { president: 0, admiral: 1 },
    ships: numbered([{ kind: 'basestar', area: 'bow', damage: [] }, ...many(3, { kind: 'raider', area: 'bow' })]),
    reserves: { viper: 8, raptor: 4 },
    damaged: [card('location', 'armory'), card('location', 'hangar-deck'), card('location', 'airlock', 'pegasus')],
    awayBoards: ['galactica', 'colonialOne', 'cylonLocations', 'pegasus'],
    modules: {
      newCaprica: {
        forces: ['occupation-authority', 'shipyard', 'shipyard'].map(force),
        locked: 7,
        prepared: 2,
        inOrbit: false,
      },
    },
    autoJump: 'return',
    jumpTrack: 3,
    distance: 8,
    travelled: [
      card('destination', 'desolate-moon'),
      card('destination', 'remote-planet'),
      card('destination', 'ragnar-anchorage'),
      card('destination', 'tylium-planet'),
      card('destination', 'tylium-planet'),
    ],
    crisis: {
      left: 27,
      discard: ['arrests-at-night', 'a-cylon-ally', 'betrayed-from-within'].map((name) =>
        card('newCaprica', name, 'pegasus'),
      ),
    },
    civilianPileCount: 0,
    waitingFor: [{ id: 'd8', seat: 0, topic: { kind: 'action', left: 1, why: 'actionStep' } }],
  });
}

/**
 * Seven players, with everything that a game can have: Galactica is back over New Caprica, in the middle of a reckless
 * check.
 */
export function sevenPlayers(): GameView {
  const base = newCapricaGame();
  const faces = [
    'support-the-people/1',
    'preventative-policy/3',
    'at-any-cost/1',
    'run-interference/2',
    'sabotage/3',
    'human-weakness/2',
    'broadcast-location/1',
  ];
  const cards = [...faces, ...faces, ...faces, ...faces].map((face) => `skill/pegasus/${face}`);
  const check = card('newCaprica', 'labor-union-strike', 'pegasus');
  return {
    ...base,
    options: { ...base.options, players: 7 },
    turn: 33,
    phase: 'crisis',
    current: 6,
    players: [
      aboard(0, 'shipyard', {
        titles: ['president', 'admiral'],
        handCount: 12,
        attached: [card('quorum', 'assign-arbitrator')],
      }),
      aboard(1, 'resistance-hq', { cylon: 'revealed', superCrisisCount: 1 }),
      player(2, { place: { kind: 'piloting', ship: 0, area: 'portBow' } }),
      aboard(3, 'detention', { usedOncePerGame: true }),
      aboard(4, 'pegasus-cic'),
      aboard(5, 'medical-center'),
      aboard(6, 'shipyard', {
        character: card('character', 'caprica-six', 'pegasus'),
        cylon: 'leader',
        infiltrating: true,
        loyaltyCount: 0,
        superCrisisCount: 2,
        usedOncePerGame: true,
      }),
    ],
    titles: { president: 0, admiral: 0 },
    ships: numbered([
      { kind: 'viper', area: 'portBow', pilot: 2 },
      { kind: 'raider', area: 'starboardBow', scar: true },
      ...many(7, { kind: 'raider', area: 'starboardBow' }),
      { kind: 'basestar', area: 'starboardQuarter', damage: [] },
      ...many(3, { kind: 'raider', area: 'stern' }),
      ...many(2, { kind: 'civilian', area: 'portQuarter' }),
    ]),
    resources: { fuel: 3, food: 2, morale: 4, population: 5 },
    awayBoards: ['colonialOne'],
    modules: {
      newCaprica: {
        forces: ['occupation-authority', 'breeders-canyon', 'shipyard', 'shipyard'].map(force),
        locked: 5,
        prepared: 0,
        inOrbit: true,
      },
      executions: { gone: [card('character', 'ellen-tigh', 'pegasus')] },
      recklessChecks: { reckless: true },
    },
    autoJump: 'nothing',
    jumpTrack: 5,
    crisis: { ...base.crisis, left: 26 },
    currentCrisis: check,
    inPlay: [card('crisis', 'detector-sabotage'), card('crisis', 'scar', 'pegasus')],
    check: {
      source: check,
      difficulty: 13,
      partialAt: 10,
      skills: ['politics', 'tactics'],
      destinyCount: 2,
      contributions: [1, 2, 3, 4, 5, 0, 6].map((seat) => ({ seat, count: seat === 0 ? 11 : seat })),
      cards,
      revealed: true,
      total: -18,
      result: 'fail',
      outcomes: {},
    },
    waitingFor: [],
  };
}

/** The Cylon Fleet gathers, the pursuit is near its end, and Mark VIIs fly. */
export function cylonFleetGame(): GameView {
  const start = startOfGame();
  const options = { ...start.options, players: 5, expansions: ['exodus'], switches: ['cylonFleet'] };
  const none = { basestar: 0, raider: 0, heavyRaider: 0 };
  return {
    ...start,
    options,
    locations: [...contentOf(options).locations.keys()],
    turn: 12,
    phase: 'crisis',
    players: [
      player(0, { titles: ['president'] }),
      player(1, { titles: ['admiral'] }),
      player(2, { titles: ['cag'], place: { kind: 'piloting', ship: 8, area: 'stern' } }),
      player(3, {
        cylon: 'revealed',
        place: { kind: 'location', location: card('location', 'basestar-bridge', 'exodus') },
      }),
      player(4),
    ],
    titles: { president: 0, admiral: 1, cag: 2 },
    ships: numbered([
      ...many(4, { kind: 'raider', area: 'bow' }),
      { kind: 'heavyRaider', area: 'starboardBow' },
      { kind: 'viper', area: 'portBow', pilot: undefined, model: 'viper' },
      { kind: 'viper', area: 'portBow', pilot: undefined, model: 'viperMarkVII' },
      { kind: 'viper', area: 'portQuarter', pilot: undefined, model: 'viperMarkVII' },
      { kind: 'viper', area: 'stern', pilot: 2, model: 'viperMarkVII' },
      ...many(2, { kind: 'civilian', area: 'stern' }),
      { kind: 'civilian', area: 'bow' },
    ]),
    reserves: { viper: 3, viperMarkVII: 1, raptor: 4 },
    damagedCraft: { viper: 1, viperMarkVII: 0, raptor: 0 },
    destroyed: { viper: 1, viperMarkVII: 0, raptor: 0 },
    modules: {
      cylonFleet: {
        pursuit: 3,
        ships: {
          bow: { ...none, basestar: 1, raider: 3 },
          starboardBow: { ...none, raider: 11, heavyRaider: 2 },
          starboardQuarter: { ...none, raider: 1 },
          stern: none,
          portQuarter: { ...none, basestar: 1, heavyRaider: 1 },
          portBow: { ...none, raider: 1 },
        },
      },
    },
    waitingFor: [{ id: 'd9', seat: 2, topic: { kind: 'placeCivilian', left: 2, why: 'track/exodus/pursuit' } }],
  };
}
