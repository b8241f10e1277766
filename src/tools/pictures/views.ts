/** Views made by hand: all that the board picture has to be able to show, as everybody would see it. */
import { contentOf } from '../../engine/content.ts';
import { defaultOptions } from '../../engine/index.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { GameView, PlayerView, ShipView } from '../../engine/types/view.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type UnnumberedShip = Without<ShipView, 'id'>;

const cast = ['laura-roslin', 'william-adama', 'kara-starbuck-thrace', 'gaius-baltar', 'sharon-boomer-valerii', 'galen-tyrol', 'saul-tigh'];
const homes = ['presidents-office', 'admirals-quarters', 'hangar-deck', 'research-lab', 'armory', 'hangar-deck', 'command'];

/** Whether the catalogue knows an id: a view with a slip of the pen would make a misleading picture. */
function known(id: string): boolean {
  const decks: ReadonlyArray<ReadonlyMap<string, unknown>> = Object.values({ ...catalogue });
  return decks.some((deck) => deck.has(id));
}

function card(deck: string, name: string): string {
  const id = `${deck}/base/${name}`;
  if (!known(id)) throw new Error(`There is no ${id} in the catalogue.`);
  return id;
}

export function standing(name: string): PlayerView['place'] {
  return { kind: 'location', location: card('location', name) };
}

export function player(seat: number, changes: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    character: card('character', cast[seat] ?? 'tom-zarek'),
    place: standing(homes[seat] ?? 'command'),
    titles: [],
    cylon: undefined,
    infiltrating: false,
    handCount: 3,
    loyaltyCount: 1,
    superCrisisCount: 0,
    attached: [],
    usedOncePerGame: false,
    openLoyalty: [],
    ...changes,
  };
}

export function many(count: number, ship: UnnumberedShip): ReadonlyArray<UnnumberedShip> {
  return Array.from({ length: count }, () => ship);
}

export function numbered(ships: ReadonlyArray<UnnumberedShip>): ReadonlyArray<ShipView> {
  return ships.map((ship, id) => ({ ...ship, id }));
}

const firstShips = numbered([
  { kind: 'basestar', area: 'bow', damage: [] },
  ...many(3, { kind: 'raider', area: 'bow' }),
  { kind: 'viper', area: 'portQuarter', pilot: undefined },
  { kind: 'viper', area: 'portBow', pilot: undefined },
  ...many(2, { kind: 'civilian', area: 'stern' }),
]);

/** The first turn of a game of four. */
export function startOfGame(changes: Partial<GameView> = {}): GameView {
  return {
    viewer: 'public',
    options: { players: 4, expansions: [], objective: 'kobol', difficulty: 'normal', noSympathizer: false, cylonLeader: false, sympatheticCylon: false, cylonShipsActivateOncePerTurn: true, executionRedrawsLoyalty: true },
    turn: 1,
    phase: 'movement',
    current: 0,
    firstPlayer: 0,
    players: [player(0, { titles: ['president'] }), player(1, { titles: ['admiral'] }), player(2), player(3, { loyaltyCount: 2 })],
    titles: { president: 0, admiral: 1 },
    resources: { fuel: 8, food: 8, morale: 10, population: 12 },
    ships: firstShips,
    reserves: { viper: 6, raptor: 4 },
    damagedVipers: 0,
    destroyed: { viper: 0, raptor: 0, civilian: [] },
    damaged: [],
    locations: [...contentOf(defaultOptions).locations.keys()], lostBoards: [], awayBoards: [], newCaprica: undefined, autoJump: 'jump', pegasusDamageLeft: 0, gone: [], turnEffects: { nextCrisisJumps: false, protects: [] },
    closed: [],
    nukes: 2,
    boarding: [],
    jumpTrack: 0,
    distance: 0,
    travelled: [],
    skillDecks: {
      politics: { left: 16, discard: [] },
      leadership: { left: 17, discard: [] },
      tactics: { left: 18, discard: [] },
      piloting: { left: 19, discard: [] },
      engineering: { left: 17, discard: [] },
    },
    destinyCount: 10,
    crisis: { left: 70, discard: [] },
    superCrisis: { left: 5 },
    quorum: { left: 16, discard: [] },
    quorumHandCount: 1,
    destinationCount: 22,
    loyaltyDeckCount: 5,
    civilianPileCount: 10,
    inPlay: [],
    currentCrisis: undefined,
    check: undefined,
    waitingFor: [{ id: 'd1', seat: 0, topic: { kind: 'move' } }],
    own: undefined,
    over: undefined,
    ...changes,
  };
}

/** What the members of the gallery are called, with the kinds of names that members give themselves. */
export const memberNames: ReadonlyArray<string> = ['Ana', 'Wolfram_der_Zweite', '☆ＫＡＲＡ☆', 'An Exceptionally Long Member Name 42', '宇宙戦艦', 'dodo', 'Zoë'];

