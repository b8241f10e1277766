/** Events of reckless checks, and the public view of them. */
import type { EventBrings } from '../../hooks.ts';
import type { CardId, SkillCard } from '../../types/ids.ts';

export type RecklessHappening =
  /** `card`: a title, in older games a face. */
  | { readonly kind: 'reckless'; readonly card: CardId | SkillCard }
  | { readonly kind: 'abilitiesStopped'; readonly card: CardId }
  /** R-CHK-75 */
  | { readonly kind: 'treacheryTurned'; readonly card: SkillCard };

export interface RecklessView {
  /** The check that is being made is reckless. */
  readonly reckless: boolean;
}

export const recklessEvents: Readonly<Record<RecklessHappening['kind'], EventBrings>> = {
  reckless: 'nothing',
  abilitiesStopped: 'nothing',
  treacheryTurned: 'hidden',
};
