/** Mutiny cards: R-DAY-20 to R-DAY-36. */
import { ruleCause, sheetRules } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import { characterOf, clockwise, playerAt } from '../../pieces/players.ts';
import type { Seat } from '../../types/ids.ts';
import { dropMutiny } from './draw.ts';
import { mutinyEvents, mutinyQuestions } from './happenings.ts';
import { mutinyAtStart, mutinyOf, mutinySecrets, mutinySeen, ownMutiny } from './state.ts';

/** R-SET-79, R-EXE-65 */
function drawWhatComesAlong(game: Game, seat: Seat): void {
  const { character } = playerAt(game.state, seat);
  const count = character === undefined ? undefined : sheetRules(character).mutinyAtStart;
  if (character === undefined || count === undefined) return;
  game.call('drawMutiny', { seat, left: count, why: ruleCause(game.state, seat, ['mutinyAtStart'], character) });
}

export const mutiny: ModuleDeclaration<'mutiny'> = {
  name: 'mutiny',
  when: 'daybreak',
  state: { start: mutinyAtStart, secrets: mutinySecrets },
  view: (state) => {
    const { deck, discard } = mutinyOf(state);
    return { left: deck.length, discard: [...discard] };
  },
  seatView: mutinySeen,
  ownView: ownMutiny,
  events: mutinyEvents,
  questions: mutinyQuestions,
  hooks: {
    setupEnds: (game) => {
      for (const seat of clockwise(game.state, game.state.firstPlayer)) drawWhatComesAlong(game, seat);
    },
    openDeck: (state) => ({ deck: 'mutiny', cards: mutinyOf(state).deck }),
    newcomerPlaced: drawWhatComesAlong,
    // R-LOY-53, R-LOY-107, R-EXE-10
    belongingsGivenUp: (game, seat) => {
      dropMutiny(game, seat, characterOf(game.state, seat).id);
    },
  },
};
