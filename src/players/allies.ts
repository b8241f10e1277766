/** Automatic players and allies: where to meet an ally, which one, and which token to put on a new one. */
import { catalogue } from '../catalogue/index.ts';
import type { TraumaSymbol } from '../catalogue/vocabulary.ts';
import type { AllyView } from '../engine/modules/allies/view.ts';
import type { CardId, LocationId, TokenId } from '../engine/types/ids.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import { atRandom, type Answers } from './answers.ts';
import { valueOf, type Situation } from './worth/effects.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** Returns what the ally's result is worth to the human fleet if a token with that symbol lies on the card. */
function resultWorth(player: SeatedPlayer, card: CardId, symbol: TraumaSymbol): number {
  const ally = symbol === 'disaster' ? undefined : catalogue.allies.get(card)?.[symbol];
  return ally === undefined ? 0 : valueOf(player, ally.effects, 1);
}

function symbolOf(token: TokenId): TraumaSymbol {
  const found = catalogue.tokens.get(token);
  return found?.kind === 'trauma' ? found.symbol : 'disaster';
}

/**
 * Returns what meeting this ally is worth to the human fleet. An unknown token counts as either symbol with equal odds.
 */
export function allyWorth(player: SeatedPlayer, { card, covered, token }: AllyView): number {
  if (!covered) return 0;
  if (token !== undefined) return resultWorth(player, card, symbolOf(token));
  return (resultWorth(player, card, 'benevolent') + resultWorth(player, card, 'antagonistic')) / 2;
}

const inPlay = ({ modules: { allies } }: GameView): ReadonlyArray<AllyView> => allies?.inPlay ?? [];

/**
 * Returns what meeting the best ally there is worth to a player who ends a move there. A hidden Cylon would rather not
 * be seen choosing the worst.
 */
export function meetingScore(location: LocationId, now: Situation): number {
  const { view, side } = now;
  const here = inPlay(view).filter((ally) => ally.location === location);
  if (here.length === 0 || side === 'cylon' || side === 'ally') return 0;
  return (side === 'human' ? 1 : -0.3) * Math.max(...here.map((ally) => allyWorth(now, ally)));
}

const isToken = (choice: Choice): choice is Extract<Choice, { kind: 'token' }> => choice.kind === 'token';

/** Returns how many of the viewer's own tokens of that symbol count against the viewer in the trial (R-ION-71). */
function against(view: GameView, symbol: TraumaSymbol): number {
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  const judgedAsHuman = me?.cylon === undefined || me.infiltrating;
  if (symbol !== (judgedAsHuman ? 'antagonistic' : 'benevolent')) return 0;
  return (view.own?.modules.ionianNebula?.trauma ?? []).filter((token) => symbolOf(token) === symbol).length;
}

export const allyAnswers: Answers<ModuleTopics['allies']['kind']> = {
  meetAlly: ({ view, now, best, forHumans }) =>
    best((choice) => {
      const ally = inPlay(view).find(({ card }) => choice.kind === 'card' && choice.card === card);
      return ally === undefined ? 0 : forHumans * allyWorth(now, ally);
    }),
  // The token decides what the ally will do to the player who meets it. Placing one that counts in the trial also gets
  // rid of it.
  coverAlly: ({ view, now, best, forHumans }, { ally }) =>
    best((choice) => {
      if (!isToken(choice)) return 0;
      const symbol = symbolOf(choice.token);
      return 0.7 * forHumans * resultWorth(now, ally, symbol) + 0.3 * against(view, symbol);
    }),
  whoBringsAlly: atRandom,
  // Moves civilian ships away from raiders, if the player helps the humans.
  shipsToMove: ({ view, decision, forHumans }) => {
    const hunted = new Set(view.ships.flatMap((ship) => (ship.kind === 'raider' ? [ship.area] : [])));
    if (forHumans < 0) return [];
    return decision.choices.flatMap((choice) => (choice.kind === 'ship' && hunted.has(choice.area) ? [choice.id] : []));
  },
};
