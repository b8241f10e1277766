/** The Mutineer: R-DAY-40 to R-DAY-49, R-SET-63, R-TURN-91, R-LOY-36, R-LOY-57, R-EXE-49, R-ION-86. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Game } from '../../flow/game.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import { clockwise, isHuman, playerAt } from '../../pieces/players.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { mutineerEvents, mutineerQuestions } from './happenings.ts';
import { mutineerRecord } from './state.ts';

const isMutineerCard = (card: CardId): boolean => catalogue.loyalty.get(card)?.kind === 'mutineer';

/** The card that someone has faceup, or facedown. */
function heldBy(state: GameState, seat: Seat, faceUp: boolean): CardId | undefined {
  return playerAt(state, seat).loyalty.find((held) => held.faceUp === faceUp && isMutineerCard(held.card))?.card;
}

/** R-DAY-41: `further` if it comes from the Loyalty deck. */
function reveal(game: Game, seat: Seat, card: CardId, further: boolean): void {
  mutineerRecord(game.state).revealed = true;
  game.call('becomeMutineer', { seat, card, further });
}

/** R-SET-63 */
function revealFirst(game: Game): void {
  const { state } = game;
  for (const seat of clockwise(state, state.firstPlayer)) {
    const card = heldBy(state, seat, false);
    if (card === undefined) continue;
    const player = game.player(seat);
    player.loyalty = player.loyalty.map((held) => (held.card === card ? { card, faceUp: true } : held));
    game.tell({ kind: 'loyaltyRevealed', seat, card });
    reveal(game, seat, card, true);
  }
}

/** R-LOY-57, R-ION-86: at any distance. */
function handOn(game: Game, seat: Seat): void {
  const card = heldBy(game.state, seat, true);
  if (card !== undefined) game.call('passMutineer', { seat, card });
}

export const mutineer: ModuleDeclaration<'mutineer'> = {
  name: 'mutineer',
  when: 'daybreak',
  state: { start: () => ({ revealed: false }), secrets: 'public' },
  events: mutineerEvents,
  questions: mutineerQuestions,
  hooks: {
    loyaltyDealt: revealFirst,
    loyaltyReceived: (game, { seat, card, handed }) => {
      if (!isMutineerCard(card)) return undefined;
      reveal(game, seat, card, !handed);
      return 'handled';
    },
    sleepersDealt: (game) => {
      game.call('seekMutineer', {});
    },
    cylonHandsOver: handOn,
    // R-EXE-49: a player who has become a Cylon player by a new Loyalty card has handed it over by now.
    loyaltyKept: (game, seat, cards) => {
      const card = heldBy(game.state, seat, true);
      if (card !== undefined && cards.includes(card)) game.call('becomeMutineer', { seat, card, further: false });
    },
    jumpIconsResolved: (game, current) => {
      const card = heldBy(game.state, current, true);
      if (card !== undefined && isHuman(game.state, current))
        game.call('drawMutiny', { seat: current, left: 1, why: card });
    },
  },
};
