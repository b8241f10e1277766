/** Skill check abilities of revealed cards: R-CHK-65 to R-CHK-71. */
import { verbIn, type EffectKind, type Effects } from '../../../catalogue/effect.ts';
import { catalogue } from '../../../catalogue/index.ts';
import { conditionHolds } from '../../conditions.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId } from '../../types/ids.ts';
import { faceOf } from '../../pieces/cards.ts';
import type { CheckData } from './check.ts';
import { present } from '../../../values/present.ts';

export interface CheckAbilitiesProcedures {
  checkAbilities: Record<string, never>;
}

/**
 * Titles of the check whose ability is still to be resolved; looked at again after each, because abilities may add or
 * remove cards.
 */
function pending({ state }: Game, { pile, resolved }: CheckData): Array<CardId> {
  const titles = pile
    .map((card) => faceOf(card).entry)
    .filter(
      ({ timing, requires }) =>
        timing === 'ability' && (requires === undefined || conditionHolds(state, requires, state.current)),
    );
  return [...new Set(titles.map(({ id }) => id))].filter((id) => !resolved.includes(id)).sort();
}

/**
 * Verbs of abilities whose order changes nothing: remembered until the total or the end of the check (R-CHK-70,
 * R-CHK-72), or done away from the check and from one another.
 */
const orderless: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'addToTotal',
  'afterCheck',
  'multiplySkills',
  'place',
  'seedDestiny',
  'send',
]);

/**
 * Returns the abilities that the current player can name as the next one: the first alone, where every order ends the
 * same.
 */
export function nextAbilities(titles: ReadonlyArray<CardId>): Array<Choice> {
  const effectsOf = (title: CardId): Effects => present(catalogue.skillCards.get(title), title).effects;
  const isOrderless = (title: CardId): boolean =>
    effectsOf(title).every((effect) => orderless.has(verbIn(effect).kind));
  const named = titles.every(isOrderless) ? titles.slice(0, 1) : titles;
  return named.map((card) => ({ id: card, kind: 'card', card }));
}

/** Every title once, in the order that the current player wants. */
export const checkAbilitiesProcedure = procedure('checkAbilities', {
  choose: (game) => {
    const check = game.running('skillCheck');
    const titles = check === undefined ? [] : pending(game, check);
    if (titles.length === 0) game.finish();
    else {
      game.ask({
        seat: game.state.current,
        topic: { kind: 'abilityOrder' },
        choices: nextAbilities(titles),
        needed: true,
      });
    }
  },
  resolve: (game, _data, frame) => {
    const { card } = answerOf(frame, game.state.current, 'card');
    game.running('skillCheck')?.resolved.push(card);
    resolveAbility(game, card);
    game.goto('choose');
  },
});

/**
 * Resolves the skill check ability of a card. The current player makes its choices, no matter who has added the card.
 */
export function resolveAbility(game: Game, card: CardId): void {
  game.tell({ kind: 'checkAbility', card });
  const { effects } = present(catalogue.skillCards.get(card), card);
  game.call('effects', { list: effects, context: { source: card, you: game.state.current } });
}
