/** The print on the Crisis cards that are a check, written down from the reference and not from `data/`. */
import type { CheckFace } from './crisisPlay.ts';

export interface CheckCard extends CheckFace {
  readonly icon: string;
  readonly jump: boolean;
}

/** The 25 Crisis cards that are a check, as the reference (crisis-base) prints them. */
export const checkCards = [
  { card: 'crash-landing', difficulty: 6, skills: ['tactics', 'piloting'], icon: 'heavyRaiders', jump: false },
  {
    card: 'cylon-accusation',
    difficulty: 10,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'raiders',
    jump: false,
  },
  {
    card: 'cylon-tracking-device',
    difficulty: 10,
    skills: ['tactics', 'piloting', 'engineering'],
    icon: 'raiders',
    jump: false,
  },
  { card: 'cylon-virus', difficulty: 13, skills: ['tactics', 'engineering'], icon: 'launchRaiders', jump: false },
  { card: 'detector-sabotage', difficulty: 8, skills: ['leadership', 'tactics'], icon: 'heavyRaiders', jump: true },
  {
    card: 'elections-loom',
    difficulty: 8,
    partialAt: 5,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  { card: 'guilt-by-collusion', difficulty: 9, skills: ['leadership', 'tactics'], icon: 'raiders', jump: true },
  {
    card: 'hangar-accident',
    difficulty: 10,
    partialAt: 7,
    skills: ['tactics', 'piloting', 'engineering'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'jump-computer-failure',
    difficulty: 7,
    skills: ['tactics', 'engineering'],
    icon: 'launchRaiders',
    jump: false,
  },
  { card: 'legendary-discovery', difficulty: 14, skills: ['tactics', 'piloting'], icon: 'launchRaiders', jump: false },
  {
    card: 'loss-of-a-friend',
    difficulty: 9,
    partialAt: 7,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  { card: 'low-supplies', difficulty: 7, skills: ['politics', 'leadership'], icon: 'raiders', jump: false },
  {
    card: 'mandatory-testing',
    difficulty: 13,
    partialAt: 9,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  { card: 'missing-g4-explosives', difficulty: 7, skills: ['leadership', 'tactics'], icon: 'raiders', jump: false },
  { card: 'prison-labor', difficulty: 10, skills: ['politics', 'leadership', 'tactics'], icon: 'raiders', jump: false },
  {
    card: 'prisoner-revolt',
    difficulty: 11,
    partialAt: 6,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'resistance',
    difficulty: 12,
    partialAt: 9,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'heavyRaiders',
    jump: true,
  },
  { card: 'security-breach', difficulty: 6, skills: ['leadership', 'tactics'], icon: 'launchRaiders', jump: false },
  { card: 'terrorist-bomber', difficulty: 9, skills: ['leadership', 'tactics'], icon: 'heavyRaiders', jump: true },
  {
    card: 'terrorist-investigations',
    difficulty: 12,
    partialAt: 6,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'the-olympic-carrier',
    difficulty: 11,
    partialAt: 8,
    skills: ['politics', 'leadership', 'piloting'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'unexpected-reunion',
    difficulty: 8,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'raiders',
    jump: false,
  },
  { card: 'unidentified-ship', difficulty: 10, skills: ['tactics', 'piloting'], icon: 'launchRaiders', jump: false },
  {
    card: 'weapon-malfunction',
    difficulty: 11,
    skills: ['tactics', 'piloting', 'engineering'],
    icon: 'launchRaiders',
    jump: false,
  },
  {
    card: 'witch-hunt',
    difficulty: 10,
    partialAt: 6,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
] as const satisfies ReadonlyArray<CheckCard>;

export function face(card: (typeof checkCards)[number]['card']): CheckFace {
  const found = checkCards.find((row) => row.card === card);
  if (found === undefined) throw new Error(`no row for ${card}`);
  return found;
}
