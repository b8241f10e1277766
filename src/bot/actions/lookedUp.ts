import { isAppError } from '../../app/types.ts';
import type { App } from '../../app/types.ts';
import { lookUpPicture } from '../messages/cardPicture.ts';
import type { GameShown } from '../messages/cardPicture.ts';
import { lookedUpMessage } from '../messages/page.ts';
import { painterFor } from '../messages/painter.ts';
import type { BotContext } from './context.ts';
import type { Caller, LookUpEntry, IsHere, Message } from '../types.ts';
import { gameOfPlace } from './findGame.ts';
import { isInGame } from '../lookUp/entries.ts';

export type LookingUp = Pick<BotContext, 'app' | 'words' | 'painter'>;

/** Shows all about the entries, as they play in the caller's game; one alone with its picture, if it has one. */
export async function lookedUp(
  { app, words, painter }: LookingUp,
  caller: Caller,
  entries: ReadonlyArray<LookUpEntry>,
): Promise<Message> {
  const here = await gameOfPlace(app, caller).catch(nothingFound);
  const message = lookedUpMessage(entries, words, here?.options);
  const [only, ...others] = entries;
  if (only === undefined || others.length > 0) return message;
  const drawing = { words, say: caller.say, painter: painterFor(painter, caller.person) };
  const files = await lookUpPicture(drawing, only, await playedHere(app, caller));
  return files.length === 0 ? message : { ...message, files };
}

/** Returns the test whether an entry is in the caller's game; without a game everything is. */
export async function inGameOf(app: App, caller: Caller): Promise<IsHere> {
  const game = await gameOfPlace(app, caller).catch(nothingFound);
  return game === undefined ? () => true : ({ id }) => isInGame(id, game.options);
}

/** The game that someone looks something up in, if it has begun; looking up works anywhere. */
async function playedHere(app: App, caller: Caller): Promise<GameShown | undefined> {
  const game = await gameOfPlace(app, caller).catch(nothingFound);
  if (game?.startedAt === undefined) return undefined;
  const view = await app.viewFor(game.id, 'public').catch(nothingFound);
  return view === undefined ? undefined : { game, view };
}

export function nothingFound(error: unknown): undefined {
  if (isAppError(error)) return undefined;
  throw error;
}
