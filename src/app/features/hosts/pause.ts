import type { GameId, GameRecord } from '../../../store/records.ts';
import type { TimerRecord } from '../../../store/timers.ts';
import { toChannel } from '../../play/announce.ts';
import { askedAnew } from '../../play/askedAnew.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findRunning, mayAdminister, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import { timersOf } from '../../play/step.ts';
import type { Person } from '../../core/person.ts';

/** Throws `notAllowed`, `alreadyPaused`, `notRunning`. */
export async function pause(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findRunning(context, gameId);
  mayAdminister(game, person);
  if (game.paused !== undefined)
    throw new AppError(
      'alreadyPaused',
      (say) => say('hosts.alreadyPaused'),
      (say) => say('hosts.alreadyPausedHint'),
    );
  const at = context.now();
  const paused = { at, by: person.name };
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at,
    game: { paused },
    timers: await timersWith(context, game, paused, at),
    audit: [deedOf(person, { kind: 'paused' })],
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'paused', by: person.name } }, { kind: 'lobby' }]),
  });
}

/** Continues a paused game and asks open questions again in public. Throws `notAllowed`, `notPaused`, `notRunning`. */
export async function resume(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findRunning(context, gameId);
  mayAdminister(game, person);
  if (game.paused === undefined)
    throw new AppError(
      'notPaused',
      (say) => say('hosts.notPaused'),
      (say) => say('hosts.notPausedHint'),
    );
  const at = context.now();
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at,
    game: { paused: undefined },
    timers: await timersWith(context, game, undefined, at),
    audit: [deedOf(person, { kind: 'resumed' })],
    messages: [
      ...toChannel(game, [{ kind: 'notice', notice: { kind: 'resumed', by: person.name } }, { kind: 'lobby' }]),
      ...(await askedAnew(context, game)),
    ],
  });
}

/** Returns the timers with the time of open questions paused or running again. */
async function timersWith(
  context: Context,
  game: GameRecord,
  paused: GameRecord['paused'],
  at: number,
): Promise<ReadonlyArray<TimerRecord>> {
  const held = await takeStarted(context, game);
  const sleepOf = await sleepsOf(context.store.settings, game);
  return timersOf(context.engine, { ...held, game: { ...game, paused } }, sleepOf, false, at);
}
