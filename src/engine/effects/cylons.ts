/** Actions of the Cylon locations: R-CRI-60 to R-CRI-64, R-LOY-72, R-TURN-131, R-TURN-132. */
import type { CylonVerb } from '../../catalogue/effects/cylons.ts';
import { answerIfAny } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { hooks } from '../hooks.ts';
import type { Choice } from '../types/decision.ts';
import type { CardId, Seat } from '../types/ids.ts';
import { cardChoices, plainCardChoices, removeCards } from '../pieces/cards.ts';
import { isHuman } from '../pieces/players.ts';
import { takeJumpIcon } from '../rules/crisis/crisis.ts';
import { crisisData } from '../rules/crisis/crisisCard.ts';
import { drawSuperCrisis } from '../rules/crisis/superCrisis.ts';
import { always } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface CylonsEffectProcedures {
  /** `bare`: the icons at the bottom of the card count for nothing (R-CRI-27). */
  resolvePicked: {
    readonly seat: Seat;
    readonly draw: number;
    readonly others: 'discard' | 'bottom';
    readonly bare?: true;
    readonly why: CardId;
  };
  playSuperCrisis: { readonly seat: Seat; readonly why: CardId };
  exchangeSuperCrisis: { readonly seat: Seat; readonly why: CardId };
}

export const cylonHandlers: EffectHandlers<CylonVerb> = {
  pickCrisis: always((game, { draw, others, bare }, { you, source }) => {
    game.call('resolvePicked', { seat: you, draw, others, why: source, ...(bare === true ? { bare } : {}) });
  }),
  playSuperCrisis: always((game, _value, { you, source }) => {
    game.call('playSuperCrisis', { seat: you, why: source });
  }),
  launchFromBasestars: always((game, { raider, heavyRaider = 0 }, { source }) => {
    game.call('launch', { raider, heavyRaider, why: source });
  }),
  exchangeSuperCrisis: always((game, _value, { you, source }) => {
    if (game.player(you).superCrises.length > 0) game.call('exchangeSuperCrisis', { seat: you, why: source });
  }),
};

export const resolvePickedProcedure = procedure('resolvePicked', {
  pick: (game, { seat, draw, others, why }) => {
    game.call('pickCrisis', { seat, draw, others, cards: [], why });
  },
  resolve: (game, { seat, bare }, frame) => {
    if (typeof frame.returned !== 'string') return;
    const data = crisisData({ seat, card: frame.returned, superCrisis: false, withIcons: false });
    data.jumpIcon = takeJumpIcon(game.state);
    // R-CRI-65
    const activates = isHuman(game.state, seat) ? ({ activates: true } as const) : {};
    game.call('crisis', { ...data, ...(bare === true ? { bare } : activates) });
  },
});

export const playSuperCrisisProcedure = procedure('playSuperCrisis', {
  choose: (game, { seat, why }) => {
    game.ask({
      seat,
      topic: { kind: 'chooseCard', why },
      choices: plainCardChoices(game.player(seat).superCrises),
      privacy: 'private',
    });
  },
  play: (game, { seat }, frame) => {
    // None without a Super Crisis card in hand.
    const choice = answerIfAny(frame, seat, 'card');
    if (choice === undefined) return;
    removeCards(game.player(seat).superCrises, [choice.card]);
    for (const played of hooks(game.state, 'superCrisisPlayed')) played(game, seat);
    game.call('crisis', crisisData({ seat, card: choice.card, superCrisis: true, withIcons: false }));
  },
});

/** R-LOY-72: the first half of the Resurrection Ship. */
export const exchangeSuperCrisisProcedure = procedure('exchangeSuperCrisis', {
  ask: (game, { seat, why }) => {
    const choices = cardChoices(game.player(seat).superCrises, (card, id): Choice => ({ id, kind: 'card', card }));
    game.ask({ seat, topic: { kind: 'chooseCard', why }, choices, min: 0, max: 1, privacy: 'private' });
  },
  draw: (game, { seat }, frame) => {
    const choice = answerIfAny(frame, seat, 'card');
    if (choice === undefined) return;
    removeCards(game.player(seat).superCrises, [choice.card]);
    game.state.superCrisis.discard.push(choice.card);
    game.tell({ kind: 'cardLeftPlay', card: choice.card, how: 'discarded' });
    drawSuperCrisis(game, seat);
  },
});
