import type { Decision, GameView } from '../../store/engineTypes.ts';

/**
 * Returns a decision's id as people see it: the engine's id and how often the game has been undone. The engine never
 * uses a decision id twice, but an undone game goes through the same ids again; the count keeps a button from before
 * the undo from answering a question from after it.
 */
export function shownId(id: string, undone: number): string {
  return undone === 0 ? id : `${id}~${undone}`;
}

/** Returns the engine's id, or `undefined` if the game has been undone since this id was shown. */
export function engineId(shown: string, undone: number): string | undefined {
  const [, id, count] = /^(.*)~(\d+)$/s.exec(shown) ?? [];
  const since = count === undefined ? 0 : Number(count);
  return since === undone ? (id ?? shown) : undefined;
}

export function shownDecision(decision: Decision, undone: number): Decision {
  return undone === 0 ? decision : { ...decision, id: shownId(decision.id, undone) };
}

export function shownView(view: GameView, undone: number): GameView {
  if (undone === 0) return view;
  return {
    ...view,
    waitingFor: view.waitingFor.map((waiting) => ({ ...waiting, id: shownId(waiting.id, undone) })),
    own: view.own === undefined ? undefined : shownOwn(view.own, undone),
  };
}

function shownOwn(own: NonNullable<GameView['own']>, undone: number): NonNullable<GameView['own']> {
  const { decisions, offers } = own;
  const shown = (decision: Decision): Decision => shownDecision(decision, undone);
  return { ...own, decisions: decisions.map(shown), ...(offers === undefined ? {} : { offers: offers.map(shown) }) };
}
