/** The picture's own short words; what the game calls its things comes from the describer. */
import type { GameView, PlayerView } from '../src/engine/types/view.ts';

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

/** What all know of a Cylon player. */
export const cylonNames: Readonly<Record<NonNullable<PlayerView['cylon']>, string>> = {
  revealed: 'Cylon', sympathizer: 'Sympathizer', sympathetic: 'Sympathetic', leader: 'Cylon Leader',
};

/** A number with a minus as long as a plus. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

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
