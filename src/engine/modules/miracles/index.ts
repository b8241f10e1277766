/** Miracle tokens, which pay for once-per-game abilities: R-DAY-01 to R-DAY-08, R-SET-97. */
import type { Ability } from '../../../catalogue/content.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import {
  changeMiracles,
  loseMiracles,
  miracleEvents,
  miraclesAtStart,
  miraclesOf,
  miraclesSecrets,
  miraclesView,
} from './tokens.ts';

/** R-DAY-04 */
const priceOf = ({ rules }: Ability): number => rules?.miraclePrice ?? 1;

export const miracles: ModuleDeclaration<'miracles'> = {
  name: 'miracles',
  when: 'daybreak',
  state: { start: miraclesAtStart, secrets: miraclesSecrets },
  seatView: miraclesView,
  events: miracleEvents,
  questions: { passMiracle: 'nothing' },
  choices: { passMiracle: 'free' },
  hooks: {
    oncePayment: {
      price: priceOf,
      isPayable: (state, seat, ability) => miraclesOf(state, seat) >= priceOf(ability),
      pay: (game, seat, ability) => {
        changeMiracles(game.state, seat, -priceOf(ability));
        const why = game.player(seat).character ?? ability.id;
        game.tell({ kind: 'miracleSpent', seat, count: priceOf(ability), ability: ability.id, why });
      },
    },
    // R-LOY-107: the end of an infiltration takes none.
    belongingsGivenUp: (game, seat, how) => {
      if (how !== 'infiltrationEnded') loseMiracles(game, seat);
    },
  },
};
