import { seatOf } from '../../app/types.ts';
import { handPicture } from '../messages/handPicture.ts';
import { painterFor } from '../messages/painter.ts';
import { handsMessage } from '../messages/question.ts';
import { sheetMessage } from '../messages/sheet.ts';
import type { Caller, CastGame, Message, Turn } from '../types.ts';
import type { BotContext } from './context.ts';
import { SeveralGames, findGame } from './findGame.ts';
import { turnIn } from './turn.ts';
import type { TurnParts } from './turn.ts';

/**
 * Hand, loyalty and everything else that only the caller knows; `inWords`: without a picture, and with all that it
 * would say.
 */
export async function ownSheet(
  { app, words, painter }: Pick<BotContext, 'app' | 'words' | 'painter'>,
  caller: Caller,
  game: CastGame,
  inWords = false,
): Promise<Message> {
  const { decisions } = await turnOrOver({ app, words }, caller, game);
  const view = await app.viewFor(game.id, caller.person.id);
  const drawing = { game, view, words, say: caller.say, painter: painterFor(painter, caller.person), name: 'hand' };
  const files = inWords ? [] : await handPicture(drawing);
  return {
    ...sheetMessage({ game, view, decisions, withQuestions: true, pictured: files.length > 0, say: caller.say }, words),
    files,
  };
}

/** The same in the game that is meant; where that can't be known, a button for each game. */
export async function sheetOfCaller(
  bot: Pick<BotContext, 'app' | 'words' | 'painter' | 'servers'>,
  caller: Caller,
  gameId: string | undefined,
): Promise<Message> {
  try {
    return await ownSheet(bot, caller, await findGame(bot, caller, gameId));
  } catch (error) {
    if (error instanceof SeveralGames) return handsMessage(error.games, caller.say);
    throw error;
  }
}

/** A player may look at the sheet after the end too. */
async function turnOrOver(parts: TurnParts, caller: Caller, game: CastGame): Promise<Turn> {
  const finished = game.status === 'over' && seatOf(game, caller.person.id) !== undefined;
  return finished ? { game, decisions: [] } : await turnIn(parts, caller, game);
}
