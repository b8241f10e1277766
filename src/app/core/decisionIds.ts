import type { Decision, GameView } from '../../store/engineTypes.ts';

/**
 * The engine never uses a decision id twice, but a game that was taken back goes through the same ids again. So the ids
 * that people see carry how often it was taken back, and a button from before never answers a question from after.
 */
export function shownId(id: string, undone: number): string {
  return undone === 0 ? id : `${id}~${undone}`;
}

/** The engine's id, or `undefined` if the game was taken back since this id was shown. */
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
