import { Refusal } from '../refusal.ts';
import type { Press } from '../press.ts';
import type { Filled, Modal } from '../modals.ts';
import type { PressReply } from '../respond.ts';
import type { Caller } from '../types.ts';
import { notesModal, opensNotesModal, takeNotes } from './notes.ts';
import { newPollModal, takePoll } from './polls.ts';
import type { Pressed } from './pressed.ts';
import type { BotContext } from '../actions/context.ts';

/** A form that someone has filled in. */
export interface Submitted {
  readonly caller: Caller;
  /** The press that opened the form. */
  readonly press: Press;
  readonly filled: Filled;
}

/** Whether the answer is a form. */
export function opensModal(press: Press): boolean {
  return (press.kind === 'notes' && opensNotesModal(press.deed)) || (press.kind === 'poll' && press.deed === 'new');
}

/** The form that a button or menu opens. Refuses with an `AppError`. */
export async function modalFor(bot: BotContext, { caller, press, values }: Pressed): Promise<Modal> {
  if (press.kind === 'notes') return await notesModal(bot, caller, press, values);
  if (press.kind === 'poll') return await newPollModal(bot, caller, press.game);
  throw unknownForm();
}

/** Does what a form was filled in for. Refuses with an `AppError`. */
export async function handleModal(bot: BotContext, submitted: Submitted): Promise<PressReply> {
  const { press } = submitted;
  if (press.kind === 'notes') return await takeNotes(bot, submitted, press);
  if (press.kind === 'poll') return await takePoll(bot, submitted.caller, submitted.filled, press.game);
  throw unknownForm();
}

/** Refuses a form of another version of the bot. */
function unknownForm(): Refusal {
  return new Refusal(
    'illegalChoice',
    (say) => say('refusals.oldCommand'),
    (say) => say('refusals.oldCommandHint'),
  );
}
