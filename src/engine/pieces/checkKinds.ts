/** Kinds of skill checks by what they come from, and what each bears: R-CHK-01, R-CHK-02, R-CHK-90, R-CHK-95. */
import type { WindowName } from '../types/decision.ts';

/** Names of all kinds. A module that brings one of its own adds it here by declaration merging. */
export interface CheckKinds {
  crisis: true;
  superCrisis: true;
  location: true;
  /** Any other text. */
  card: true;
}
export type CheckKind = keyof CheckKinds;

export interface CheckPolicy {
  /** Cards and abilities may be used before, during and after it. */
  readonly windows: boolean;
  /** What sheets change about it: anything, how many cards their players may add at most, or nothing. */
  readonly sheets: 'all' | 'limits' | 'none';
  /** Skill check abilities of the revealed cards are resolved (R-CHK-73). */
  readonly abilities: boolean;
  /** A card with the icon brings on its consequence (R-CHK-78). */
  readonly consequence: boolean;
}

const policies = new Map<string, CheckPolicy>();

/** Declares what a kind of check bears. */
export function checkKind(kind: CheckKind, policy: CheckPolicy): void {
  if (policies.has(kind)) throw new Error(`the kind of check ${kind} is declared twice`);
  policies.set(kind, policy);
}

export function checkPolicy(kind: CheckKind): CheckPolicy {
  const found = policies.get(kind);
  if (found === undefined) throw new Error(`there is no kind of check ${kind}`);
  return found;
}

checkKind('crisis', { windows: true, sheets: 'all', abilities: true, consequence: true });
checkKind('superCrisis', { windows: true, sheets: 'none', abilities: true, consequence: true });
checkKind('location', { windows: true, sheets: 'all', abilities: true, consequence: false });
checkKind('card', { windows: true, sheets: 'all', abilities: true, consequence: false });

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

/** What a window is part of; `undefined`: neither of a check nor of a Crisis card. */
export function windowOf(window: WindowName): 'check' | 'crisis' | undefined {
  if (ofChecks.has(window)) return 'check';
  return ofCrises.has(window) ? 'crisis' : undefined;
}
