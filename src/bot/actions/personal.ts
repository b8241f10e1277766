/** Answers for the caller alone: hints, orders, notes, absence, help. */
import { hintMessage } from '../messages/hint.ts';
import { helpMessage } from '../messages/help.ts';
import { meanwhile } from '../messages/log.ts';
import { notesMessage, suspicionModal } from '../messages/notes.ts';
import type { NotesPage } from '../messages/notes.ts';
import { ordersMessage } from '../messages/orders.ts';
import { backMessage } from '../messages/pace.ts';
import type { GameRecord, Seat } from '../../app/types.ts';
import type { Modal } from '../modals.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import type { BotContext } from './context.ts';
import { findGame } from './findGame.ts';
import { nothingFound } from './lookedUp.ts';
import { turnOf } from './turn.ts';

type Texts = Pick<BotContext, 'app' | 'words'>;
type Finding = Pick<BotContext, 'app' | 'words' | 'servers'>;

/** Shows the caller's possible answers to their question that waits. */
export async function hintFor(bot: Finding, caller: Caller, gameId: string | undefined): Promise<Message> {
  const { game } = await turnOf(bot, caller, gameId);
  return hintMessage(game, await bot.app.hints.ask(game.id, caller.person.id), bot.words, caller.say);
}

/** Standing orders of the caller, with menus to change them. */
export async function ordersOf({ app, words }: Texts, { person, say }: Caller, game: CastGame): Promise<Message> {
  return ordersMessage({ game, now: await app.orders.look(game.id, person.id), words, say });
}

/** Shows the caller's notes, with menus and forms to change them. */
export async function notesOf(bot: Texts, caller: Caller, game: CastGame): Promise<Message> {
  return notesMessage(await notesPage(bot, caller, game));
}

/** The form for what the caller thinks of a seat. */
export async function suspicionForm(bot: Texts, caller: Caller, game: CastGame, seat: Seat): Promise<Modal> {
  return suspicionModal(await notesPage(bot, caller, game), seat);
}

export async function notesPage({ app, words }: Texts, { person, say }: Caller, game: CastGame): Promise<NotesPage> {
  return { game, notes: await app.notes.look(game.id, person.id), words, say };
}

/** Shows in which games the caller plays again. `since`: the time from which others have played for them, by game. */
export async function backIn(
  { app, words }: Texts,
  caller: Caller,
  games: ReadonlyArray<GameRecord>,
  since: ReadonlyMap<string, number | undefined>,
): Promise<Message> {
  return {
    ...backMessage(games, caller.say),
    embeds: await meanwhile({ app, words, caller }, games, since),
  };
}

/** How to play, and what is open for the caller in the game that is meant. */
export async function helpFor(bot: Finding, caller: Caller, gameId: string | undefined): Promise<Message> {
  const game = await findGame(bot, caller, gameId).catch(nothingFound);
  return helpMessage({ app: bot.app, words: bot.words, caller, game });
}
