/** Reckless checks: R-CHK-24, R-CHK-25, R-CHK-71, R-CHK-75, R-CHK-79. */
import type { TreacheryVerb } from '../../../catalogue/effects/treachery.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { faceOf, skillPile, takeTop, toDiscard } from '../../pieces/cards.ts';
import { checkIn, runningCheck } from '../../rules/checks/check.ts';
import { nextAbilities, resolveAbility } from '../../rules/checks/checkAbilities.ts';
import type { SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export interface TreacheryRecklessProcedures {
  /**
   * `turned`: cards of the Treachery deck, faceup, that belong to no check (R-CHK-75). `left`: those still to be
   * resolved.
   */
  recklessDraw: { readonly turned: Array<SkillCard>; readonly left: Array<SkillCard> };
}

export const isReckless = (state: GameState): boolean => checkIn(state)?.reckless === true;

export const treacheryConditionTests: ConditionTests<'reckless'> = { reckless: isReckless };

/** R-CHK-24, R-CHK-25: neither twice, nor one after the other. */
function isUndecided({ state }: Game): boolean {
  const check = checkIn(state);
  return check !== undefined && check.reckless !== true && check.abilitiesStopped !== true;
}

export const treacheryHandlers: EffectHandlers<TreacheryVerb> = {
  makeReckless: onlyIf(isUndecided, (game, _value, { source }) => {
    runningCheck(game).reckless = true;
    game.tell({ kind: 'reckless', card: source });
  }),
  stopAbilities: onlyIf(isUndecided, (game, _value, { source }) => {
    runningCheck(game).abilitiesStopped = true;
    game.tell({ kind: 'abilitiesStopped', card: source });
  }),
};

/** Draws with the Treachery deck of Daybreak, whose cards have their abilities in every check (R-DAY-91). */
export function drawRecklessly(game: Game): void {
  if (isReckless(game.state)) game.call('recklessDraw', { turned: [], left: [] });
}

function turn(game: Game, turned: Array<SkillCard>): SkillCard | undefined {
  const card = takeTop(game, skillPile(game.state, 'treachery'), 'treachery');
  if (card === undefined) return undefined;
  turned.push(card);
  game.tell({ kind: 'treacheryTurned', card });
  return card;
}

export const recklessDrawProcedure = procedure(
  'recklessDraw',
  {
    turn: (game, { turned, left }) => {
      const first = turn(game, turned);
      if (first === undefined || faceOf(first).value > 0) {
        game.goto('discard');
        return;
      }
      turn(game, turned);
      left.push(...turned);
    },
    choose: (game, { left }) => {
      if (left.length === 0) {
        game.goto('discard');
        return;
      }
      const titles = [...new Set(left.map((card) => faceOf(card).entry.id))].sort();
      game.ask({
        seat: game.state.current,
        topic: { kind: 'abilityOrder' },
        choices: nextAbilities(titles),
        needed: true,
      });
    },
    resolve: (game, { left }, frame) => {
      const choice = answerOf(frame, game.state.current, 'card');
      left.splice(
        left.findIndex((card) => faceOf(card).entry.id === choice.card),
        1,
      );
      resolveAbility(game, choice.card);
      game.goto('choose');
    },
    discard: (game, { turned }) => {
      toDiscard(game, turned.splice(0));
    },
  },
  undefined,
  { turned: 'public', left: 'public' },
);
