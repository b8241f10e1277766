import { Refusal } from '../refusal.ts';
import type { LogPart, Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import type { Caller, Message } from '../types.ts';
import { inDeletion, inUndo, inVote } from './care.ts';
import { inDecision } from './decision.ts';
import { inLobby, inForm, inSetting, joinFromList } from './lobby.ts';
import { lookAt, ruleOf, stopTips } from './lookUps.ts';
import { inNotes } from './notes.ts';
import { inOrders } from './orders.ts';
import { inPoll } from './polls.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import { inSettings } from './settings.ts';
import { inTakeOver } from './takeOver.ts';
import { findGame } from '../actions/findGame.ts';
import { statisticsOf, checksOf, auditOf } from '../actions/hosting.ts';
import { openPanel, turnOf } from '../actions/turn.ts';
import { openNow } from '../messages/openNow.ts';
import { logMessage } from '../messages/log.ts';
import { replayOf, boardOf } from '../actions/board.ts';
import { gameList } from '../actions/gameList.ts';
import { ownSheet } from '../actions/sheet.ts';
import { hintFor } from '../actions/personal.ts';
import type { BotContext } from '../actions/context.ts';

export type { Pressed } from './pressed.ts';

const opening: ReadonlyArray<Press['kind']> = [
  'ask',
  'rematch',
  'hand',
  'hint',
  'handText',
  'board',
  'rule',
  'look',
  'tips',
];

/** Whether the answer opens a message of its own. */
export function opensMessage(press: Press): boolean {
  if (press.kind === 'replay') return press.way === 'open';
  if (press.kind === 'notes') return press.deed === 'open';
  if (press.kind === 'seat') return press.deed === 'ask';
  return opening.includes(press.kind);
}

/** Whether the answer takes a while: a picture is drawn for it, or something thought about. */
export function takesLong({ kind }: Press): boolean {
  return (
    kind === 'hint' ||
    kind === 'hand' ||
    kind === 'board' ||
    kind === 'look' ||
    kind === 'replay' ||
    kind === 'replayTo'
  );
}

/** Does what a button stands for. Refuses with an `AppError`. */
export async function handlePress(bot: BotContext, pressed: Pressed): Promise<PressReply> {
  const { press, caller } = pressed;
  switch (press.kind) {
    case 'lobby':
      return await inLobby(bot, caller, press);
    case 'rematch':
      return whisper(await again(bot, caller, press.game));
    case 'seat':
      return await inTakeOver(bot, pressed, press);
    case 'form':
      return await inForm(bot, pressed, press);
    case 'set':
      return await inSetting(bot, pressed, press);
    case 'look':
      return whisper(await lookAt(bot, caller, press.game, pressed.values));
    case 'notes':
      return await inNotes(bot, pressed, press);
    case 'poll':
      return await inPoll(bot, caller, press);
    case 'orders':
      return update(await inOrders(bot, caller, press, pressed.values));
    case 'tips':
      return await stopTips(bot, caller, press.game);
    case 'settings':
      return await inSettings(bot, caller, press.deed, pressed.values);
    case 'ask':
      return whisper(await ownQuestion(bot, caller, press.game));
    case 'hand':
      return whisper(await ownSheet(bot, caller, await findGame(bot, caller, press.game)));
    case 'hint':
      return whisper(await hintFor(bot, caller, press.game));
    case 'handText':
      return whisper(await ownSheet(bot, caller, await findGame(bot, caller, press.game), true));
    case 'board':
      return whisper(await boardOf(bot, await findGame(bot, caller, press.game), caller));
    case 'games':
      return update(await gameList(bot, caller, press));
    case 'join':
      return await joinFromList(bot, caller, press.game);
    case 'abandon':
      return await abandon(bot, caller, press);
    case 'callOff':
      await bot.app.pace.setSession((await findGame(bot, caller, press.game)).id, caller.person, undefined);
      return update({ content: caller.say('session.isOff', { game: press.game }) });
    case 'keep':
      return update({ content: caller.say('replies.goesOn') });
    case 'undo':
      return await inUndo(bot, caller, press);
    case 'vote':
      return await inVote(bot, caller, press);
    case 'stats':
      return update(await statisticsPage(bot, caller, press));
    case 'audit':
      return update(await auditOf(bot, caller, press.game, press.page));
    case 'delete':
    case 'forget':
      return await inDeletion(bot, caller, press);
    case 'spare':
      return update({ content: caller.say('hosts.deleteCancelled') });
    case 'log':
      return await inLog(bot, pressed, press.game, press.part);
    case 'checks':
      return inPlace(pressed, await checksOf(bot, caller, await findGame(bot, caller, press.game), press.page));
    case 'replay':
      return inPlace(pressed, await replayOf(bot, await findGame(bot, caller, press.game), caller, press));
    case 'replayTo':
      return update(
        await replayOf(bot, await findGame(bot, caller, press.game), caller, {
          turn: Number(pressed.values[0] ?? 0),
          page: 0,
        }),
      );
    case 'rule':
      return whisper(await ruleOf(bot, caller, press.game, press.decision));
    case 'pick':
    case 'sure':
    case 'none':
    case 'silent':
    case 'group':
    case 'mix':
    case 'menu':
    case 'page':
    case 'toggle':
    case 'confirm':
      return await inDecision(bot, pressed, press);
  }
}

async function inLog(bot: BotContext, pressed: Pressed, gameId: string, part: LogPart): Promise<PressReply> {
  const { caller } = pressed;
  return inPlace(
    pressed,
    await logMessage({ app: bot.app, words: bot.words, game: await findGame(bot, caller, gameId), caller, part }),
  );
}

/** Shows a message: a press in the channel opens a reply, which then turns its own pages. */
function inPlace({ place }: Pressed, message: Message): PressReply {
  return place === 'reply' ? update(message) : whisper(message);
}

async function ownQuestion(bot: BotContext, caller: Caller, gameId: string): Promise<Message> {
  const turn = await turnOf(bot, caller, gameId);
  const [first] = turn.decisions;
  return first === undefined
    ? { content: await openNow(bot, turn.game, caller, true) }
    : openPanel(bot, caller, { turn, decision: first });
}

async function statisticsPage(
  bot: BotContext,
  caller: Caller,
  { of: userId, character, page }: Extract<Press, { readonly kind: 'stats' }>,
): Promise<Message> {
  return await statisticsOf(bot, caller, {
    page,
    ...(userId === '' ? {} : { userId }),
    ...(character === '' ? {} : { character }),
  });
}

async function again(bot: BotContext, caller: Caller, gameId: string): Promise<Message> {
  const { id } = await bot.app.rematch((await findGame(bot, caller, gameId)).id, caller.person);
  return { content: caller.say('rematch.opened', { game: id }) };
}

/** Abandons a game. A person who agreed to close a lobby has not agreed to end the game that has begun since. */
async function abandon(
  bot: BotContext,
  caller: Caller,
  press: Extract<Press, { readonly kind: 'abandon' }>,
): Promise<PressReply> {
  const game = await findGame(bot, caller, press.game);
  if (game.status !== press.status)
    throw new Refusal(
      'notRunning',
      (say) => say('replies.abandonChanged'),
      (say) => say('replies.abandonChangedHint'),
    );
  await bot.app.abandon(game.id, caller.person);
  return update({ content: caller.say('replies.abandoned', { game: game.id }) });
}
