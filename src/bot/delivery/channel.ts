import type { ChannelId, Decision, GameView, OutboxRow } from '../../app/types.ts';
import { boardMessage } from '../messages/board.ts';
import { eventLines } from '../messages/lines.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { gameOverMessage, noticeMessage } from '../messages/notices.ts';
import { openAmong, peopleAsked, questionMessage } from '../messages/question.ts';
import { textNames, withCast } from '../names.ts';
import { splitLines } from '../text/split.ts';
import { wantedPlayers } from '../wanted.ts';
import type { CastGame } from '../types.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, RowOf, Sent } from './parts.ts';
import { edited, isLast, removed, sendInPlace, sendOnce } from './post.ts';

const lobbySlot = 'lobby';
const questionSlot = 'question';

/** What the channel of a game gets. */
export type PublicRow = RowOf<'lobby' | 'log' | 'picture' | 'question' | 'notice' | 'gameOver'>;

export async function deliverToChannel(parts: DeliveryParts, row: PublicRow, channelId: ChannelId): Promise<Sent> {
  const game = await withCast(parts.app, await parts.app.game(row.gameId));
  const { intent } = row;
  switch (intent.kind) {
    case 'lobby': return await sendLobby(parts, row, channelId, game);
    case 'log': return await sendLog(parts, row, channelId, logLines(parts, game, intent.events));
    case 'picture': return await sendPicture(parts, row, channelId, game, intent.view);
    case 'question': return await ask(parts, row, channelId, game, intent.waitingFor);
    case 'notice': return { messageId: await sendOnce(parts, row, channelId, noticeMessage(intent.notice)) };
    case 'gameOver': return await sendEnd(parts, row, channelId, game);
  }
}

async function sendLobby(parts: DeliveryParts, row: OutboxRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const message = lobbyMessage(game, await parts.app.seatLimits(game.id), wantedPlayers(parts.app, game));
  if (game.status === 'lobby') return await sendInPlace(parts, row, lobbySlot, channelId, message);
  // Somebody may have deleted it: then there is nothing left to invite with.
  const old = parts.app.outbox.slot(row.gameId, lobbySlot);
  if (old !== undefined) await edited(parts, old, message);
  return {};
}

/** A picture that will be out of date before it is seen is not drawn. */
async function sendPicture(parts: DeliveryParts, row: OutboxRow, channelId: ChannelId, game: CastGame, view: GameView): Promise<Sent> {
  if (parts.app.outbox.newerWaits(row)) return {};
  const message = await boardMessage(game, view, parts.words, parts.painter, `board-${row.nonce}`);
  return { messageId: await sendOnce(parts, row, channelId, message) };
}

function logLines({ words }: DeliveryParts, game: CastGame, events: Extract<PublicRow['intent'], { kind: 'log' }>['events']): ReadonlyArray<string> {
  return eventLines(events, words, textNames(game, words));
}

/** The lines in as few messages as they fit. */
export async function sendLog(parts: DeliveryParts, row: OutboxRow, channelId: ChannelId, lines: ReadonlyArray<string>, silent = false): Promise<Sent> {
  let messageId: string | undefined;
  for (const [part, content] of splitLines(lines).entries()) messageId = await sendOnce(parts, row, channelId, { content, silent }, part);
  return messageId === undefined ? {} : { messageId };
}


/** Notifies those who were not asked yet, which takes a new message; else edits the old one where it still stands last. */
async function ask(parts: DeliveryParts, row: OutboxRow, channelId: ChannelId, game: CastGame, waitingFor: GameView['waitingFor']): Promise<Sent> {
  if (game.status !== 'running') return await withdrawQuestion(parts, row);
  const message = questionMessage({ game, waitingFor, open: await openQuestion(parts, game, waitingFor) }, parts.words);
  const asked = peopleAsked(game, waitingFor);
  const before = alreadyAsked(parts, row.gameId);
  const ping = asked.filter((id) => !before.includes(id));
  const old = parts.app.outbox.slot(row.gameId, questionSlot);
  if (old !== undefined && ping.length === 0 && isLast(parts, row.gameId, old) && await edited(parts, old, message)) {
    parts.app.settings.set(gameScope(row.gameId), 'asked', asked);
    return { messageId: old.messageId };
  }
  const messageId = await sendOnce(parts, row, channelId, { ...message, ping });
  if (old !== undefined && old.messageId !== messageId) await removed(parts, old);
  parts.app.settings.set(gameScope(row.gameId), 'asked', asked);
  return { messageId, slot: { name: questionSlot, channelId, messageId } };
}

function alreadyAsked({ app }: DeliveryParts, gameId: string): ReadonlyArray<unknown> {
  const stored = app.settings.get(gameScope(gameId), 'asked');
  return Array.isArray(stored) ? stored : [];
}

/** Everybody may see the choices of an open question, so they come from the person's own list, which is complete. */
async function openQuestion({ app }: DeliveryParts, game: CastGame, waitingFor: GameView['waitingFor']): Promise<Decision | undefined> {
  const [person] = peopleAsked(game, waitingFor);
  return person === undefined ? undefined : openAmong(waitingFor, await app.openDecisions(game.id, person));
}

async function withdrawQuestion(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  const old = parts.app.outbox.slot(row.gameId, questionSlot);
  if (old !== undefined) await removed(parts, old);
  parts.app.outbox.clearSlot(row.gameId, questionSlot);
  return {};
}

async function sendEnd(parts: DeliveryParts, row: PublicRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  await withdrawQuestion(parts, row);
  if (row.intent.kind !== 'gameOver') return {};
  return { messageId: await sendOnce(parts, row, channelId, gameOverMessage(game, row.intent.outcome, parts.words)) };
}
