import { answer, decisions, view } from '../../engine/index.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameState } from '../../engine/types/state.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { aheadNow, suggestedOrders, verdictOf } from '../../players/orders/index.ts';
import type { Orders, PlanKind, OrderVerdict } from '../../players/orders/index.ts';
import { planCheck, planTurn } from './ahead.ts';

/** The orders of a table where everyone has taken the suggested ones, as the app carries them out. */
export interface OrderBook {
  /** Answers every open question that an order answers. */
  answer(state: GameState): void;
  /** Lets a seat decide in advance what it can decide now. */
  decideAhead(state: GameState, seat: Seat): void;
  /** Seats that were told that they can decide something in advance. */
  invited(state: GameState): ReadonlyArray<Seat>;
  ordered(): number;
  stopped(): number;
}

export function suggestedBook(seed: string, players: number): OrderBook {
  const orders: Array<Orders> = Array.from({ length: players }, () => ({ standing: suggestedOrders }));
  let ordered = 0;
  let stopped = 0;

  const drop = (seat: Seat, plan: PlanKind): void => {
    orders[seat] = { ...ordersOf(seat), [plan]: undefined };
  };
  const ordersOf = (seat: Seat): Orders => orders[seat] ?? { standing: suggestedOrders };
  const verdictFor = (state: GameState, decision: Decision): OrderVerdict => {
    const verdict = verdictOf(ordersOf(decision.seat), view(state, decision.seat), decision);
    if (verdict.kind !== 'stop') return verdict;
    stopped += 1;
    drop(decision.seat, verdict.plan);
    return verdictFor(state, decision);
  };
  const answerOne = (state: GameState): boolean => {
    for (const decision of decisions(state)) {
      const verdict = verdictFor(state, decision);
      if (verdict.kind !== 'answer') continue;
      answer(state, decision.seat, decision.id, verdict.choice);
      ordered += 1;
      if (verdict.ends !== undefined) drop(decision.seat, verdict.ends);
      return true;
    }
    return false;
  };
  const ahead = (state: GameState, seat: Seat): PlanKind | undefined =>
    aheadNow(ordersOf(seat), view(state, seat))?.plan;

  return {
    answer(state) {
      while (state.over === undefined && answerOne(state));
    },
    decideAhead(state, seat) {
      const random = randomNumbers(`ahead ${seed} ${seat} ${state.turn} ${state.nextDecision}`);
      for (let plan = ahead(state, seat); plan !== undefined; plan = ahead(state, seat)) {
        const planned =
          plan === 'check' ? { check: planCheck(state, seat, random) } : { turn: planTurn(state, seat, random) };
        orders[seat] = { ...ordersOf(seat), ...planned };
      }
    },
    invited: (state) => orders.flatMap((_, seat) => (ahead(state, seat) === undefined ? [] : [seat])),
    ordered: () => ordered,
    stopped: () => stopped,
  };
}
