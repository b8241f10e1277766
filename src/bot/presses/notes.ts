import { Refusal } from '../refusal.ts';
import { suspicionLevels } from '../../app/types.ts';
import type { NotesDeed, Press } from '../press.ts';
import type { Filled, Modal } from '../modals.ts';
import { notebookModal, notesMessage, showSureMessage, suspicionModal } from '../messages/notes.ts';
import type { NotesPage } from '../messages/notes.ts';
import type { PressReply } from '../respond.ts';
import type { Caller } from '../types.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import { findGame } from '../actions/findGame.ts';
import type { BotContext } from '../actions/context.ts';

type NotesPress = Extract<Press, { readonly kind: 'notes' }>;

/** Opens the notes, or shows the suspicions to everyone after asking once more. */
export async function inNotes(
  bot: BotContext,
  { caller, place }: Pressed,
  { game, deed }: NotesPress,
): Promise<PressReply> {
  const page = await notesPage(bot, caller, game);
  switch (deed) {
    case 'show':
      return update(showSureMessage(page.game.id, caller.say));
    case 'shown':
      await bot.app.notes.show(page.game.id, caller.person);
      return update({ content: caller.say('notes.showDone') });
    default:
      return place === 'reply' && deed === 'back' ? update(notesMessage(page)) : whisper(notesMessage(page));
  }
}

/** Whether the answer is a form. */
export function opensNotesModal(deed: NotesDeed): boolean {
  return deed === 'player' || deed === 'edit';
}

export async function notesModal(
  bot: BotContext,
  caller: Caller,
  { game, deed }: NotesPress,
  [seat]: ReadonlyArray<string>,
): Promise<Modal> {
  const page = await notesPage(bot, caller, game);
  return deed === 'player' ? suspicionModal(page, Number(seat)) : notebookModal(page);
}

/** A form of the notes came back. */
export async function takeNotes(
  bot: BotContext,
  { caller, filled }: { readonly caller: Caller; readonly filled: Filled },
  { game: gameId, deed, about }: NotesPress,
): Promise<PressReply> {
  const game = await findGame(bot, caller, gameId);
  const userId = caller.person.id;
  const text = filled['text']?.[0] ?? '';
  const level = suspicionLevels.find((each) => each === filled['level']?.[0]);
  switch (deed) {
    case 'suspicion':
      await bot.app.notes.suspect(game.id, userId, { seat: Number(about), level, text });
      break;
    case 'notebook':
      await bot.app.notes.write(game.id, userId, text);
      break;
    default:
      throw new Refusal(
        'illegalChoice',
        (say) => say('refusals.oldCommand'),
        (say) => say('refusals.oldCommandHint'),
      );
  }
  return update(notesMessage(await notesPage(bot, caller, game.id)));
}

async function notesPage(bot: BotContext, caller: Caller, gameId: string): Promise<NotesPage> {
  const game = await findGame(bot, caller, gameId);
  return { game, notes: await bot.app.notes.look(game.id, caller.person.id), words: bot.words, say: caller.say };
}
