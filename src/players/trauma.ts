/**
 * Trauma tokens of automatic players: the player with most tokens of the wrong kind is eliminated by the trial
 * (R-ION-71 to R-ION-73).
 */
import { catalogue } from '../catalogue/index.ts';
import type { TraumaSymbol } from '../catalogue/vocabulary.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import type { AskedPlayer } from './answers.ts';
import { executionScore } from './executions.ts';
import { worthOf } from './worth/effects.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

function symbolOf(token: string): TraumaSymbol | undefined {
  const found = catalogue.tokens.get(token);
  return found?.kind === 'trauma' ? found.symbol : undefined;
}

/** Returns the symbol that counts against the viewer in the trial; a hidden Cylon is judged as a human. */
export function speaksAgainst({ viewer, players }: GameView): TraumaSymbol {
  const me = viewer === 'public' ? undefined : players[viewer];
  return me?.cylon === undefined || me.infiltrating ? 'antagonistic' : 'benevolent';
}

/**
 * Returns the ids of tokens to discard: first those that count against the viewer. Where none has to go, returns none
 * unless one of these would be among them.
 */
export function shedTrauma({ view, decision: { choices, min, max } }: AskedPlayer): Array<string> {
  const bad = (choice: Choice): boolean => choice.kind === 'token' && symbolOf(choice.token) === speaksAgainst(view);
  const ordered = [...choices.filter(bad), ...choices.filter((choice) => !bad(choice))].map(({ id }) => id);
  return ordered.slice(0, min === 0 && !choices.some(bad) ? 0 : max);
}

/** The worth of getting rid of a token that counts against its owner. */
const riddance = 0.8;

/** Places the result that helps the player's own side, unless the token itself matters more. */
export function layTrauma({ view, now, forHumans, best }: AskedPlayer): Array<string> {
  return best((choice) => {
    if (choice.kind !== 'layTrauma') return 0;
    const symbol = symbolOf(choice.token);
    return forHumans * worthOfResult(now, choice.card, symbol) + (symbol === speaksAgainst(view) ? riddance : 0);
  });
}

export function chooseResult({ now, forHumans, best }: AskedPlayer): Array<string> {
  return best((choice) =>
    choice.kind === 'crossroadsResult' ? forHumans * worthOfResult(now, choice.card, choice.symbol) : 0,
  );
}

/** Returns the id of the execution that scores most, of another player unless the player's own aim wants it. */
export function condemn({ now, best }: AskedPlayer): Array<string> {
  return best((choice) => (choice.kind === 'condemn' ? executionScore(now, choice.seat) : 0));
}

function worthOfResult(player: SeatedPlayer, card: string, symbol: TraumaSymbol | undefined): number {
  const found = catalogue.crossroads.get(card);
  return found === undefined || symbol === undefined || symbol === 'disaster' ? 0 : worthOf(player, found[symbol]);
}
