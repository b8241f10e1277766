/** The parts from which made-up views are built, and the simplest of these views. */
import { catalogue } from '../../../catalogue/index.ts';
import { contentOf, standsFor } from '../../../engine/content.ts';
import { defaultOptions } from '../../../engine/index.ts';
import type { GameView, PlayerView, ShipView } from '../../../engine/types/view.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type UnnumberedShip = Without<ShipView, 'id'>;

const cast = [
  'laura-roslin',
  'william-adama',
  'kara-starbuck-thrace',
  'gaius-baltar',
  'sharon-boomer-valerii',
  'galen-tyrol',
  'saul-tigh',
];
const homes = [
  'presidents-office',
  'admirals-quarters',
  'hangar-deck',
  'research-lab',
  'armory',
  'hangar-deck',
  'command',
];

/** Whether the catalogue knows an id: a view with a slip of the pen would make a misleading picture. */
function known(id: string): boolean {
  const decks: ReadonlyArray<ReadonlyMap<string, unknown>> = Object.values({ ...catalogue });
  return decks.some((deck) => deck.has(id));
}

/** Returns the id of a thing of the catalogue. Throws an `Error` if it isn't there. */
export function card(
  deck: string,
  name: string,
  expansion: 'base' | 'pegasus' | 'exodus' | 'daybreak' = 'base',
): string {
  const id = `${deck}/${expansion}/${name}`;
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
    modules: {},
    ...changes,
  };
}

/** Returns the player, moved from a location that is replaced in games with these options to the one in its place. */
export function whereItIs(options: GameView['options'], player: PlayerView): PlayerView {
  const { place } = player;
  return place.kind === 'location'
    ? { ...player, place: { ...place, location: standsFor({ options }, place.location) } }
    : player;
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
    options: { ...defaultOptions, players: 4 },
    turn: 1,
    phase: 'movement',
    current: 0,
    firstPlayer: 0,
    players: [
      player(0, { titles: ['president'] }),
      player(1, { titles: ['admiral'] }),
      player(2),
      player(3, { loyaltyCount: 2 }),
    ],
    titles: { president: 0, admiral: 1 },
    resources: { fuel: 8, food: 8, morale: 10, population: 12 },
    ships: firstShips,
    reserves: { viper: 6, raptor: 4 },
    damagedCraft: { viper: 0, raptor: 0 },
    destroyed: { viper: 0, raptor: 0 },
    destroyedCivilians: [],
    damaged: [],
    locations: [...contentOf(defaultOptions).locations.keys()],
    lostBoards: [],
    awayBoards: [],
    modules: {},
    autoJump: 'jump',
    turnEffects: { nextCrisisJumps: false, protects: [] },
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

/** The names of the gallery's members, of the kinds that Discord members give themselves. */
export const memberNames: ReadonlyArray<string> = [
  'Ana',
  'Wolfram_der_Zweite',
  '☆ＫＡＲＡ☆',
  'An Exceptionally Long Member Name 42',
  '宇宙戦艦',
  'dodo',
  'Zoë',
];
