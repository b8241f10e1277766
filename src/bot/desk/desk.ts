import { Refusal } from '../../../commands/shared/refusal.ts';
import { isAppError } from '../../app/types.ts';
import type { App, Choice, Decision } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import { boardMessage } from '../messages/board.ts';
import { handPicture } from '../messages/handPicture.ts';
import { lastView } from '../messages/lastViews.ts';
import type { Picked } from '../customId.ts';
import { helpMessage } from '../messages/help.ts';
import { createLookUp } from '../lookUp.ts';
import { logMessage } from '../messages/log.ts';
import { lookedUpMessage } from '../messages/page.ts';
import type { Painter } from '../messages/painter.ts';
import { sheetMessage } from '../messages/sheet.ts';
import { labelNames, textNames } from '../names.ts';
import { decisionPanel } from '../panel/panel.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, CastGame, Desk, Entry, Message, Turn, Words } from '../types.ts';
import { findGame } from './findGame.ts';
import { openNow, seatOf } from './openNow.ts';

export interface DeskParts {
  readonly app: App;
  readonly words: Words;
  readonly painter: Painter;
  readonly entries: ReadonlyArray<Entry>;
}

/** What commands and buttons can ask of the bot. */
export function createDesk({ app, words, painter, entries }: DeskParts): Desk {
  return {
    app,
    words,
    lookUp: createLookUp(entries),
    page: (found) => lookedUpMessage(found, words),
    gameOf: (caller, gameId) => findGame(app, caller, gameId),
    turnOf: async (caller, gameId) => turnIn(app, words, caller, await findGame(app, caller, gameId)),
    labels: (game) => labelNames(game, words),
    panel: (turn, decision, picked) => openPanel(words, turn, decision, picked),
    answer: (caller, turn, decision, choices) => answered(app, words, caller, { turn, decision, choices }),
    sheet: (caller, game) => ownSheet({ app, words, painter }, caller, game),
    board: async (game) => boardMessage(game, await publicView(app, game), words, painter, { before: lastView(app, game.id) }),
    status: async (game, caller) => statusMessage(app, words, game, caller),
    help: async (caller, gameId) => helpMessage({ app, words, caller, game: await findGame(app, caller, gameId).catch(nothingFound) }),
    openNow: (game, userId) => openNow(app, words, game, userId),
    log: (game, caller, turn) => logMessage({ app, words, game, caller, turn }),
    confirmAbandon: async (game, caller) => confirmAbandon(app, words, game, caller),
  };
}

/** What is open for a player of a running game. Refuses for others and at other times. */
export async function turnIn(app: App, words: Words, caller: Caller, game: CastGame): Promise<Turn> {
  const userId = caller.person.id;
  if (game.status !== 'running') throw new Refusal('notRunning', 'No game is being played here.', await openNow(app, words, game, userId));
  if (seatOf(game, userId) === undefined) throw new Refusal('notYourGame', `You have no seat in the game ${game.id}.`, await openNow(app, words, game, userId));
  return { game, decisions: await app.openDecisions(game.id, userId) };
}

function openPanel(words: Words, { game, decisions }: Turn, decision: Decision, picked: Picked = []): Message {
  return decisionPanel({ game, decision, words, picked, others: decisions.length - 1 });
}

interface Answer {
  readonly turn: Turn;
  readonly decision: Decision;
  readonly choices: ReadonlyArray<Choice>;
}

async function answered(app: App, words: Words, caller: Caller, { turn, decision, choices }: Answer): Promise<Message> {
  const { game } = turn;
  const { decisions } = await app.answer(game.id, caller.person.id, decision.id, choices.map(({ id }) => id));
  const names = labelNames(game, words);
  const labels = choices.length === 0 ? [words.pass(decision, names).label] : choices.map((choice) => words.choice(choice, decision, names).label);
  return afterAnswer({ game, decisions }, labels, words);
}

/** What was chosen, and the next question at once if there is one. */
export function afterAnswer({ game, decisions }: Turn, labels: ReadonlyArray<string>, words: Words): Message {
  const chosen = `✔ ${shorten(escapeMarkup(labels.join(', ')), limits.content / 4)}`;
  const [next, ...others] = decisions;
  if (next === undefined) return { content: chosen, embeds: [], components: [] };
  return decisionPanel({ game, decision: next, words, before: chosen, others: others.length });
}

async function ownSheet({ app, words, painter }: Omit<DeskParts, 'entries'>, caller: Caller, game: CastGame): Promise<Message> {
  const { decisions } = await turnOrOver(app, words, caller, game);
  const view = await app.viewFor(game.id, caller.person.id);
  const files = await handPicture({ game, view, words, painter, name: 'hand' });
  return { ...sheetMessage({ game, view, decisions, withQuestions: true }, words), files };
}

/** A player may look at the sheet after the end too. */
async function turnOrOver(app: App, words: Words, caller: Caller, game: CastGame): Promise<Turn> {
  const finished = game.status === 'over' && seatOf(game, caller.person.id) !== undefined;
  return finished ? { game, decisions: [] } : await turnIn(app, words, caller, game);
}

async function publicView(app: App, game: CastGame) {
  if (game.startedAt === undefined) throw new Refusal('notRunning', 'There is no board yet: the game has not begun.', '`/game start` begins it.');
  return await app.viewFor(game.id, 'public');
}

async function statusMessage(app: App, words: Words, game: CastGame, caller: Caller): Promise<Message> {
  const open = await openNow(app, words, game, caller.person.id);
  if (game.startedAt === undefined) return { content: open };
  const status = words.status(await app.viewFor(game.id, 'public'), textNames(game, words));
  return { content: shorten(`${status}\n${open}`, limits.content) };
}

async function confirmAbandon(app: App, words: Words, game: CastGame, { person }: Caller): Promise<Message> {
  if (game.status !== 'lobby' && game.status !== 'running') throw new Refusal('notRunning', 'There is nothing to abandon.', await openNow(app, words, game, person.id));
  if (person.id !== game.hostId && person.administrator !== true) throw new Refusal('notAllowed', 'Only the host of this game or a server manager may abandon it.', await openNow(app, words, game, person.id));
  return {
    content: `Abandon the game ${game.id} for all ${game.seats.length} players? This can't be taken back.`,
    components: buttonRows([
      button({ kind: 'abandon', game: game.id }, 'Abandon the game', 'danger'),
      button({ kind: 'keep', game: game.id }, 'Keep playing'),
    ]),
  };
}

function nothingFound(error: unknown): undefined {
  if (isAppError(error)) return undefined;
  throw error;
}
