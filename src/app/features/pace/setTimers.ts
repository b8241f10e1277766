import { limitAnswers } from '../../../store/records.ts';
import type { GameId, GameRecord, PaceOptions } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { askedAnew } from '../../play/askedAnew.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findOpen, mayAdminister } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import { paces } from '../../model/timing/presets.ts';
import type { PaceName } from '../../model/timing/presets.ts';
import { restarted, tableOf } from '../../model/timing/timers.ts';

const longestMinutes = 30 * 24 * 60;
const longestDays = 365;

/** How a game waits, with some of it changed. Throws `illegalPace`. */
export function checkedPace(before: PaceOptions, chosen: Partial<PaceOptions> | PaceName): PaceOptions {
  const pace = typeof chosen === 'string' ? paces[chosen] : withChosen(before, chosen);
  const times = [pace.remindAfter, pace.remindAgain ?? 0, pace.limit, pace.reactionLimit];
  if (times.some((minutes) => !isWhole(minutes, longestMinutes)))
    throw new AppError(
      'illegalPace',
      (say) => say('pace.illegalMinutes'),
      (say) => say('pace.illegalMinutesHint'),
    );
  if (pace.remindAgain !== undefined && pace.remindAgain <= pace.remindAfter)
    throw new AppError(
      'illegalPace',
      (say) => say('pace.remindersInOrder'),
      (say) => say('pace.remindersHint'),
    );
  if (!isWhole(pace.archiveAfter, longestDays))
    throw new AppError(
      'illegalPace',
      (say) => say('pace.illegalDays'),
      (say) => say('pace.illegalDaysHint'),
    );
  if (!limitAnswers.includes(pace.atLimit)) throw new AppError('illegalPace', (say) => say('pace.illegalAnswer'));
  return pace;
}

/** A new first reminder takes the second one with it. */
function withChosen(before: PaceOptions, chosen: Partial<PaceOptions>): PaceOptions {
  const { remindAgain, ...kept } = { ...before, ...chosen };
  const again = chosen.remindAfter === undefined ? remindAgain : chosen.remindAgain;
  return again === undefined || again === kept.remindAfter * 2 ? kept : { ...kept, remindAgain: again };
}

function isWhole(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= most;
}

/**
 * Questions that are open wait again: a shorter limit surprises no one. Throws `notAllowed`, `illegalPace`,
 * `notRunning`.
 */
export async function setTimers(
  context: Context,
  gameId: GameId,
  person: Person,
  chosen: Partial<PaceOptions> | PaceName,
): Promise<GameRecord> {
  const { store } = context;
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const pace = checkedPace(game.pace, chosen);
  const at = context.now();
  const table = tableOf({ ...game, pace }, await sleepsOf(store.settings, game));
  const timers = (await store.timers.ofGame(gameId)).map((timer) =>
    timer.due === undefined && game.paused !== undefined
      ? { ...timer, attempt: 0, spent: 0 }
      : restarted(timer, table, at),
  );
  return await store.commit({
    gameId,
    revision: game.revision,
    at,
    game: { pace },
    timers,
    audit: [deedOf(person, { kind: 'timersSet' })],
    messages: [
      ...toChannel(game, [
        game.status === 'running' && { kind: 'notice', notice: { kind: 'timersSet', by: person.name, pace } },
        { kind: 'lobby' },
      ]),
      ...(game.status === 'running' && game.paused === undefined ? await askedAnew(context, game) : []),
    ],
  });
}
