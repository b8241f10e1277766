import type { Intent, Lane } from '../../../store/outbox.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import type { NewMessage } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { shownView } from '../../core/decisionIds.ts';
import { seatOf, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { openOf } from '../polls/poll.ts';
import { automaticDecision } from '../../play/step.ts';

/** Whether people are asked in it now. */
export function isAsking({ status, paused }: GameRecord): boolean {
  return status === 'running' && paused === undefined;
}

/**
 * The open question, if people are asked in this game. Automatic players act first: then everyone is asked when they
 * have.
 */
export async function questionNow(context: Context, game: GameRecord): Promise<ReadonlyArray<NewMessage>> {
  if (!isAsking(game)) return [];
  const { state, announced } = await takeStarted(context, game);
  if (announced.question === '' || automaticDecision(context.engine, game, state) !== undefined) return [];
  const { turn, waitingFor } = shownView(context.engine.view(state, 'public'), game.undone);
  return toChannel(game, [{ kind: 'question', turn, waitingFor }]);
}

/** The lobby as it is, until the game has started. */
export function lobbyNow(game: GameRecord): ReadonlyArray<NewMessage> {
  return toChannel(game, [game.status === 'lobby' && { kind: 'lobby' }]);
}

export async function pictureNow(context: Context, game: GameRecord): Promise<ReadonlyArray<NewMessage>> {
  if (game.status !== 'running' && game.status !== 'over') return [];
  const { state } = await takeStarted(context, game);
  return toChannel(game, [{ kind: 'picture', view: shownView(context.engine.view(state, 'public'), game.undone) }]);
}

/** The sheet of someone who plays. */
export function sheetNow(game: GameRecord, userId: UserId): ReadonlyArray<NewMessage> {
  const seat = seatOf(game, userId);
  return seat === undefined || game.status !== 'running' ? [] : toPerson(userId, { kind: 'sheet', userId, seat });
}

/** Returns the message with a person's open questions, secret or not. */
export async function askedNow(context: Context, game: GameRecord, userId: UserId): Promise<ReadonlyArray<NewMessage>> {
  const seat = seatOf(game, userId);
  if (seat === undefined || !isAsking(game)) return [];
  const decisionIds = (await takeStarted(context, game)).announced.seats[seat]?.asked ?? [];
  return decisionIds.length === 0 ? [] : toPerson(userId, { kind: 'asked', userId, seat, decisionIds });
}

/** Polls that are open, or the one of this number. */
export async function pollsNow(
  context: Context,
  game: GameRecord,
  number?: number,
): Promise<ReadonlyArray<NewMessage>> {
  const open = await openOf(context, game.id);
  return toChannel(
    game,
    open.flatMap((poll) =>
      number === undefined || poll.number === number ? [{ kind: 'poll', number: poll.number } as const] : [],
    ),
  );
}

/** The vote on an undo, while it is open. */
export async function proposalNow({ store }: Context, game: GameRecord): Promise<ReadonlyArray<NewMessage>> {
  const proposal = await store.proposal(game.id);
  return toChannel(game, [proposal?.state === 'open' && { kind: 'proposal', number: proposal.number }]);
}

function toPerson(userId: UserId, intent: Intent): ReadonlyArray<NewMessage> {
  const lane: Lane = `user:${userId}`;
  return [{ lane, intent }];
}
