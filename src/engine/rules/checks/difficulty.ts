/** Changes of a check's difficulty: R-CHK-22, R-CHK-28. */
import { ruleCause, rulesInPlay, sheetRule, type RuleValue } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { discardFromPlay } from '../../pieces/cardsInPlay.ts';
import type { CheckData } from './check.ts';

export function changeDifficulty(game: Game, check: CheckData, by: number, why: Cause): void {
  check.difficulty += by;
  game.tell({ kind: 'difficultyChanged', by, to: check.difficulty, why });
}

/**
 * Applies the changes of difficulty that no one has to decide: sheets that change checks aimed at their owner, cards in
 * play.
 */
export function mandatoryModifiers(game: Game, check: CheckData): void {
  const { state } = game;
  const target = check.context.chosen?.seat;
  const own = target === undefined ? undefined : sheetRule(state, target, 'difficulty');
  if (own?.target === 'owner' && own.at.includes(check.source) && target !== undefined) {
    changeDifficulty(game, check, own.by, ruleCause(state, target, ['difficulty'], check.source));
  }
  for (const { source, value } of rulesInPlay(state, 'difficulty')) {
    if (!value.at.includes(check.source) || !fits(state, value, target, check.source)) continue;
    changeDifficulty(game, check, value.by, source);
    if (value.thenDiscard === true) discardFromPlay(game, source);
  }
}

/** A rule about a target works everywhere it names, or only where such a check has a target. */
function fits({ titles }: GameState, rule: RuleValue<'difficulty'>, target: Seat | undefined, source: string): boolean {
  if (typeof rule.target !== 'object') return true;
  const needsTarget = rule.targetAt === undefined || rule.targetAt.includes(source);
  return !needsTarget || (target !== undefined && target === titles[rule.target.title]);
}
