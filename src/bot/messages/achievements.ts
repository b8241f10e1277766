import { achievementIds } from '../../app/types.ts';
import type { Achievement, EarnedAchievement, NewAchievement } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { momentText } from '../text/escape.ts';
import type { Names } from '../types.ts';

/** One of another version of the bot has no words here. */
function isKnown(id: string): id is Achievement {
  return achievementIds.some((each) => each === id);
}

/** Lists a person's achievements, the latest first, each with the first game in which it was earned. */
export function achievementLines(earned: ReadonlyArray<EarnedAchievement>, say: Say): ReadonlyArray<string> {
  const known = earned.flatMap(({ achievement, ...more }) => (isKnown(achievement) ? [{ achievement, ...more }] : []));
  if (known.length === 0) return [say('achievements.none')];
  return known.map(({ achievement, gameId, endedAt, games }) => {
    const what = {
      name: say(`achievements.${achievement}`),
      text: say(`achievements.${achievement}Text`),
      game: gameId,
      date: momentText(endedAt, 'd'),
    };
    return games === 1 ? say('achievements.line', what) : say('achievements.lineAgain', { ...what, times: games });
  });
}

export function achievementsTitle(earned: ReadonlyArray<EarnedAchievement>, say: Say): string {
  const known = earned.filter(({ achievement }) => isKnown(achievement));
  return say('achievements.heading', { earned: known.length, all: achievementIds.length });
}

/** A line for everyone who has earned something for the first time. */
export function newAchievementLines(
  earned: ReadonlyArray<NewAchievement>,
  names: Names,
  say: Say,
): ReadonlyArray<string> {
  const seats = [...new Set(earned.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const own = achievementIds.filter((id) => earned.some((each) => each.seat === seat && each.achievement === id));
    const list = own.map((id) => say(`achievements.${id}`)).join(', ');
    return own.length === 0 ? [] : [say('achievements.earned', { person: names.seat(seat), names: list })];
  });
}
