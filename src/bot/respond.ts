import { setTimeout as delay } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import type {
  CommandInteraction,
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Say } from '../words/index.ts';
import type { UnderWay } from './pressTokens.ts';
import { modalPayload } from './modalPayload.ts';
import type { Modal } from './modals.ts';
import type { Apart, Message } from './types.ts';
import { defined } from '../values/defined.ts';

/** The reply to a pressed button or menu. */
export type PressReply =
  /** A message that only the presser sees. */
  | { readonly kind: 'whisper'; readonly message: Message }
  /** The message with the button changes. */
  | { readonly kind: 'update'; readonly message: Message }
  /** Everyone in the channel sees the message; the one with the button becomes the other. */
  | { readonly kind: 'announce'; readonly message: Message; readonly instead: Message }
  /**
   * The message with the button changes at once; then it changes again, or what is next comes as a message below it.
   */
  | { readonly kind: 'goOn'; readonly instead: Message; readonly next: Promise<Next> }
  /** Nothing changes now; the rest comes through the outbox. */
  | { readonly kind: 'nothing' };

/** A press's reply, or a form that it opens in place of an answer: at once, since Discord takes none later. */
export type ReplyOrModal = PressReply | { readonly kind: 'modal'; readonly modal: Modal };

/** The message that only the presser sees next: in place of the one with the button, or `below` everything else. */
export interface Next {
  readonly message: Message;
  readonly below: boolean;
}

/** A press, or a form that a press has opened: both can change the message that they came from. */
type FromMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/**
 * Discord waits three seconds for a sign. What is ready at once is the sign itself, which saves a request; anything
 * slower is announced first, and what is known to be slow without any wait.
 */
const patience = 40;

/** An answer that is being made. */
export interface Response<Answer> {
  /** Must not reject. */
  readonly work: Promise<Answer>;
  /** Known to take long, such as the drawing of a picture. */
  readonly slow: boolean;
}

/** The answer to a press. `underWay`: is told when the answer is the message with the button. */
export interface PressResponse extends Response<PressReply> {
  readonly underWay?: Pick<UnderWay, 'own'> | undefined;
}

const late = Symbol('late');

/** A message that one person alone sees, and that can be changed for as long as Discord takes this interaction. */
export interface EphemeralMessage {
  readonly message: Message;
  edit(message: Message): Promise<void>;
}

/** Answers a command with a message that only its user sees, unless it is for everyone. */
export async function respondToCommand(
  interaction: CommandInteraction,
  { work, slow }: Response<Message>,
  say: Say,
): Promise<EphemeralMessage | undefined> {
  const message = await atOnce(work, slow);
  if (message === late) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const ready = await work;
    return ready.apart === undefined
      ? await fillDeferred(interaction, ready, say)
      : await apart(interaction, ready.apart, true);
  }
  if (message.apart?.told !== undefined) return await apart(interaction, message.apart, false);
  await interaction.reply({
    ...payload(message),
    ...(message.everyone === true ? {} : { flags: MessageFlags.Ephemeral }),
  });
  return message.everyone === true ? undefined : shown(interaction, message);
}

/** Sends a reply as two messages: while it is deferred, others come to stand below it. */
async function apart(
  interaction: CommandInteraction,
  { done, next, told }: Apart,
  deferred: boolean,
): Promise<EphemeralMessage> {
  await (deferred
    ? interaction.editReply(payload(done))
    : interaction.reply({ ...payload(done), flags: MessageFlags.Ephemeral }));
  await told;
  const { id } = await interaction.followUp({ ...payload(next), flags: MessageFlags.Ephemeral });
  return shown(interaction, next, id);
}

async function fillDeferred(
  interaction: CommandInteraction,
  message: Message,
  say: Say,
): Promise<EphemeralMessage | undefined> {
  if (message.everyone !== true) {
    await interaction.editReply(payload(message));
    return shown(interaction, message);
  }
  // Once announced to the caller alone, a reply stays so: what everyone sees has to be another message.
  await interaction.editReply({ content: say('replies.everybodySees') });
  await interaction.followUp(payload(message));
  return undefined;
}

/** `id`: of a message that came after the interaction's own. */
function shown(
  interaction: CommandInteraction | FromMessage | ModalSubmitInteraction,
  message: Message,
  id?: string,
): EphemeralMessage {
  return {
    message,
    edit: async (next) => {
      await interaction.editReply({ ...whole(next), ...defined({ message: id }) });
    },
  };
}

async function atOnce<Answer>(work: Promise<Answer>, slow: boolean): Promise<Answer | typeof late> {
  return slow ? late : await Promise.race([work, delay(patience, late)]);
}

/** Answers a button or menu. `opens`: the answer is a new message, so that waiting for it shows as one. */
export async function respondToPress(
  interaction: FromMessage,
  { work, slow, underWay }: PressResponse,
  opens: boolean,
): Promise<EphemeralMessage | undefined> {
  const outcome = await atOnce(work, slow);
  if (outcome !== late) return await respondNow(interaction, outcome, underWay);
  if (opens) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return await fillReply(interaction, await work);
  }
  await interaction.deferUpdate();
  underWay?.own();
  return await followDeferred(interaction, await work);
}

