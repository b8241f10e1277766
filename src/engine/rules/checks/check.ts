/** A skill check that is being made, as plain data, and what may be done to it: R-CHK-01, R-CHK-76. */
import type { CheckModifier } from '../../../catalogue/checkModifier.ts';
import type { CheckEffects, Effects } from '../../../catalogue/effect.ts';
import type { Game } from '../../flow/game.ts';
import { faceOf, removeCards, toDiscard } from '../../pieces/cards.ts';
import type { CheckKind } from '../../pieces/checkKinds.ts';
import type { EffectContext } from '../../types/effectContext.ts';
import type { CheckChange, CheckResult } from '../../types/event.ts';
import type { CardId, LocationId, SeatedCharacter, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import type { Cause } from '../../types/terms.ts';

/** The origin of cards in a check: a player's hand, the Destiny deck, or the ability that found them. */
export type AddedBy = Seat | 'destiny' | 'ability';

/** Effects of a check that wait for one of its later steps (R-CHK-70). */
export interface DeferredEffects {
  /** `outcome`: it is known whether the check has passed. `resolved`: its consequences have happened. */
  readonly at: 'outcome' | 'resolved';
  readonly when: OutcomeFilter;
  readonly then: Effects;
  readonly context: EffectContext;
}

/** Every given condition has to hold. */
export interface OutcomeFilter {
  readonly result?: CheckResult;
  readonly totalAtMost?: number;
  /** The total is at most so much below the difficulty, as it is now (R-CHK-85). */
  readonly shortByAtMost?: number;
  /** The total is at least so much above the difficulty that is printed (R-CHK-83). */
  readonly overPrintedBy?: number;
}

/**
 * A modifier of a check. `why`: the ability behind it; `by`: the seat that it belongs to, if any; games that were
 * stored earlier have neither.
 */
export type Modifier = CheckModifier & { readonly why?: Cause; readonly by?: Seat };

export interface CheckData {
  readonly check: CheckEffects;
  readonly source: CardId | LocationId;
  readonly kind: CheckKind;
  readonly context: EffectContext;
  /** The character that drew the Crisis card. */
  readonly drawnBy: SeatedCharacter | undefined;
  difficulty: number;
  /** How its cards count, besides what the check itself says. */
  readonly modifiers: Array<Modifier>;
  /** No Destiny cards are added. */
  noDestiny: boolean;
  /** Cards that go in right after the Destiny cards (R-CHK-27). */
  readonly aside: Array<SkillCard>;
  /** Titles whose skill check ability has been resolved (R-CHK-66). */
  readonly resolved: Array<CardId>;
  /** No skill check ability is resolved in it (R-CHK-65). */
  abilitiesStopped?: true;
  /** A Reckless card has been played (R-CHK-24). */
  reckless?: boolean;
  /** Contributions are played faceup. */
  open: boolean;
  readonly pile: Array<SkillCard>;
  /** All that has been put in, also what has left the check again (R-CHK-76). */
  readonly added: Array<{ readonly by: AddedBy; readonly count: number }>;
  /** How many of these show the icon; counted as soon as they lie faceup. */
  iconsAdded: number;
  destinyCount: number;
  readonly contributions: Array<{ readonly seat: Seat; readonly count: number }>;
  /** Cards among the facedown ones that were added faceup (R-CHK-48). */
  shown?: Array<SkillCard>;
  /** Seats that have still to contribute. */
  waiting: Array<Seat>;
  revealed: boolean;
  total: number | undefined;
  /** The cards that were told of with the total, by side. */
  counted?: ReadonlyArray<string>;
  /** The changes that abilities have made to the total. */
  changes?: ReadonlyArray<CheckChange>;
  result: CheckResult | undefined;
  /** The effects that happen instead of those that the card names for a result. */
  instead: Partial<Record<CheckResult, Effects>>;
  /** The seat that has replaced the result by effects of its own card, and resolves them (R-TURN-145). */
  insteadBy?: Seat;
  readonly later: Array<DeferredEffects>;
  /** How many cards, the first of the pile, stay hidden in an open check until the reveal (R-CHK-21). */
  hidden?: number;
  /** Titles that may be used only once in a check and were. */
  readonly used: Array<string>;
}

export interface CheckProcedures {
  skillCheck: CheckData;
}

/** The plain data of a check that is about to be made. */
export function checkData(
  check: CheckEffects,
  { source, kind, context, drawnBy }: Pick<CheckData, 'source' | 'kind' | 'context' | 'drawnBy'>,
): CheckData {
  return {
    source,
    kind,
    context,
    drawnBy,
    check,
    difficulty: check.difficulty,
    modifiers: [],
    noDestiny: false,
    aside: [],
    resolved: [],
    open: false,
    pile: [],
    added: [],
    iconsAdded: 0,
    destinyCount: 0,
    contributions: [],
    waiting: [],
    revealed: false,
    total: undefined,
    result: undefined,
    instead: {},
    later: [],
    used: [],
  };
}

/** The innermost check that is being made, if there is one. */
export function checkIn({ stack }: GameState): CheckData | undefined {
  // The frame was made for this procedure.
  return stack.findLast(({ procedure }) => procedure === 'skillCheck')?.data as CheckData | undefined;
}

export function runningCheck(game: Game): CheckData {
  const check = game.running('skillCheck');
  if (check === undefined) throw new Error('no skill check is being made');
  return check;
}

/** The only way for cards to get into a check; it remembers them. */
export function addToCheck(check: CheckData, cards: ReadonlyArray<SkillCard>, by: AddedBy): void {
  if (cards.length === 0) return;
  check.pile.push(...cards);
  check.added.push({ by, count: cards.length });
  if (check.revealed) check.iconsAdded += withIcon(cards);
}

/** R-CHK-69, R-CHK-89: to the discard piles at once; no one has discarded them from a hand. */
export function leaveCheck(game: Game, cards: ReadonlyArray<SkillCard>, why: CardId): void {
  if (cards.length === 0) return;
  removeCards(runningCheck(game).pile, cards);
  toDiscard(game, cards);
  game.tell({ kind: 'checkCardsDiscarded', cards, why });
}

export function withIcon(cards: ReadonlyArray<SkillCard>): number {
  return cards.filter((card) => faceOf(card).entry.icon === true).length;
}

/** Whether the outcome of the check is of that sort. */
export function isSuch({ check, difficulty, total = 0, result }: CheckData, when: OutcomeFilter): boolean {
  if (when.result !== undefined && when.result !== result) return false;
  if (when.totalAtMost !== undefined && total > when.totalAtMost) return false;
  if (when.shortByAtMost !== undefined && total < difficulty - when.shortByAtMost) return false;
  return when.overPrintedBy === undefined || total >= check.difficulty + when.overPrintedBy;
}
