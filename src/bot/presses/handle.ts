import { Refusal } from '../refusal.ts';
import type { LogPart, Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import type { Caller, Desk, Message } from '../types.ts';
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
export async function handlePress(desk: Desk, pressed: Pressed): Promise<PressReply> {
  const { press, caller } = pressed;
  switch (press.kind) {
    case 'lobby':
      return await inLobby(desk, caller, press);
    case 'rematch':
      return whisper(await again(desk, caller, press.game));
    case 'seat':
      return await inTakeOver(desk, pressed, press);
    case 'form':
      return await inForm(desk, pressed, press);
    case 'set':
      return await inSetting(desk, pressed, press);
    case 'look':
      return whisper(await lookAt(desk, caller, press.game, pressed.values));
    case 'notes':
      return await inNotes(desk, pressed, press);
    case 'poll':
      return await inPoll(desk, caller, press);
    case 'orders':
      return update(await inOrders(desk, caller, press, pressed.values));
    case 'tips':
      return await stopTips(desk, caller, press.game);
    case 'settings':
      return await inSettings(desk, caller, press.deed, pressed.values);
    case 'ask':
      return whisper(await ownQuestion(desk, caller, press.game));
    case 'hand':
      return whisper(await desk.sheet(caller, await desk.gameOf(caller, press.game)));
    case 'hint':
      return whisper(await desk.hint(caller, press.game));
    case 'handText':
      return whisper(await desk.sheet(caller, await desk.gameOf(caller, press.game), true));
    case 'board':
      return whisper(await desk.board(await desk.gameOf(caller, press.game), caller));
    case 'games':
      return update(await desk.games(caller, press));
    case 'join':
      return await joinFromList(desk, caller, press.game);
    case 'abandon':
      return await abandon(desk, caller, press);
    case 'callOff':
      await desk.app.pace.setSession((await desk.gameOf(caller, press.game)).id, caller.person, undefined);
      return update({ content: caller.say('session.isOff', { game: press.game }) });
    case 'keep':
      return update({ content: caller.say('replies.goesOn') });
    case 'undo':
      return await inUndo(desk, caller, press);
    case 'vote':
      return await inVote(desk, caller, press);
    case 'stats':
      return update(await statisticsPage(desk, caller, press));
    case 'audit':
      return update(await desk.care.audit(caller, press.game, press.page));
    case 'delete':
    case 'forget':
      return await inDeletion(desk, caller, press);
    case 'spare':
      return update({ content: caller.say('hosts.deleteCancelled') });
    case 'log':
      return await inLog(desk, pressed, press.game, press.part);
    case 'checks':
      return inPlace(pressed, await desk.care.checks(caller, await desk.gameOf(caller, press.game), press.page));
    case 'replay':
      return inPlace(pressed, await desk.replay(await desk.gameOf(caller, press.game), caller, press));
    case 'replayTo':
      return update(
        await desk.replay(await desk.gameOf(caller, press.game), caller, {
          turn: Number(pressed.values[0] ?? 0),
          page: 0,
        }),
      );
    case 'rule':
      return whisper(await ruleOf(desk, caller, press.game, press.decision));
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
      return await inDecision(desk, pressed, press);
  }
}

async function inLog(desk: Desk, pressed: Pressed, gameId: string, part: LogPart): Promise<PressReply> {
  const { caller } = pressed;
  return inPlace(pressed, await desk.log(await desk.gameOf(caller, gameId), caller, part));
}

/** In the channel it opens a reply, which then turns its own pages. */
function inPlace({ place }: Pressed, message: Message): PressReply {
  return place === 'reply' ? update(message) : whisper(message);
}

async function ownQuestion(desk: Desk, caller: Caller, gameId: string): Promise<Message> {
  const turn = await desk.turnOf(caller, gameId);
  const [first] = turn.decisions;
  return first === undefined
    ? { content: await desk.openNow(turn.game, caller, true) }
    : desk.panel(caller, turn, first);
}

async function statisticsPage(
  desk: Desk,
  caller: Caller,
  { of: userId, character, page }: Extract<Press, { readonly kind: 'stats' }>,
): Promise<Message> {
  return await desk.care.statistics(caller, {
    page,
    ...(userId === '' ? {} : { userId }),
    ...(character === '' ? {} : { character }),
  });
}

async function again(desk: Desk, caller: Caller, gameId: string): Promise<Message> {
  const { id } = await desk.app.rematch((await desk.gameOf(caller, gameId)).id, caller.person);
  return { content: caller.say('rematch.opened', { game: id }) };
}

/** Who agreed to close a lobby has not agreed to end the game that has begun since. */
async function abandon(
  desk: Desk,
  caller: Caller,
  press: Extract<Press, { readonly kind: 'abandon' }>,
): Promise<PressReply> {
  const game = await desk.gameOf(caller, press.game);
  if (game.status !== press.status)
    throw new Refusal(
      'notRunning',
      (say) => say('replies.abandonChanged'),
      (say) => say('replies.abandonChangedHint'),
    );
  await desk.app.abandon(game.id, caller.person);
  return update({ content: caller.say('replies.abandoned', { game: game.id }) });
}
