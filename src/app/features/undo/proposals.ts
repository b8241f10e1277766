import type { Proposal, ProposalState, Vote } from '../../../store/proposals.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import type { GameChange } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { deedOf, ownDeed } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findGame } from '../../core/lookUp.ts';
import { DAY } from '../../model/timing/presets.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { whatGoes } from './preview.ts';
import type { Looked } from './preview.ts';
import { takeBack } from './takeBack.ts';
import { findUndoable, targetsOf } from './targets.ts';
import type { ProposalView, UndoPreview, Voter } from './types.ts';

/** How long the others may vote, in milliseconds. */
const votingTime = DAY;

/** Asks the other players. Throws `proposalOpen`; `notAllowed` if none of them is there. */
export async function open(context: Context, { game, target }: Looked, person: Person): Promise<ProposalView> {
  const { store, now } = context;
  const latest = await store.proposal(game.id);
  const at = now();
  if (latest?.state === 'open' && at < latest.expiresAt) {
    throw new AppError(
      'proposalOpen',
      (say) => say('undo.proposalOpen', { name: latest.by.name }),
      (say) => say('undo.proposalOpenHint'),
    );
  }
  const number = (latest?.number ?? 0) + 1;
  const proposal: Proposal = {
    number,
    from: target.from,
    by: { id: person.id, name: person.name },
    at,
    expiresAt: at + votingTime,
    state: 'open',
    votes: [],
  };
  if (votersOf(game, proposal).length === 0)
    throw new AppError(
      'notAllowed',
      (say) => say('undo.nobodyVotes'),
      (say) => say('undo.nobodyVotesHint'),
    );
  return await put(context, game, proposal, { audit: [deedOf(person, { kind: 'undoProposed' })] });
}

/**
 * Casts a vote and returns what has become of the proposal; a vote that comes too late only closes it. Throws
 * `voteClosed`, `notYourVote`, and for a game that is over what keeps it from going on.
 */
export async function vote(
  context: Context,
  gameId: GameId,
  person: Person,
  number: number,
  yes: boolean,
): Promise<ProposalView> {
  const game = await findGame(context, gameId);
  const proposal = await findOpen(context, game, number);
  const ended = await endOf(context, game, proposal);
  if (ended !== undefined)
    return await put(
      context,
      game,
      { ...proposal, state: ended },
      { audit: ended === 'expired' ? [ownDeed({ kind: 'undoExpired' })] : [] },
    );
  await findUndoable(context, gameId);
  if (person.id === proposal.by.id) return await withdraw(context, game, proposal, person, yes);
  if (!votersOf(game, proposal).some(({ userId }) => userId === person.id)) {
    throw new AppError(
      'notYourVote',
      (say) => say('undo.notYourVote'),
      (say) => say('undo.notYourVoteHint'),
    );
  }
  const votes = [...proposal.votes.filter(({ userId }) => userId !== person.id), { userId: person.id, yes }];
  return await count(context, game, { ...proposal, votes }, person, yes);
}

async function count(
  context: Context,
  game: GameRecord,
  proposal: Proposal,
  person: Person,
  yes: boolean,
): Promise<ProposalView> {
  const tally = tallyOf(game, proposal);
  if (tally.yes >= tally.needed) {
    const carried = { ...proposal, state: 'carried' } as const;
    const after = await takeBack(context, { game, from: proposal.from, right: 'vote', by: proposal.by, carried });
    return await viewOf(context, after, carried);
  }
  const refused = tally.no > tally.voters.length - tally.needed;
  const state: ProposalState = refused ? 'refused' : 'open';
  return await put(
    context,
    game,
    { ...proposal, state },
    { audit: [deedOf(person, { kind: 'undoVoted', yes }), ...(refused ? [ownDeed({ kind: 'undoRefused' })] : [])] },
  );
}

