/** Someone is named for a title without a check: R-DAY-52. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { discardFromPlay } from '../../pieces/cardsInPlay.ts';
import { mayHold } from '../../pieces/titles.ts';
import { giveTitle } from '../../rules/titles/titles.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface MutinyNominateProcedures {
  /** `unless`: a card in play for which the holder keeps the title. */
  nominate: { readonly title: Title; readonly unless: CardId; readonly seat: Seat; readonly why: CardId };
}

export const nominateProcedure = procedure('nominate', {
  ask: (game, { title, unless, seat }) => {
    const { state } = game;
    const holder = state.titles[title];
    if (holder === undefined || !state.inPlay.includes(unless)) return;
    const choices = [{ id: 'yes', kind: 'yes' } as const];
    game.ask({
      seat: holder,
      topic: { kind: 'keepTitle', title, card: unless, nominee: seat },
      choices,
      min: 0,
      max: 1,
    });
  },
  give: (game, { title, unless, seat }, frame) => {
    const { state } = game;
    const holder = state.titles[title];
    const keeps = holder !== undefined && answerIfAny(frame, holder, 'yes') !== undefined;
    if (keeps) discardFromPlay(game, unless);
    else if (mayHold(state, title, seat)) giveTitle(game, title, seat);
  },
});
