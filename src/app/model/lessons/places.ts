/** Returns where a learner may go now and has something to do: no one is sent to a place without an action. */
import type { Decision, GameView, Seat } from '../../../store/engineTypes.ts';
import type { MoveTarget } from '../../../store/outbox.ts';
import type { Engine, HeldState } from '../../core/engine.ts';

/** Most places to name; the question shows all. */
const most = 3;

/** Places to name with Cylon ships in space, the best first. */
const inBattle = ['command', 'weapons-control', 'hangar-deck', 'press-room', 'research-lab', 'presidents-office'];
const inPeace = ['presidents-office', 'research-lab', 'press-room', 'command', 'hangar-deck'];

export interface Learner {
  readonly engine: Pick<Engine, 'actionsAhead' | 'view'>;
  readonly state: HeldState;
  readonly seat: Seat;
}

/** Returns the places that serve a beginner, a move leads to now, and whose action can be taken there. */
export function placesFor({ engine, state, seat }: Learner): ReadonlyArray<MoveTarget> {
  const view = engine.view(state, seat);
  const moves = view.own?.decisions.find(({ topic }) => topic.kind === 'move')?.choices ?? [];
  const names = isBattle(view) ? inBattle : inPeace;
  return names
    .flatMap((name) => moves.flatMap((move) => placeOf(move, `location/base/${name}`)))
    .filter(({ move }) =>
      engine
        .actionsAhead(state, seat, move)
        .some((action) => action.kind === 'activateLocation' && action.location === move.location),
    )
    .slice(0, most)
    .map(({ move: { location, costsCard } }) => ({ location, costsCard }));
}

type Move = Extract<Decision['choices'][number], { readonly kind: 'location' }>;

function placeOf(move: Decision['choices'][number], location: string): ReadonlyArray<{ readonly move: Move }> {
  return move.kind === 'location' && move.location === location ? [{ move }] : [];
}

function isBattle({ ships }: GameView): boolean {
  return ships.some(({ kind }) => kind === 'basestar' || kind === 'raider' || kind === 'heavyRaider');
}
