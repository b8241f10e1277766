/** The picture's own short words. */
import type { GameView, PlayerView } from '../src/engine/types/view.ts';
import { nameOf } from './content.ts';
import type { Area } from './layout.ts';

/** As the engine's words call them. */
export const areaNames: Readonly<Record<Area, string>> = {
  bow: nameOf('bow'),
  starboardBow: nameOf('starboardBow'),
  starboardQuarter: nameOf('starboardQuarter'),
  stern: nameOf('stern'),
  portQuarter: nameOf('portQuarter'),
  portBow: nameOf('portBow'),
};

/** The phases of a turn in which something happens, as the header shows them; set-up comes before all turns. */
export const phaseNames = {
  startOfTurn: 'Start',
  receiveSkills: 'Skills',
  movement: 'Movement',
  action: 'Action',
  crisis: 'Crisis',
  activateCylonShips: 'Cylon ships',
  prepareForJump: 'Jump prep',
  endOfTurn: 'End',
} as const satisfies Readonly<Record<Exclude<GameView['phase'], 'setup'>, string>>;

export const resourceNames: Readonly<Record<keyof GameView['resources'], string>> = {
  fuel: 'Fuel',
  food: 'Food',
  morale: 'Morale',
  population: 'Population',
};

export const titleNames = { president: 'President', admiral: 'Admiral' } as const;

/** What all know of a Cylon player. */
export const cylonNames: Readonly<Record<NonNullable<PlayerView['cylon']>, string>> = {
  revealed: 'Cylon', sympathizer: 'Sympathizer', sympathetic: 'Sympathetic', leader: 'Cylon Leader',
};

export const resultNames = { pass: 'passed', partial: 'partly passed', fail: 'failed' } as const;

/** The ships and nukes that are not in space. */
export const reserveNames = {
  vipers: 'vipers in reserve',
  raptors: 'raptors',
  nukes: 'nukes',
  damagedVipers: 'damaged vipers',
  lostVipers: 'lost vipers',
  lostRaptors: 'lost raptors',
  lostCivilians: 'lost civilian ships',
} as const;
