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

/** Where a game turned, with the letter that stands for it. */
export const markNames = {
  cylon: { letter: 'C', word: 'Cylon' },
  executed: { letter: 'E', word: 'executed' },
  brig: { letter: 'B', word: 'the Brig' },
  losses: { letter: 'L', word: 'losses' },
  vipers: { letter: 'V', word: 'vipers lost' },
  nearMiss: { letter: 'M', word: 'just missed' },
} as const;

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

const fewCylons = { basestar: 'basestar', heavyRaider: 'heavy raider', centurion: 'centurion' } as const;
type FewCylon = keyof typeof fewCylons;

/** «2 heavy raiders, 1 centurion»: Cylons that are out of the game; empty if there are none. */
export function cylonsGone(counts: Readonly<Record<FewCylon, number>> | undefined): string {
  const kinds = Object.keys(fewCylons).filter((kind): kind is FewCylon => kind in fewCylons);
  const some = kinds.filter((kind) => (counts?.[kind] ?? 0) > 0);
  return some.map((kind) => `${counts?.[kind] ?? 0} ${fewCylons[kind]}${counts?.[kind] === 1 ? '' : 's'}`).join(', ');
}
