import { isAppError } from '../../app/types.ts';
import type { ChannelId, Ending, GameView, Notice, OutboxRow, Slot } from '../../app/types.ts';
import { boardInWords, boardMessage, glanceMessage, rememberView, viewBefore } from '../messages/board.ts';
import { guildSettings } from '../guildSettings.ts';
import { sayInGame } from '../languages.ts';
import { callMessage, isCalling } from '../messages/calls.ts';
import { withHintButton } from '../messages/hint.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { gameOverMessage } from '../messages/ending/gameOver.ts';
import { noticeMessage, tipMessage } from '../messages/notices.ts';
import { inThreadsText } from '../messages/privateThread.ts';
import { shownMessage } from '../messages/notes.ts';
import { summaryPicture } from '../messages/summaryPicture.ts';
import { openQuestion, peopleAsked, questionMessage } from '../messages/question.ts';
import { moderatorsAmong } from '../moderators.ts';
import { withCast } from '../names.ts';
import type { CastGame, Message } from '../types.ts';
import { mayBeAsked } from './closed.ts';
import { hasEnded } from './ended.ts';
import { tendEvent } from './event.ts';
import { gameScope, spokenIn } from './parts.ts';
import type { DeliveryParts, RowOf, Sent, SpokenParts } from './parts.ts';
import { closeThreads, takesThreads } from './privateThread.ts';
import { sendPoll } from './poll.ts';
import { sendProposal } from './proposal.ts';
import { tendThread } from './thread.ts';
import { remindOfReactions, sendReminder } from './pace.ts';
import {
  byPress,
  disarmed,
  edited,
  editedNow,
  isInterrupted,
  isLast,
  removed,
  sendInPlace,
  sendOnce,
  sentBefore,
} from './post.ts';
import { endStory, storyEnded, storyOf, tellStory } from './story.ts';
import { describeName } from '../../engine/describe/index.ts';

const lobbySlot = 'lobby';
const questionSlot = 'question';
/** The people who were notified of the question last. */
const questionAsked = 'asked';
/** The question's text, as it was sent or edited last. */
const questionShown = 'questionShown';
/** The latest picture of the board: the only one with a button. */
const pictureSlot = 'picture';
const pictureTurn = 'pictureTurn';

/** The outbox rows for the channel of a game. */
export type PublicRow = RowOf<
  | 'lobby'
  | 'log'
  | 'picture'
  | 'question'
  | 'notice'
  | 'proposal'
  | 'poll'
  | 'reminder'
  | 'reactionReminder'
  | 'tip'
  | 'gameOver'
  | 'suspicions'
>;

export async function deliverToChannel(anyParts: DeliveryParts, row: PublicRow, channelId: ChannelId): Promise<Sent> {
  const game = await withCast(anyParts.app, await anyParts.app.game(row.gameId));
  const parts = spokenIn(anyParts, await sayInGame(anyParts.app.settings, game));
  if (await isInterrupted(parts, row.gameId, channelId)) await endStory(parts, row.gameId);
  const sent = await send(parts, row, channelId, game);
  // What says nothing leaves no trace: where the story goes on would tell of a reminder that hides who is asked.
  if (isOfTurn(row.intent) || sent.messageId === undefined) return sent;
  return { ...sent, notes: [storyEnded] };
}

async function send(parts: SpokenParts, row: PublicRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const { intent } = row;
  switch (intent.kind) {
    case 'lobby':
      return await sendLobby(parts, row, channelId, game);
    case 'log':
      return await tellStory(parts, { ...row, intent }, channelId, game);
    case 'picture':
      return await sendPicture(parts, row, channelId, game, intent.view);
    case 'question':
      return await ask(parts, row, channelId, game, intent.waitingFor);
    case 'notice':
      return { messageId: await sendOnce(parts, row, channelId, messageOf(parts, game, intent.notice)) };
    case 'proposal':
      return await sendProposal(parts, row, channelId, { game, number: intent.number });
    case 'poll':
      return await sendPoll(parts, row, channelId, { game, number: intent.number });
    case 'reminder':
      return await sendReminder(parts, { ...row, intent }, channelId, game);
    case 'reactionReminder':
      return await remindOfReactions(parts, row, channelId, game);
    case 'tip':
      return await sendPublicTip(parts, row, channelId, game, intent);
    case 'suspicions':
      return await sendSuspicions(parts, { ...row, intent }, channelId, game);
    case 'gameOver':
      return await sendEnd(parts, row, channelId, game);
  }
}

/** Returns whether the row belongs to a turn and its message; anything else is posted below that. */
function isOfTurn({ kind }: PublicRow['intent']): boolean {
  return kind === 'log' || kind === 'picture' || kind === 'question';
}

