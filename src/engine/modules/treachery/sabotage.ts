/** Without Daybreak, Cylon players may answer a human player's discard of Treachery: R-PEG-40, R-PEG-42. */
import type { Game } from '../../flow/game.ts';
import { skillOf } from '../../pieces/cards.ts';
import { isHuman } from '../../pieces/players.ts';
import type { Discarded } from '../../rules/turn/hooks.ts';

export function offerSabotage(game: Game, discards: ReadonlyArray<Discarded>): void {
  const betrayed = discards.some(
    ({ seat, cards }) => isHuman(game.state, seat) && cards.some((card) => skillOf(card) === 'treachery'),
  );
  if (betrayed) game.call('window', { window: 'treacheryDiscarded' });
}
