import { isAppError } from '../../app/types.ts';
import type { App, UserId } from '../../app/types.ts';
import { textNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Words } from '../types.ts';
import { seatOf } from './openNow.ts';

const lines = 4;

/** The latest lines of the log as this person may know it, for those who press an old button. Empty if there are none. */
export async function latestLines(app: App, words: Words, game: CastGame, userId: UserId): Promise<string> {
  const who = seatOf(game, userId) === undefined ? 'public' : userId;
  const entries = await app.log(game.id, who, { last: lines }).catch((error: unknown) => {
    if (isAppError(error)) return [];
    throw error;
  });
  const names = textNames(game, words);
  const texts = entries.map(({ event }) => words.event(event.what, names)).filter((text) => text !== '');
  return shorten(texts.map((text) => `> ${text.replaceAll('\n', ' ')}`).join('\n'), limits.content / 2);
}