/** Withdraws a proposal when its author votes no. Throws `notYourVote` for a yes: the author is for it anyway. */
async function withdraw(
  context: Context,
  game: GameRecord,
  proposal: Proposal,
  person: Person,
  yes: boolean,
): Promise<ProposalView> {
  if (yes)
    throw new AppError(
      'notYourVote',
      (say) => say('undo.ownVote'),
      (say) => say('undo.ownVoteHint'),
    );
  return await put(
    context,
    game,
    { ...proposal, state: 'lapsed' },
    { audit: [deedOf(person, { kind: 'undoVoted', yes })] },
  );
}

async function findOpen(context: Context, game: GameRecord, number: number): Promise<Proposal> {
  const proposal = await context.store.proposal(game.id);
  if (proposal?.number !== number || proposal.state !== 'open')
    throw new AppError(
      'voteClosed',
      (say) => say('undo.voteClosed'),
      (say) => say('undo.voteClosedHint'),
    );
  return proposal;
}

/** Returns why it can no longer be voted on: its day is over, or what it is about is no longer there. */
async function endOf(
  { store, now }: Context,
  game: GameRecord,
  { from, expiresAt }: Proposal,
): Promise<'expired' | 'lapsed' | undefined> {
  const undoable = game.status === 'running' || game.status === 'over';
  if (!undoable || !(await targetsOf(store, game.id, undefined, 'all')).some((target) => target.from === from))
    return 'lapsed';
  return now() < expiresAt ? undefined : 'expired';
}

/** Closes the proposal of a game whose time is over. */
export async function closeOverdue(context: Context, gameId: GameId): Promise<void> {
  const game = await findGame(context, gameId);
  const proposal = await context.store.proposal(gameId);
  if (proposal?.state !== 'open' || context.now() < proposal.expiresAt) return;
  await put(
    context,
    game,
    { ...proposal, state: 'expired' },
    { audit: [ownDeed({ kind: 'undoExpired' })], unattended: true },
  );
}

async function put(
  context: Context,
  game: GameRecord,
  proposal: Proposal,
  about: Pick<GameChange, 'audit' | 'unattended'>,
): Promise<ProposalView> {
  const stored = await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at: context.now(),
    proposal,
    ...about,
    messages: toChannel(game, [{ kind: 'proposal', number: proposal.number }]),
  });
  return await viewOf(context, stored, proposal);
}

/** People who play and have not proposed it themselves. */
function votersOf(game: GameRecord, { by }: Proposal): ReadonlyArray<Voter> {
  return game.seats.flatMap((holder, seat) =>
    holder.kind === 'user' && holder.userId !== by.id ? [{ seat, userId: holder.userId }] : [],
  );
}

/** A majority of the others decides; votes of those who no longer play do not count. */
function tallyOf(
  game: GameRecord,
  proposal: Proposal,
): Pick<ProposalView, 'yes' | 'no' | 'needed'> & { readonly voters: ReadonlyArray<Voter> } {
  const voters = votersOf(game, proposal);
  const valid = proposal.votes.filter(({ userId }) => voters.some((voter) => voter.userId === userId));
  const yes = valid.filter((each: Vote) => each.yes).length;
  return { voters, yes, no: valid.length - yes, needed: Math.floor(voters.length / 2) + 1 };
}

export async function viewOf(context: Context, game: GameRecord, proposal: Proposal): Promise<ProposalView> {
  const { voters, ...tally } = tallyOf(game, proposal);
  return {
    game,
    proposal,
    voters: voters.map(({ seat }) => seat),
    ...tally,
    preview: proposal.state === 'open' ? await publicPreview(context, game, proposal.from) : undefined,
  };
}

/** Nothing that only some may know. */
async function publicPreview(
  context: Context,
  game: GameRecord,
  from: number,
): Promise<Pick<UndoPreview, 'target' | 'answers' | 'lines' | 'revealed'> | undefined> {
  const target = (await targetsOf(context.store, game.id, undefined, 'all')).find((each) => each.from === from);
  if (target === undefined) return undefined;
  const { ref, kind, turn, seat } = target;
  return { target: { ref, kind, turn, seat }, ...(await whatGoes(context, game, from, undefined)) };
}