/** Answers a press that opens a form: there is no sign before it. */
export async function respondWithModal(
  interaction: MessageComponentInteraction,
  work: Promise<ReplyOrModal>,
): Promise<EphemeralMessage | undefined> {
  const opening = await work;
  if (opening.kind !== 'modal') return await respondNow(interaction, opening);
  await interaction.showModal(modalPayload(opening.modal));
  return undefined;
}

/** Answers a form that was sent. One that a command has opened has no message to change. */
export async function respondToModal(
  interaction: ModalSubmitInteraction,
  work: Promise<PressReply>,
): Promise<EphemeralMessage | undefined> {
  if (interaction.isFromMessage()) return await respondToPress(interaction, { work, slow: false }, false);
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const outcome = await work;
  if (outcome.kind === 'nothing') {
    await interaction.deleteReply();
    return undefined;
  }
  const message = await shownFirst(outcome);
  await interaction.editReply(payload(message));
  if (outcome.kind === 'announce') await interaction.followUp(payload(outcome.message));
  return shown(interaction, message);
}

/** Returns the message that the person alone sees, where there is no message to change first. */
async function shownFirst(outcome: Exclude<PressReply, { readonly kind: 'nothing' }>): Promise<Message> {
  if (outcome.kind === 'announce') return outcome.instead;
  return outcome.kind === 'goOn' ? (await outcome.next).message : outcome.message;
}

async function respondNow(
  interaction: FromMessage,
  outcome: PressReply,
  underWay?: PressResponse['underWay'],
): Promise<EphemeralMessage | undefined> {
  if (outcome.kind === 'whisper') {
    await interaction.reply({ ...payload(outcome.message), flags: MessageFlags.Ephemeral });
    return shown(interaction, outcome.message);
  }
  const instead = insteadOf(outcome);
  await (instead === undefined ? interaction.deferUpdate() : interaction.update(whole(instead)));
  underWay?.own();
  switch (outcome.kind) {
    case 'update':
      return changed(interaction, outcome.message);
    case 'announce':
      await interaction.followUp(payload(outcome.message));
      return undefined;
    case 'goOn':
      return await goOn(interaction, await outcome.next);
    case 'nothing':
      return undefined;
  }
}

/** Returns the message that replaces the one with the button at once; `undefined`: it stays as it is. */
function insteadOf(outcome: Exclude<PressReply, { readonly kind: 'whisper' }>): Message | undefined {
  if (outcome.kind === 'nothing') return undefined;
  return outcome.kind === 'update' ? outcome.message : outcome.instead;
}

async function fillReply(interaction: FromMessage, outcome: PressReply): Promise<EphemeralMessage | undefined> {
  if (outcome.kind === 'nothing') {
    await interaction.deleteReply();
    return undefined;
  }
  const message = outcome.kind === 'goOn' ? (await outcome.next).message : outcome.message;
  await interaction.editReply(payload(message));
  return shown(interaction, message);
}

async function followDeferred(interaction: FromMessage, outcome: PressReply): Promise<EphemeralMessage | undefined> {
  switch (outcome.kind) {
    case 'whisper':
      return await goOn(interaction, { message: outcome.message, below: true });
    case 'update':
      return await goOn(interaction, { message: outcome.message, below: false });
    case 'announce':
      await interaction.editReply(whole(outcome.instead));
      await interaction.followUp(payload(outcome.message));
      return undefined;
    case 'goOn':
      await interaction.editReply(whole(outcome.instead));
      return await goOn(interaction, await outcome.next);
    case 'nothing':
      return undefined;
  }
}

async function goOn(interaction: FromMessage, { message, below }: Next): Promise<EphemeralMessage | undefined> {
  if (below) {
    const { id } = await interaction.followUp({ ...payload(message), flags: MessageFlags.Ephemeral });
    return shown(interaction, message, id);
  }
  await interaction.editReply(whole(message));
  return changed(interaction, message);
}

/** The message with the button, if no one else sees it; the outbox sees to those in channels and direct messages. */
function changed(interaction: FromMessage, message: Message): EphemeralMessage | undefined {
  return interaction.message.flags.has(MessageFlags.Ephemeral) ? shown(interaction, message) : undefined;
}

/** Returns the message in the shape of discord.js. No one is ever notified by a reply. */
export function payload(message: Message) {
  return {
    ...defined({ content: message.content }),
    ...(message.embeds === undefined ? {} : { embeds: [...message.embeds] }),
    ...(message.components === undefined ? {} : { components: [...message.components] }),
    ...(message.files === undefined
      ? {}
      : { files: message.files.map(({ name, description, data }) => ({ attachment: data, name, description })) }),
    allowedMentions: { parse: [] },
  };
}

/** Returns the payload for an edit: parts that the new message doesn't have are removed from the old one. */
function whole(message: Message) {
  return { content: '', embeds: [], components: [], ...payload(message) };
}
