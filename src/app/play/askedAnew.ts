import type { GameRecord } from '../../store/records.ts';
import type { NewMessage } from '../../store/types.ts';
import { toChannel } from './announce.ts';
import { shownView } from '../core/decisionIds.ts';
import { takeStarted } from '../core/lookUp.ts';
import type { Context } from '../core/context.ts';
import { automaticDecision } from './step.ts';

/**
 * Returns the open questions of a running game once more, to everyone who is asked: how long they wait has changed.
 * Automatic players act first: everyone is asked after that.
 */
export async function askedAnew(context: Context, game: GameRecord): Promise<ReadonlyArray<NewMessage>> {
  const { state, announced } = await takeStarted(context, game);
  if (automaticDecision(context.engine, game, state) !== undefined) return [];
  const { turn, waitingFor } = shownView(context.engine.view(state, 'public'), game.undone);
  const asked = Object.entries(announced.seats).flatMap(
    ([seat, { userId, asked: decisionIds }]): ReadonlyArray<NewMessage> =>
      decisionIds.length === 0
        ? []
        : [{ lane: `user:${userId}`, intent: { kind: 'asked', userId, seat: Number(seat), decisionIds } }],
  );
  return [...toChannel(game, [{ kind: 'question', turn, waitingFor }]), ...asked];
}
