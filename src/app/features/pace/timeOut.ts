import type { Decision } from '../../../store/engineTypes.ts';
import type { TimerRecord } from '../../../store/timers.ts';
import type { NewMessage } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { answerAsChosen, answerWith } from '../../play/autoplay.ts';
import type { AnswerTaken } from '../../play/autoplay.ts';
import { engineId } from '../../core/decisionIds.ts';
import { ownDeed } from '../../core/deeds.ts';
import type { Context } from '../../core/context.ts';
import type { GameInHand } from '../../play/gameCache.ts';
import { storeStep } from '../../play/step.ts';
import { dueKind } from '../../model/timing/timers.ts';
import type { TableClock } from '../../model/timing/timers.ts';
import { present } from '../../../values/present.ts';

export interface TimeOut {
  readonly held: GameInHand;
  readonly table: TableClock;
  /** The timer that has run out. */
  readonly out: TimerRecord;
  readonly now: number;
}

/**
 * Answers for someone whose time is over, or stops the game, as its pace says. Where no one may know who is asked, the
 * others see the same as after an answer by hand. Returns whether more may be due now.
 */
export async function timeOut(context: Context, over: TimeOut): Promise<boolean> {
  const { held, out } = over;
  if (held.game.pace.atLimit === 'pause') return await pause(context, over);
  const id = engineId(out.decisionId, held.game.undone);
  const decision = context.engine.decisions(held.state).find((each) => each.seat === out.seat && each.id === id);
  if (decision === undefined)
    throw new Error(`A timer of game ${held.game.id} is about ${out.decisionId}, which is not open.`);
  const { choice, events } = await answered(context, held, decision);
  const seq = held.lastSeq + 1;
  await storeStep(context, held, {
    inputs: [{ seq, seat: out.seat, by: 'timer', decisionId: decision.id, choice, secret: out.secret }],
    events: events.map((event) => ({ seq, event })),
    keep: true,
    first: told(held, out, decision, choice),
  });
  return true;
}

async function answered(context: Context, held: GameInHand, decision: Decision): Promise<AnswerTaken> {
  return held.game.pace.atLimit === 'automatic'
    ? answerAsChosen({ ...context, beliefs: await context.cache.beliefs(held.game) }, held, decision)
    : answerWith(context, held, decision, decision.fallback);
}

function told(
  { game }: GameInHand,
  { seat, userId, secret }: TimerRecord,
  decision: Decision,
  choice: ReadonlyArray<string>,
): ReadonlyArray<NewMessage> {
  return [
    ...toChannel(game, [
      !secret && {
        kind: 'notice',
        notice: { kind: 'timedOut', seat, name: present(game.seats[seat], `seat ${seat}`).name },
      },
    ]),
    { lane: `user:${userId}`, intent: { kind: 'timedOut', userId, seat, decision, choice } },
  ];
}

/** Pauses the game; the players it waits for have their whole time again when it continues. */
async function pause({ store }: Context, { held, table, now }: TimeOut): Promise<boolean> {
  const { game } = held;
  const timers = held.timers.map((timer) =>
    dueKind(timer, table, now) === 'limit' ? { ...timer, attempt: 0, spent: 0, countedAt: now, due: undefined } : timer,
  );
  await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now,
    timers,
    unattended: true,
    game: { paused: { at: now, by: undefined } },
    audit: [ownDeed({ kind: 'paused' })],
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'pausedByLimit' } }, { kind: 'lobby' }]),
  });
  return true;
}
