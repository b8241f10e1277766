/** Hooks by which modules take part in skill checks. */
import type { Game } from '../../flow/game.ts';
import type { Seat, SkillCard } from '../../types/ids.ts';
import type { CheckData } from './check.ts';

export interface CheckHooks {
  /** A player has added cards, or none; no one else has been asked yet (R-CHK-48). */
  readonly cardsAdded: (game: Game, check: CheckData, seat: Seat, cards: ReadonlyArray<SkillCard>) => void;
}
