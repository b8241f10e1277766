/** Kinds of skill checks by what they come from, and what each bears: R-CHK-01, R-CHK-02, R-CHK-90, R-CHK-95. */
import type { WindowName } from '../types/decision.ts';

export interface CheckPolicy {
  /** Cards and abilities may be used before, during and after it. */
  readonly windows: boolean;
  /** The part of it that sheets can change: anything, how many cards their players may add at most, or nothing. */
  readonly sheets: 'all' | 'limits' | 'none';
  /** Skill check abilities of the revealed cards are resolved (R-CHK-73). */
  readonly abilities: boolean;
  /** A card with the icon brings on its consequence (R-CHK-78). */
  readonly consequence: boolean;
}

const policies = {
  crisis: { windows: true, sheets: 'all', abilities: true, consequence: true },
  superCrisis: { windows: true, sheets: 'none', abilities: true, consequence: true },
  location: { windows: true, sheets: 'all', abilities: true, consequence: false },
  /** Any other text. */
  card: { windows: true, sheets: 'all', abilities: true, consequence: false },
  /** R-CHK-95 */
  mission: { windows: false, sheets: 'limits', abilities: false, consequence: false },
} satisfies Readonly<Record<string, CheckPolicy>>;

export type CheckKind = keyof typeof policies;

export function checkPolicy(kind: CheckKind): CheckPolicy {
  return policies[kind];
}

const ofChecks: ReadonlySet<WindowName> = new Set([
  'replaceCheck',
  'beforeCards',
  'contributed',
  'allContributed',
  'cardsRevealed',
  'cardsSettled',
  'afterTotal',
  'checkPassed',
  'checkResolved',
]);
const ofCrises: ReadonlySet<WindowName> = new Set(['crisisRevealed', 'crisisChoice', 'choiceMade']);

/** Returns the part of the game that a window belongs to; `undefined`: neither a check nor a Crisis card. */
export function windowOf(window: WindowName): 'check' | 'crisis' | undefined {
  if (ofChecks.has(window)) return 'check';
  return ofCrises.has(window) ? 'crisis' : undefined;
}
