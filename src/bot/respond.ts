import { setTimeout as delay } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import type { Say } from '../words/index.ts';
import type { Message } from './types.ts';

/** What becomes of a pressed button or menu. */
export type Outcome =
  /** A message that only the presser sees. */
  | { readonly kind: 'whisper'; readonly message: Message }
  /** The message with the button changes. */
  | { readonly kind: 'update'; readonly message: Message }
  /** Everybody in the channel sees the message; the one with the button becomes the other. */
  | { readonly kind: 'announce'; readonly message: Message; readonly instead: Message }
  /** What follows comes through the outbox. */
  | { readonly kind: 'nothing' };

/**
 * Discord waits three seconds for a sign. What is ready at once is the sign itself, which saves a request; anything
 * slower is announced first, and what is known to be slow without any wait.
 */
const patience = 40;

/** What is to be answered, and how. */
export interface Response<Answer> {
  /** Must not reject. */
  readonly work: Promise<Answer>;
  /** Known to take long, such as the drawing of a picture. */
  readonly slow: boolean;
}

const late = Symbol('late');

/** Answers a command with a message that only its user sees, unless it is for everyone. */
export async function respondToCommand(interaction: ChatInputCommandInteraction, { work, slow }: Response<Message>, say: Say): Promise<void> {
  const message = await atOnce(work, slow);
  if (message === late) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await fillDeferred(interaction, await work, say);
  } else {
    await interaction.reply({ ...payload(message), ...(message.everyone === true ? {} : { flags: MessageFlags.Ephemeral }) });
  }
}

async function fillDeferred(interaction: ChatInputCommandInteraction, message: Message, say: Say): Promise<void> {
  if (message.everyone !== true) {
    await interaction.editReply(payload(message));
    return;
  }
  // Once announced to the caller alone, a reply stays so: what everybody sees has to be another message.
  await interaction.editReply({ content: say('replies.everybodySees') });
  await interaction.followUp(payload(message));
}

async function atOnce<Answer>(work: Promise<Answer>, slow: boolean): Promise<Answer | typeof late> {
  return slow ? late : await Promise.race([work, delay(patience, late)]);
}

/** Answers a button or menu. `opens`: the answer is a new message, so that waiting for it shows as one. */
export async function respondToPress(interaction: MessageComponentInteraction, { work, slow }: Response<Outcome>, opens: boolean): Promise<void> {
  const outcome = await atOnce(work, slow);
  if (outcome !== late) {
    await respondNow(interaction, outcome);
  } else if (opens) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await fillReply(interaction, await work);
  } else {
    await interaction.deferUpdate();
    await followDeferred(interaction, await work);
  }
}

async function respondNow(interaction: MessageComponentInteraction, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'whisper': await interaction.reply({ ...payload(outcome.message), flags: MessageFlags.Ephemeral }); break;
    case 'update': await interaction.update(whole(outcome.message)); break;
    case 'announce': await interaction.update(whole(outcome.instead)); await interaction.followUp(payload(outcome.message)); break;
    case 'nothing': await interaction.deferUpdate(); break;
  }
}

async function fillReply(interaction: MessageComponentInteraction, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'nothing') await interaction.deleteReply();
  else await interaction.editReply(payload(outcome.message));
}

async function followDeferred(interaction: MessageComponentInteraction, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'whisper': await interaction.followUp({ ...payload(outcome.message), flags: MessageFlags.Ephemeral }); break;
    case 'update': await interaction.editReply(whole(outcome.message)); break;
    case 'announce': await interaction.editReply(whole(outcome.instead)); await interaction.followUp(payload(outcome.message)); break;
    case 'nothing': break;
  }
}

/** As discord.js wants it. Nobody is ever notified by a reply. */
export function payload(message: Message) {
  return {
    ...(message.content === undefined ? {} : { content: message.content }),
    ...(message.embeds === undefined ? {} : { embeds: [...message.embeds] }),
    ...(message.components === undefined ? {} : { components: [...message.components] }),
    ...(message.files === undefined ? {} : { files: message.files.map(({ name, description, data }) => ({ attachment: data, name, description })) }),
    allowedMentions: { parse: [] },
  };
}

/** What the new message doesn't have must go from the old one. */
function whole(message: Message) {
  return { content: '', embeds: [], components: [], ...payload(message) };
}
