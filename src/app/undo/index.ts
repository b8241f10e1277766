import type { GameId, GameRecord } from '../../store/records.ts';
import { AppError } from '../error.ts';
import { seatOf } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import type { Doing } from '../pace/index.ts';
import type { Person } from '../person.ts';
import { lookAhead } from './preview.ts';
import type { Looked } from './preview.ts';
import { open, viewOf, vote } from './proposals.ts';
import { takeBack } from './takeBack.ts';
import { findUndoable, targetsOf } from './targets.ts';
import type { Target } from './targets.ts';
import type { Confirmed, ProposalView, UndoDesk, UndoPoint, UndoPreview, UndoTarget } from './types.ts';

/** `app.undo` over the app's parts. */
export function createUndo<State>(context: Context<State>, { look, change }: Pick<Doing, 'look' | 'change'>): UndoDesk {
  return {
    targets: (gameId, person) => look({ gameId, userId: person.id }, () => targets(context, gameId, person)),
    preview: (gameId, person, ref) => look({ gameId, userId: person.id }, () => shown(lookAhead(context, gameId, person, ref))),
    confirm: (gameId, person, confirmed) => change({ gameId, userId: person.id }, () => confirm(context, gameId, person, confirmed)),
    propose: (gameId, person, confirmed) => change({ gameId, userId: person.id }, () => propose(context, gameId, person, confirmed)),
    vote: (gameId, person, number, yes) => change({ gameId, userId: person.id }, () => vote(context, gameId, person, number, yes)),
    proposal: (gameId) => look({ gameId }, () => proposalOf(context, gameId)),
  };
}

function targets<State>(context: Context<State>, gameId: GameId, person: Person): ReadonlyArray<UndoPoint> {
  const { store } = context;
  const seat = seatOf(findUndoable(context, gameId), person.id);
  const found = targetsOf(store, gameId, seat);
  const oldest = found.at(-1)?.from;
  const happened = oldest === undefined ? [] : store.events(gameId, { who: seat ?? 'public', from: oldest });
  return found.map((target) => ({ ...named(target), events: happened.filter(({ seq }) => seq === target.from).map(({ event }) => event) }));
}

function confirm<State>(context: Context<State>, gameId: GameId, person: Person, confirmed: Confirmed): GameRecord {
  const { game, target, right } = asShown(context, gameId, person, confirmed);
  if (right === 'vote') throw new AppError('needsVote', (say) => say('undo.needsVote'), (say) => say('undo.needsVoteHint'));
  return takeBack(context, { game, from: target.from, right, by: { id: person.id, name: person.name } });
}

function propose<State>(context: Context<State>, gameId: GameId, person: Person, confirmed: Confirmed): ProposalView {
  const looked = asShown(context, gameId, person, confirmed);
  if (seatOf(looked.game, person.id) === undefined)
    throw new AppError(
      'notAllowed',
      (say) => say('undo.onlyPlayers'),
      (say) => say('undo.onlyPlayersHint'),
    );
  return open(context, looked, person);
}

/** What would be taken back now, if it is what the person was shown. Throws `undoChanged`. */
function asShown<State>(context: Context<State>, gameId: GameId, person: Person, { ref, mark }: Confirmed): Looked {
  const looked = lookAhead(context, gameId, person, ref);
  if (looked.mark === mark) return looked;
  throw new AppError('undoChanged', (say) => say('undo.changed'), (say) => say('undo.changedHint'));
}

function proposalOf<State>(context: Context<State>, gameId: GameId): ProposalView | undefined {
  const game = context.store.game(gameId);
  const proposal = context.store.proposal(gameId);
  return game === undefined || proposal === undefined ? undefined : viewOf(context, game, proposal);
}

/** Without the numbers that only the app may know. */
function shown(looked: Looked): UndoPreview {
  return { ...looked, target: named(looked.target) };
}

function named({ ref, kind, turn, seat }: Target): UndoTarget {
  return { ref, kind, turn, seat };
}
