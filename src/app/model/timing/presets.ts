import type { PaceOptions } from '../../../store/records.ts';

export const paceNames = ['evening', 'daily', 'relaxed', 'patient'] as const;
export type PaceName = (typeof paceNames)[number];

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const hours = (count: number): number => count * 60;
const days = (count: number): number => hours(count * 24);

/**
 * Ready-made paces: everyone at the table at once; a move or two a day; whenever there is time; no one is ever
 * hurried.
 */
export const paces: Readonly<Record<PaceName, PaceOptions>> = {
  evening: { remindAfter: 5, limit: 20, reactionLimit: 5, atLimit: 'default', archiveAfter: 14 },
  daily: { remindAfter: hours(8), limit: days(2), reactionLimit: days(1), atLimit: 'default', archiveAfter: 14 },
  relaxed: { remindAfter: days(1), limit: days(5), reactionLimit: days(2), atLimit: 'default', archiveAfter: 30 },
  patient: { remindAfter: days(2), limit: 0, reactionLimit: 0, atLimit: 'default', archiveAfter: 60 },
};

export const defaultPace: PaceName = 'daily';

/** The ready-made pace that these times are; `undefined`: times of their own. */
export function paceNameOf(pace: PaceOptions): PaceName | undefined {
  return paceNames.find((name) => sameTimes(paces[name], pace));
}

function sameTimes(one: PaceOptions, other: PaceOptions): boolean {
  const { remindAfter, remindAgain, limit, reactionLimit, atLimit, archiveAfter } = one;
  return (
    other.remindAfter === remindAfter &&
    other.remindAgain === remindAgain &&
    other.limit === limit &&
    other.reactionLimit === reactionLimit &&
    other.atLimit === atLimit &&
    other.archiveAfter === archiveAfter
  );
}
