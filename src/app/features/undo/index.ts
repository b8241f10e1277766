import type { GameId, GameRecord } from '../../../store/records.ts';
import { AppError } from '../../core/error.ts';
import { seatOf } from '../../core/lookUp.ts';
import type { Context, Doing } from '../../core/context.ts';
import { inItsPlace } from '../../core/places.ts';
import type { Person } from '../../core/person.ts';
import { lookAhead } from './preview.ts';
import type { Looked } from './preview.ts';
import { open, viewOf, vote } from './proposals.ts';
import { takeBack } from './takeBack.ts';
import { findUndoable, targetsOf } from './targets.ts';
import type { NumberedUndoTarget } from './targets.ts';
import type { Confirmed, ProposalView, UndoDesk, UndoPoint, UndoPreview, UndoTarget } from './types.ts';

/** `app.undo` over the app's parts. */
export function createUndo(doing: Doing): UndoDesk {
  const { look, change } = doing;
  return {
    targets: (gameId, person) => look({ gameId, userId: person.id }, (context) => targets(context, gameId, person)),
    preview: (gameId, person, ref) =>
      look({ gameId, userId: person.id }, async (context) => shown(await lookAhead(context, gameId, person, ref))),
    // A game that was over and goes on needs its channel again.
    confirm: (gameId, person, confirmed) =>
      inItsPlace(doing, { gameId, userId: person.id }, gameId, (context) =>
        confirm(context, gameId, person, confirmed),
      ),
    propose: (gameId, person, confirmed) =>
      change({ gameId, userId: person.id }, (context) => propose(context, gameId, person, confirmed)),
    vote: (gameId, person, number, yes) =>
      inItsPlace(doing, { gameId, userId: person.id }, gameId, (context) => vote(context, gameId, person, number, yes)),
    proposal: (gameId) => look({ gameId }, (context) => proposalOf(context, gameId)),
  };
}

async function targets(context: Context, gameId: GameId, person: Person): Promise<ReadonlyArray<UndoPoint>> {
  const { store } = context;
  const seat = seatOf(await findUndoable(context, gameId), person.id);
  const found = await targetsOf(store, gameId, seat);
  const oldest = found.at(-1)?.from;
  const happened = oldest === undefined ? [] : await store.events(gameId, { who: seat ?? 'public', from: oldest });
  return found.map((target) => ({
    ...named(target),
    events: happened.filter(({ seq }) => seq === target.from).map(({ event }) => event),
  }));
}

async function confirm(context: Context, gameId: GameId, person: Person, confirmed: Confirmed): Promise<GameRecord> {
  const { game, target, right } = await asShown(context, gameId, person, confirmed);
  if (right === 'vote')
    throw new AppError(
      'needsVote',
      (say) => say('undo.needsVote'),
      (say) => say('undo.needsVoteHint'),
    );
  return await takeBack(context, { game, from: target.from, right, by: { id: person.id, name: person.name } });
}

async function propose(context: Context, gameId: GameId, person: Person, confirmed: Confirmed): Promise<ProposalView> {
  const looked = await asShown(context, gameId, person, confirmed);
  if (seatOf(looked.game, person.id) === undefined)
    throw new AppError(
      'notAllowed',
      (say) => say('undo.onlyPlayers'),
      (say) => say('undo.onlyPlayersHint'),
    );
  return await open(context, looked, person);
}

/** Returns what would be undone now, if it is what the person was shown. Throws `undoChanged`. */
async function asShown(context: Context, gameId: GameId, person: Person, { ref, mark }: Confirmed): Promise<Looked> {
  const looked = await lookAhead(context, gameId, person, ref);
  if (looked.mark === mark) return looked;
  throw new AppError(
    'undoChanged',
    (say) => say('undo.changed'),
    (say) => say('undo.changedHint'),
  );
}

async function proposalOf(context: Context, gameId: GameId): Promise<ProposalView | undefined> {
  const game = await context.store.game(gameId);
  const proposal = await context.store.proposal(gameId);
  return game === undefined || proposal === undefined ? undefined : await viewOf(context, game, proposal);
}

/** Returns the preview without the numbers that only the app may know. */
function shown(looked: Looked): UndoPreview {
  return { ...looked, target: named(looked.target) };
}

function named({ ref, kind, turn, seat }: NumberedUndoTarget): UndoTarget {
  return { ref, kind, turn, seat };
}
