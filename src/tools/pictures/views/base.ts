/** Moments of the base game. */
import type { GameView, PlayerView } from '../../../engine/types/view.ts';
import { card, many, numbered, player, standing, startOfGame } from './scene.ts';

/** Everything that can be in space at once, most of it in one area. */
export function crowded(): GameView {
  const pilot = (seat: number, changes: Partial<PlayerView> = {}): PlayerView =>
    player(seat, { place: { kind: 'piloting', ship: 24 + seat, area: 'portBow' }, ...changes });
  return startOfGame({
    turn: 14,
    phase: 'activateCylonShips',
    current: 3,
    players: [
      player(0, {
        titles: ['president', 'admiral'],
        handCount: 10,
        attached: [card('quorum', 'assign-mission-specialist')],
      }),
      player(1, { place: standing('brig'), attached: [card('quorum', 'assign-arbitrator')] }),
      pilot(2),
      player(3, {
        place: standing('command'),
        attached: [card('quorum', 'assign-vice-president')],
        loyaltyCount: 2,
        usedOncePerGame: true,
      }),
      pilot(4, { place: { kind: 'piloting', ship: 28, area: 'bow' } }),
      player(5, { place: standing('command') }),
    ],
    titles: { president: 0, admiral: 0 },
    ships: numbered([
      { kind: 'basestar', area: 'bow', damage: [card('token', 'basestar-damage-critical-hit')] },
      {
        kind: 'basestar',
        area: 'bow',
        damage: [card('token', 'basestar-damage-structural-damage'), card('token', 'basestar-damage-disabled-hangar')],
      },
      ...many(10, { kind: 'raider', area: 'bow' }),
      ...many(4, { kind: 'raider', area: 'portBow' }),
      ...many(2, { kind: 'raider', area: 'stern' }),
      ...many(2, { kind: 'heavyRaider', area: 'bow' }),
      { kind: 'heavyRaider', area: 'portBow' },
      { kind: 'heavyRaider', area: 'starboardBow' },
      { kind: 'viper', area: 'portBow', pilot: 2 },
      { kind: 'viper', area: 'bow', pilot: 4 },
      ...many(4, { kind: 'viper', area: 'portBow', pilot: undefined }),
      ...many(2, { kind: 'viper', area: 'starboardQuarter', pilot: undefined }),
      ...many(4, { kind: 'civilian', area: 'stern' }),
      { kind: 'civilian', area: 'portQuarter' },
      { kind: 'civilian', area: 'bow' },
    ]),
    reserves: { viper: 0, raptor: 2 },
    resources: { fuel: 4, food: 5, morale: 5, population: 6 },
    boarding: [0, 1, 1, 3],
    jumpTrack: 3,
    damaged: ['command', 'hangar-deck', 'ftl-control'].map((name) => card('location', name)),
    nukes: 1,
    distance: 3,
    travelled: [card('destination', 'asteroid-field')],
    inPlay: [card('crisis', 'jammed-assault'), card('crisis', 'thirty-three'), card('crisis', 'cylon-swarm')],
    waitingFor: [{ id: 'd2', seat: 3, topic: { kind: 'nextArea', activation: 'raiders' } }],
    civilianPileCount: 4,
    destroyed: { viper: 0, raptor: 2 },
    destroyedCivilians: [card('token', 'civilian-ship-1-population'), card('token', 'civilian-ship-nothing')],
  });
}

/** A fleet that has nearly made it, with a Cylon among the players. */
export function lateGame(): GameView {
  return startOfGame({
    turn: 31,
    phase: 'action',
    current: 4,
    players: [
      player(0, {
        titles: ['president'],
        place: standing('administration'),
        attached: [card('quorum', 'accept-prophecy')],
      }),
      player(1, { place: standing('sickbay'), usedOncePerGame: true, handCount: 1 }),
      player(2, { place: { kind: 'piloting', ship: 3, area: 'starboardBow' }, handCount: 6 }),
      player(3, {
        place: standing('caprica'),
        cylon: 'revealed',
        superCrisisCount: 1,
        loyaltyCount: 0,
        openLoyalty: [card('loyalty', 'you-are-a-cylon-can-damage-galactica')],
      }),
      player(4, { titles: ['admiral'], place: standing('ftl-control'), loyaltyCount: 3, handCount: 0 }),
    ],
    titles: { president: 0, admiral: 4 },
    resources: { fuel: 2, food: 6, morale: 3, population: 7 },
    ships: numbered([
      ...many(5, { kind: 'raider', area: 'starboardBow' }),
      ...many(2, { kind: 'raider', area: 'stern' }),
      { kind: 'basestar', area: 'starboardBow', damage: [card('token', 'basestar-damage-disabled-weapons')] },
      { kind: 'viper', area: 'starboardBow', pilot: 2 },
      ...many(2, { kind: 'viper', area: 'portQuarter', pilot: undefined }),
      ...many(3, { kind: 'civilian', area: 'stern' }),
    ]),
    reserves: { viper: 1, raptor: 1 },
    damagedCraft: { viper: 2, raptor: 0 },
    destroyed: { viper: 2, raptor: 3 },
    destroyedCivilians: [
      'civilian-ship-2-population',
      'civilian-ship-1-population',
      'civilian-ship-1-population-and-1-fuel',
    ].map((name) => card('token', name)),
    damaged: ['weapons-control', 'admirals-quarters'].map((name) => card('location', name)),
    closed: ['press-room', 'presidents-office', 'administration'].map((name) => card('location', name)),
    nukes: 0,
    boarding: [2],
    jumpTrack: 4,
    distance: 7,
    travelled: [
      card('destination', 'tylium-planet'),
      card('destination', 'desolate-moon'),
      card('crisis', 'legendary-discovery'),
      card('destination', 'remote-planet'),
    ],
    skillDecks: {
      politics: { left: 4, discard: Array<string>(12).fill('skill/base/consolidate-power/1') },
      leadership: { left: 0, discard: Array<string>(16).fill('skill/base/executive-order/2') },
      tactics: { left: 9, discard: Array<string>(7).fill('skill/base/launch-scout/1') },
      piloting: { left: 13, discard: Array<string>(5).fill('skill/base/evasive-maneuvers/1') },
      engineering: { left: 2, discard: Array<string>(17).fill('skill/base/repair/1') },
    },
    destinyCount: 4,
    crisis: { left: 39, discard: Array<string>(29).fill(card('crisis', 'bomb-threat')) },
    superCrisis: { left: 3 },
    quorum: { left: 9, discard: Array<string>(5).fill(card('quorum', 'food-rationing')) },
    quorumHandCount: 2,
    destinationCount: 15,
    loyaltyDeckCount: 0,
    civilianPileCount: 6,
    inPlay: [card('crisis', 'detector-sabotage')],
    waitingFor: [{ id: 'd3', seat: 4, topic: { kind: 'action', left: 2, why: 'actionStep' } }],
  });
}

/** Six players before the first turn; two have a character already. */
export function choosingCharacters(): GameView {
  return startOfGame({
    turn: 0,
    phase: 'setup',
    current: 2,
    options: { ...startOfGame().options, players: 6 },
    players: [0, 1, 2, 3, 4, 5].map((seat) =>
      seat < 2
        ? player(seat)
        : { ...player(seat), character: undefined, place: { kind: 'none' }, handCount: 0, loyaltyCount: 0 },
    ),
    titles: {},
    ships: [],
    waitingFor: [{ id: 'd5', seat: 2, topic: { kind: 'chooseCharacter' } }],
  });
}
