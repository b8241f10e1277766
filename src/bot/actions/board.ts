/** The public view of a game: the board, the status, the replay. */
import type { App } from '../../app/types.ts';
import { boardMessage, viewBefore } from '../messages/board.ts';
import { replayMessage } from '../messages/ending/replay.ts';
import { openNow } from '../messages/openNow.ts';
import { painterFor } from '../messages/painter.ts';
import { takeOverButton } from '../messages/takeOver.ts';
import { fullNames } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { shorten } from '../text/limits.ts';
import { withResources } from '../text/emojis.ts';
import type { Caller, CastGame, Message, ReplayPlace } from '../types.ts';
import type { BotContext } from './context.ts';
import { canPlayOn } from './join.ts';
import { describeStatus } from '../../engine/describe/index.ts';

export async function boardOf(
  { app, words, painter }: Pick<BotContext, 'app' | 'words' | 'painter'>,
  game: CastGame,
  { say, person }: Caller,
): Promise<Message> {
  const view = await publicView(app, game);
  return await boardMessage(game, view, { words, say }, painterFor(painter, person), {
    before: viewBefore(app, game.id, view),
  });
}

/** A turn of a game that is over, with nothing hidden. */
export async function replayOf(
  { app, words, painter }: Pick<BotContext, 'app' | 'words' | 'painter'>,
  game: CastGame,
  { say, person }: Caller,
  place: ReplayPlace,
): Promise<Message> {
  return await replayMessage({
    game,
    replay: await app.endings.replay(game.id),
    place,
    words,
    say,
    painter: painterFor(painter, person),
  });
}

/** The length of a text that a phone shows without much scrolling. */
const oneScreen = 1799;

/** How the game stands, and what is open for the caller. */
export async function statusOf(
  { app, words }: Pick<BotContext, 'app' | 'words'>,
  game: CastGame,
  caller: Caller,
): Promise<Message> {
  const open = await openNow({ app, words }, game, caller, true);
  if (game.startedAt === undefined) return { content: open };
  const status = withResources(
    words,
    describeStatus(await app.viewFor(game.id, 'public'), fullNames(game, words, caller.say), words.locale),
  );
  return {
    content: `${shorten(status, oneScreen - open.length)}\n${open}`,
    ...(canPlayOn(app, game, caller) ? { components: takeOverButton(game, caller.say) } : {}),
  };
}

async function publicView(app: App, game: CastGame) {
  if (game.startedAt === undefined)
    throw new Refusal(
      'notRunning',
      (say) => say('refusals.noBoard'),
      (say) => say('refusals.noBoardHint'),
    );
  return await app.viewFor(game.id, 'public');
}