function messageOf({ words, say }: SpokenParts, game: CastGame, notice: Notice): Message {
  return isCalling(notice) ? callMessage(notice, game, words, say) : noticeMessage(notice, say);
}

async function sendLobby(parts: SpokenParts, row: OutboxRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const { say } = parts;
  const message = lobbyMessage(game, await parts.app.setup.form(game.id), say, await privatelyText(parts, row, game));
  const sent = await drawLobby(parts, row, channelId, { game, message });
  await tendThread(parts, game);
  await tendEvent(parts, row, game);
  if (hasEnded(game)) await closeThreads(parts, game);
  return sent;
}

/**
 * How players learn what no one else may know: as they will, whatever the server has decided for; `undefined`: as
 * usual.
 */
async function privatelyText(parts: SpokenParts, row: OutboxRow, game: CastGame): Promise<string | undefined> {
  const { privately } = await guildSettings(parts.app, game.guildId);
  if (privately === 'direct') return undefined;
  if (!(await takesThreads(parts, row, game))) return parts.say('privately.noThreads');
  return inThreadsText(await moderatorsAmong(parts.app.settings, game), parts.say);
}

async function drawLobby(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  { game, message }: { readonly game: CastGame; readonly message: Message },
): Promise<Sent> {
  if (game.status === 'lobby') return await sendInPlace(parts, row, lobbySlot, channelId, message);
  // Someone may have deleted it: then there is nothing left to invite with.
  const old = await parts.app.outbox.slot(row.gameId, lobbySlot);
  if (old !== undefined) await edited(parts, old, message);
  return {};
}

async function sendPublicTip(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  { id }: CastGame,
  intent: RowOf<'tip'>['intent'],
): Promise<Sent> {
  return await sendTip(parts, row, channelId, tipMessage(id, intent.tip, parts.say, placesText(parts, intent)));
}

/** “**Command**, **Press Room** (1 Skill card)” */
function placesText({ words, say }: SpokenParts, { places = [] }: RowOf<'tip'>['intent']): string {
  return places
    .map(({ location, costsCard }) => ({ place: `**${describeName(location, words.locale)}**`, costsCard }))
    .map(({ place, costsCard }) => (costsCard ? say('tutorial.placeForCard', { place }) : place))
    .join(', ');
}

/** A tip of another version of the bot is left out. */
export async function sendTip(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  tip: Message | undefined,
): Promise<Sent> {
  return tip === undefined ? {} : { messageId: await sendOnce(parts, row, channelId, tip) };
}

/**
 * A picture that will be out of date before it is seen is not drawn. There is one for each turn: it is replaced where
 * it stands, or moves below what has been told since.
 */
async function sendPicture(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  game: CastGame,
  view: GameView,
): Promise<Sent> {
  const { app, words, say, painter } = parts;
  if (await app.outbox.newerWaits(row)) return {};
  const spoken = { words, say };
  const options = { name: `board-${row.nonce}`, before: viewBefore(app, game.id, view) };
  const message =
    parts.withoutPictures === true
      ? boardInWords(game, view, spoken, options)
      : (await wantsWhole(parts, game, view))
        ? await boardMessage(game, view, spoken, painter, options)
        : await glanceMessage(game, view, spoken, painter, options);
  const latest = await app.outbox.slot(row.gameId, pictureSlot);
  const old = await pictureOf(parts, row.gameId, view.turn);
  if (
    old?.channelId === channelId &&
    (await isBelowStory(parts, row.gameId, old)) &&
    (await editedNow(parts, old, message))
  ) {
    rememberView(app, game.id, view);
    return { messageId: old.messageId };
  }
  const messageId = await sendOnce(parts, row, channelId, message);
  if (old !== undefined && old.messageId !== messageId) await removed(parts, old);
  else if (latest !== undefined && latest.messageId !== messageId) await disarmed(parts, latest);
  rememberView(app, game.id, view);
  return {
    messageId,
    slot: { name: pictureSlot, channelId, messageId },
    notes: [{ key: pictureTurn, value: view.turn }],
  };
}

/** The first and the last picture of a game are the whole board, the others as the server decides. */
async function wantsWhole({ app }: DeliveryParts, { guildId }: CastGame, { phase, over }: GameView): Promise<boolean> {
  if (phase === 'setup' || over !== undefined) return true;
  return (await guildSettings(app, guildId)).picture === 'whole';
}

/** The picture that stands for this turn. */
async function pictureOf({ app }: DeliveryParts, gameId: string, turn: number): Promise<Slot | undefined> {
  return (await app.settings.get(gameScope(gameId), pictureTurn)) === turn
    ? await app.outbox.slot(gameId, pictureSlot)
    : undefined;
}

