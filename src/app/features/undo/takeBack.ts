import type { UndoRight } from '../../../store/audit.ts';
import type { Proposal } from '../../../store/proposals.ts';
import type { GameRecord } from '../../../store/records.ts';
import { announce, toChannel } from '../../play/announce.ts';
import { deedOf } from '../../core/deeds.ts';
import { takeStarted } from '../../core/lookUp.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import type { Context } from '../../core/context.ts';
import { automaticDecision, timersOf } from '../../play/step.ts';
import { stateBefore, whatGoes } from './preview.ts';
import { present } from '../../../values/present.ts';
import { defined } from '../../../values/defined.ts';

export interface TakingBack {
  readonly game: GameRecord;
  /** The first input that no longer counts. */
  readonly from: number;
  readonly right: UndoRight;
  /** The person who wants it; for a vote, the one who proposed it. */
  readonly by: { readonly id: string; readonly name: string };
  /** The vote that decided it. */
  readonly carried?: Proposal;
}

/**
 * Undoes an input and all after it: the state is then byte for byte the one before, everyone is told and asked
 * again, and a game that ended by mistake goes on. Throws `nothingToUndo`.
 */
export async function takeBack(context: Context, { game, from, right, by, carried }: TakingBack): Promise<GameRecord> {
  const { store, engine, cache, now } = context;
  const { state } = await stateBefore(context, game.id, from);
  const { answers, revealed } = await whatGoes(context, game, from, undefined);
  const held = await takeStarted(context, game);
  const patch = { status: 'running', endedAt: undefined, outcome: undefined } as const;
  const after = { ...game, ...patch, undone: game.undone + 1 };
  // Everyone who is being asked something else is asked again: all ids have changed.
  const settled = automaticDecision(engine, after, state) === undefined;
  const { announced, messages } = announce({
    engine,
    game: after,
    state,
    view: engine.view(state, 'public'),
    before: held.announced,
    events: [],
    settled,
    showBoard: true,
  });
  const at = now();
  const closed = carried ?? lapsed(await store.proposal(game.id), from);
  const stored = await store.commit({
    gameId: game.id,
    revision: game.revision,
    at,
    game: patch,
    announced: JSON.stringify(announced),
    timers: timersOf(engine, { ...held, game: after, state }, await sleepsOf(store.settings, game), settled, at),
    step: { kind: 'back', from },
    audit: [deedOf(by, { kind: 'undone', right, answers })],
    ...defined({ proposal: closed }),
    messages: [
      ...toChannel(game, [
        closed !== undefined && { kind: 'proposal', number: closed.number },
        {
          kind: 'notice',
          notice: {
            kind: 'undone',
            by: by.name,
            right,
            answers: answers.map(({ seat, count }) => ({
              name: present(game.seats[seat], `seat ${seat}`).name,
              count,
            })),
            revealed,
          },
        },
        game.status === 'over' && { kind: 'lobby' },
      ]),
      ...messages,
    ],
  });
  cache.drop(game.id);
  return stored;
}

/** Returns the proposal as lapsed, if it is to undo what is no longer there. */
export function lapsed(proposal: Proposal | undefined, from: number): Proposal | undefined {
  return proposal?.state === 'open' && proposal.from >= from ? { ...proposal, state: 'lapsed' } : undefined;
}
