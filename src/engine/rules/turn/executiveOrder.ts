/** Executive Order: R-TURN-77, R-TURN-78, R-EXE-70. */
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { answerIfAny, answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, SeatedCharacter, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { personAt } from '../../pieces/persons.ts';
import { humans, isHeld, isStranded } from '../../pieces/players.ts';

export interface ExecutiveOrderProcedures {
  /** `giver`: the character that has given the order, and not one that follows it before the order is carried out. */
  executiveOrder: { readonly by: Seat; readonly source: CardId; target: Seat | undefined; giver?: SeatedCharacter };
}

/** Any other human player who could act. */
export function executiveOrderTargets(state: GameState, by: Seat): Array<Seat> {
  return humans(state).filter((seat) => seat !== by && !isStranded(state, seat));
}

export const executiveOrderProcedure = procedure('executiveOrder', {
  choose: (game, data) => {
    const { by, source } = data;
    data.giver = personAt(game.state, by);
    const choices = executiveOrderTargets(game.state, by).map((seat): Choice => ({
      id: `seat${seat}`,
      kind: 'seat',
      seat,
    }));
    game.ask({ seat: by, topic: { kind: 'choosePlayer', why: source }, choices });
  },
  target: (game, data, frame) => {
    // None where there is no one to give it to.
    const choice = answerIfAny(frame, data.by, 'seat');
    if (choice === undefined) {
      game.finish();
      return;
    }
    const { seat } = choice;
    data.target = seat;
    game.tell({ kind: 'targetChosen', by: data.by, target: seat, why: data.source });
    const ways: Array<Choice> = isHeld(game.state, seat)
      ? [{ id: 'actTwice', kind: 'actTwice' }]
      : [
          { id: 'moveThenAct', kind: 'moveThenAct' },
          { id: 'actTwice', kind: 'actTwice' },
        ];
    game.ask({ seat, topic: { kind: 'orders', by: data.by }, choices: ways });
  },
  act: (game, { by, target, source }, frame) => {
    if (target === undefined) return;
    const twice = answerOf(frame, target, 'moveThenAct', 'actTwice').kind === 'actTwice';
    if (!twice) game.call('move', { seat: target, to: undefined });
    game.call('actions', { seat: target, grant: { by: 'order', from: by, source, count: twice ? 2 : 1 }, taken: 0 });
  },
  done: (game, { by, target, giver }) => {
    if (target === undefined || !sheetsReactTo(game.state, 'ordersCarriedOut')) return;
    game.call('window', {
      window: 'ordersCarriedOut',
      only: by,
      ...(giver === undefined ? {} : { present: [giver.character] }),
    });
  },
});