/** Returns whether the message stands below the turn's story. */
async function isBelowStory(parts: DeliveryParts, gameId: string, { messageId }: Slot): Promise<boolean> {
  const story = await storyOf(parts, gameId);
  return story !== undefined && BigInt(messageId) > BigInt(story.messageId);
}

/**
 * Notifies those who were not asked yet, which takes a new message; else edits the old one where it still stands last.
 */
async function ask(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  game: CastGame,
  waitingFor: GameView['waitingFor'],
): Promise<Sent> {
  if (game.status !== 'running') return await withdrawQuestion(parts, row);
  const { check } = await parts.app.viewFor(game.id, 'public');
  const plain = questionMessage(
    {
      game,
      waitingFor,
      open: await openQuestion(parts.app, game, waitingFor),
      check,
      say: parts.say,
      waits: await parts.app.pace.waits(game.id, 'public'),
      mayBeAsked: await mayBeAsked(parts, game),
    },
    parts.words,
  );
  const message = (await parts.app.hints.areAllowed(game.id)) ? withHintButton(plain, game, parts.say) : plain;
  const asked = peopleAsked(game, waitingFor);
  const before = await alreadyAsked(parts, row.gameId);
  const ping = asked.filter((id) => !before.includes(id));
  const old = await parts.app.outbox.slot(row.gameId, questionSlot);
  const shown = JSON.stringify(message);
  const notes = [
    { key: questionAsked, value: asked },
    { key: questionShown, value: shown },
  ];
  const there = await sentBefore(parts, row, channelId, message);
  if (there === undefined && old !== undefined && ping.length === 0 && (await isLast(parts, row.gameId, old))) {
    // An edit would show what is there.
    if ((await parts.app.settings.get(gameScope(row.gameId), questionShown)) === shown)
      return { messageId: old.messageId };
    if (await editedNow(byPress(parts), old, message)) return { messageId: old.messageId, notes };
  }
  const messageId = there ?? (await sendOnce(parts, row, channelId, { ...message, ping }));
  if (old !== undefined && old.messageId !== messageId) await removed(byPress(parts), old);
  return { messageId, slot: { name: questionSlot, channelId, messageId }, notes };
}

async function alreadyAsked({ app }: DeliveryParts, gameId: string): Promise<ReadonlyArray<unknown>> {
  const stored = await app.settings.get(gameScope(gameId), questionAsked);
  const asked: ReadonlyArray<unknown> = Array.isArray(stored) ? stored : [];
  return asked;
}

async function withdrawQuestion(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  const old = await parts.app.outbox.slot(row.gameId, questionSlot);
  if (old !== undefined) await removed(byPress(parts), old);
  await parts.app.outbox.clearSlot(row.gameId, questionSlot);
  return {};
}

/** Sends the players' suspicions after the end; nothing if the end was undone, so that no one learns who was what. */
async function sendSuspicions(
  parts: SpokenParts,
  row: RowOf<'suspicions'>,
  channelId: ChannelId,
  game: CastGame,
): Promise<Sent> {
  const { userId, name } = row.intent.by;
  const judged = await parts.app.notes.shown(game.id, userId);
  if (judged === undefined) return {};
  const message = shownMessage(name, judged, { game, words: parts.words, say: parts.say });
  return { messageId: await sendOnce(parts, row, channelId, message) };
}

async function sendEnd(parts: SpokenParts, row: PublicRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  await withdrawQuestion(parts, row);
  if (row.intent.kind !== 'gameOver') return {};
  const failed = (err: unknown): void => {
    parts.log.error(
      { err, gameId: game.id, row: row.id },
      'The picture of the end could not be drawn: the end is told without it',
    );
  };
  const { app, words, say, painter } = parts;
  const ending = await endingOf(parts, row);
  const earned = ending === undefined ? [] : await app.stats.newIn(row.gameId);
  const message = gameOverMessage({ game, outcome: row.intent.outcome, ending, earned, words, say });
  const files =
    parts.withoutPictures === true
      ? []
      : await summaryPicture({ app, game, locale: say.locale, painter, ending, name: `summary-${row.nonce}`, failed });
  return {
    messageId: await sendOnce(parts, row, channelId, { ...message, ...(files.length === 0 ? {} : { files }) }),
  };
}

/**
 * Returns the game's ending; `undefined`: it was undone meanwhile, or its stored data can't be understood. The end is
 * then told without it.
 */
async function endingOf({ app, log }: DeliveryParts, { gameId, id }: PublicRow): Promise<Ending | undefined> {
  try {
    return await app.endings.of(gameId);
  } catch (err) {
    if (!isAppError(err) || err.code === 'internal')
      log.error({ err, gameId, row: id }, 'The secrets of a game could not be told at its end');
    return undefined;
  }
}
