/** The table of attacks as the tokens have it: R-CMB-70, R-CMB-71. */
import { catalogue } from '../../catalogue/index.ts';
import type { Token } from '../../catalogue/content.ts';
import type { Hits } from '../../catalogue/craft.ts';
import type { Attacker } from '../types/decision.ts';
import type { Model } from '../types/ids.ts';
import type { Ship } from '../types/state.ts';
import { craftOf } from './craft.ts';

export type HitTarget = Ship['kind'] | 'galactica' | 'centurion';

/** `model`: of the craft that attacks or is attacked; the first of its kind if nothing is said. */
export interface Shot {
  readonly attacker: Attacker;
  readonly target: HitTarget;
  readonly model?: Model;
}

export type HitResult = 'miss' | 'damaged' | 'destroyed';

function tokenWhere<T extends Token>(fits: (token: Token) => token is T): T | undefined {
  for (const token of catalogue.tokens.values()) if (fits(token)) return token;
  return undefined;
}

function cylonShip(kind: string): Extract<Token, { kind: 'ship' }> | undefined {
  return tokenWhere((token): token is Extract<Token, { kind: 'ship' }> => token.kind === 'ship' && token.ship === kind);
}

function hitsOn({ attacker, target, model = 'viper' }: Shot): Hits | undefined {
  if (attacker === 'nuke' || target === 'civilian') return undefined;
  if (target === 'galactica') return cylonShip(attacker)?.hitsGalactica;
  if (target === 'centurion') return tokenWhere((token) => token.kind === 'centurion')?.hitBy[attacker];
  if (target === 'viper') return craftOf(model).hitBy?.[attacker];
  const own = attacker === 'viper' ? craftOf(model).hits?.[target] : undefined;
  return own ?? cylonShip(target)?.hitBy?.[attacker];
}

/** Returns what a result of the die does to the target of this shot. */
export function hitOf(shot: Shot, die: number): HitResult {
  const { damaged = Infinity, destroyed = Infinity } = hitsOn(shot) ?? {};
  return die >= destroyed ? 'destroyed' : die >= damaged ? 'damaged' : 'miss';
}

/** The lowest result of the die that hits; `undefined` where none does. */
export function hitsFrom(shot: Shot): number | undefined {
  const { damaged = Infinity, destroyed = Infinity } = hitsOn(shot) ?? {};
  const least = Math.min(damaged, destroyed);
  return least === Infinity ? undefined : least;
}