/** Everything that can stand in space at once, most of it in one place. */
export function crowded(): GameView {
  const pilot = (seat: number, changes: Partial<PlayerView> = {}): PlayerView => player(seat, { place: { kind: 'piloting', ship: 24 + seat, area: 'portBow' }, ...changes });
  return startOfGame({
    turn: 14,
    phase: 'activateCylonShips',
    current: 3,
    players: [
      player(0, { titles: ['president', 'admiral'], handCount: 10, attached: [card('quorum', 'assign-mission-specialist')] }),
      player(1, { place: standing('brig'), attached: [card('quorum', 'assign-arbitrator')] }),
      pilot(2), player(3, { place: standing('command'), attached: [card('quorum', 'assign-vice-president')], loyaltyCount: 2, usedOncePerGame: true }),
      pilot(4, { place: { kind: 'piloting', ship: 28, area: 'bow' } }), player(5, { place: standing('command') }),
    ],
    titles: { president: 0, admiral: 0 },
    ships: numbered([
      { kind: 'basestar', area: 'bow', damage: [card('token', 'basestar-damage-critical-hit')] },
      { kind: 'basestar', area: 'bow', damage: [card('token', 'basestar-damage-structural-damage'), card('token', 'basestar-damage-disabled-hangar')] },
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
    destroyed: { viper: 0, raptor: 2, civilian: [card('token', 'civilian-ship-1-population'), card('token', 'civilian-ship-nothing')] },
  });
}

/** A fleet that has nearly made it, with a Cylon among the players. */
export function lateGame(): GameView {
  return startOfGame({
    turn: 31,
    phase: 'action',
    current: 4,
    players: [
      player(0, { titles: ['president'], place: standing('administration'), attached: [card('quorum', 'accept-prophecy')] }),
      player(1, { place: standing('sickbay'), usedOncePerGame: true, handCount: 1 }),
      player(2, { place: { kind: 'piloting', ship: 3, area: 'starboardBow' }, handCount: 6 }),
      player(3, { place: standing('caprica'), cylon: 'revealed', superCrisisCount: 1, loyaltyCount: 0, openLoyalty: [card('loyalty', 'you-are-a-cylon-can-damage-galactica')] }),
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
    damagedVipers: 2,
    destroyed: { viper: 2, raptor: 3, civilian: ['civilian-ship-2-population', 'civilian-ship-1-population', 'civilian-ship-1-population-and-1-fuel'].map((name) => card('token', name)) },
    damaged: ['weapons-control', 'admirals-quarters'].map((name) => card('location', name)),
    closed: ['press-room', 'presidents-office', 'administration'].map((name) => card('location', name)),
    nukes: 0,
    boarding: [2],
    jumpTrack: 4,
    distance: 7,
    travelled: [card('destination', 'tylium-planet'), card('destination', 'desolate-moon'), card('crisis', 'legendary-discovery'), card('destination', 'remote-planet')],
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

/** A game with the battlestar Pegasus, two of whose locations are damaged. */
export function pegasusGame(): GameView {
  const aboard = (seat: number, name: string): PlayerView => player(seat, { place: { kind: 'location', location: `location/pegasus/${name}` } });
  const [leader, cain] = ['character/pegasus/cavil', 'character/pegasus/helena-cain'];
  return startOfGame({
    options: { ...startOfGame().options, players: 5, expansions: ['pegasus'] },
    turn: 9,
    phase: 'action',
    players: [
      player(0, { titles: ['president'] }), { ...aboard(1, 'pegasus-cic'), character: cain, titles: ['admiral'] }, aboard(2, 'engine-room'),
      { ...player(3), character: leader, cylon: 'leader', place: { kind: 'location', location: 'location/pegasus/caprica' }, superCrisisCount: 2 }, aboard(4, 'engine-room'),
    ],
    damaged: ['location/base/armory', 'location/pegasus/main-batteries', 'location/pegasus/airlock'],
  });
}

/** New Caprica under occupation: Galactica is still away. */
export function newCapricaGame(): GameView {
  const on = (seat: number, name: string): PlayerView => player(seat, { place: { kind: 'location', location: `location/pegasus/${name}` } });
  const start = startOfGame({ options: { ...startOfGame().options, players: 5, expansions: ['pegasus'], objective: 'newCaprica' } });
  return {
    ...start,
    turn: 24,
    phase: 'action',
    players: [
      { ...on(0, 'shipyard'), titles: ['president'] }, { ...on(1, 'detention'), titles: ['admiral'] }, on(2, 'resistance-hq'), { ...on(3, 'breeders-canyon'), cylon: 'revealed' }, on(4, 'medical-center'),
    ],
    titles: { president: 0, admiral: 1 },
    ships: start.ships.filter(({ kind }) => kind === 'basestar' || kind === 'raider'),
    locations: [...contentOf(start.options).locations.keys()],
    awayBoards: ['galactica', 'colonialOne', 'cylonLocations', 'pegasus'],
    newCaprica: { forces: ['location/pegasus/occupation-authority', 'location/pegasus/shipyard', 'location/pegasus/shipyard'], locked: 7, prepared: 2, inOrbit: false },
    autoJump: 'return',
    jumpTrack: 3,
    distance: 8,
  };
}

/** A check while cards are being added, face down. */
export function checkInProgress(): GameView {
  return startOfGame({
    turn: 6,
    phase: 'crisis',
    current: 1,
    players: [player(0, { titles: ['president'] }), player(1, { titles: ['admiral'] }), player(2), player(3), player(4), player(5)],
    currentCrisis: card('crisis', 'prisoner-revolt'),
    check: {
      source: card('crisis', 'prisoner-revolt'),
      difficulty: 11,
      partialAt: 6,
      reckless: false,
      skills: ['politics', 'leadership', 'tactics'],
      destinyCount: 2,
      contributions: [{ seat: 2, count: 3 }, { seat: 3, count: 0 }, { seat: 4, count: 1 }],
      cards: [],
      revealed: false,
      total: undefined,
      result: undefined,
    },
    waitingFor: [{ id: 'd4', seat: 5, topic: { kind: 'contribute' } }],
  });
}

/** The same check after it was turned over. */
export function checkRevealed(): GameView {
  const base = checkInProgress();
  const cards = [
    'politics:consolidate-power/2', 'politics:investigative-committee/4', 'leadership:executive-order/1', 'tactics:launch-scout/2', 'tactics:strategic-planning/3',
    'piloting:evasive-maneuvers/2', 'engineering:repair/1', 'engineering:scientific-research/5', 'leadership:declare-emergency/3',
  ].map((words) => `skill/base/${words.slice(words.indexOf(':') + 1)}`);
  return {
    ...base,
    inPlay: [card('crisis', 'detector-sabotage')],
    check: base.check && { ...base.check, contributions: base.players.map(({ seat }) => ({ seat, count: seat === 3 ? 0 : 2 })), cards, revealed: true, total: 7, result: 'partial' },
    waitingFor: [],
  };
}

/** The end: the humans have reached Kobol. */
export function humansWin(): GameView {
  const base = lateGame();
  const human = card('loyalty', 'you-are-not-a-cylon');
  return {
    ...base,
    distance: 8,
    travelled: [...base.travelled, card('destination', 'icy-moon')],
    jumpTrack: 0,
    waitingFor: [],
    players: base.players.map((one) => (one.cylon === undefined ? { ...one, openLoyalty: [human, human] } : one)),
    over: { winner: 'humans', cause: 'reachedKobol', winners: [0, 1, 2, 4] },
  };
}

/** The other end: no fuel, and a Cylon who was never found out. */
export function cylonsWin(): GameView {
  const base = lateGame();
  const human = card('loyalty', 'you-are-not-a-cylon');
  const cylon = card('loyalty', 'you-are-a-cylon-can-reduce-morale-by-1');
  return {
    ...base,
    resources: { ...base.resources, fuel: 0 },
    waitingFor: [],
    players: base.players.map((one) => (one.cylon === undefined ? { ...one, openLoyalty: one.seat === 1 ? [human, cylon, human] : [human, human] } : one)),
    over: { winner: 'cylons', cause: 'fuel', winners: [1, 3] },
  };
}

/** Six players before the first turn, two of whom have a character already. */
export function choosingCharacters(): GameView {
  return startOfGame({
    turn: 0,
    phase: 'setup',
    current: 2,
    options: { ...startOfGame().options, players: 6 },
    players: [0, 1, 2, 3, 4, 5].map((seat) => (seat < 2 ? player(seat) : { ...player(seat), character: undefined, place: { kind: 'none' }, handCount: 0, loyaltyCount: 0 })),
    titles: {},
    ships: [],
    waitingFor: [{ id: 'd5', seat: 2, topic: { kind: 'chooseCharacter' } }],
  });
}

export const gallery: Readonly<Record<string, () => GameView>> = {
  'start-of-game': () => startOfGame(),
  crowded,
  'late-game': lateGame,
  'check-in-progress': checkInProgress,
  'check-revealed': checkRevealed,
  'humans-win': humansWin,
  'cylons-win': cylonsWin,
  'choosing-characters': choosingCharacters,
  pegasus: pegasusGame,
  'new-caprica': newCapricaGame,
};
