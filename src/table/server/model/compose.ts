import {
  ChannelType,
  EmbedType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageReference,
} from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import { isEmbedFilled } from '../limits/embeds.ts';
import { checkEmojis } from '../limits/components.ts';
import type { MessageParts, UploadedFile } from '../limits/message.ts';
import { listedFiles, storeFiles, withFileUrls } from './attachments.ts';
import type { Channel, Interaction, StoredMessage } from './records.ts';
import { numbered } from '../../componentTree.ts';
import { userPayload } from './guild.ts';
import { mentionsIn } from './mentions.ts';
import type { World } from './world.ts';
import { defined } from '../../../values/defined.ts';

export interface MessageDraft {
  /** The message's id, for the first message of a post in a forum: that of the post. */
  readonly id?: string;
  readonly channel: Channel;
  readonly authorId: string;
  readonly parts: MessageParts;
  readonly files?: ReadonlyArray<UploadedFile>;
  readonly type?: MessageType;
  readonly flags?: number;
  readonly nonce?: string | number | undefined;
  readonly replyTo?: StoredMessage | undefined;
  /** The target of a notice of Discord's: the message that was pinned, the thread that was made. */
  readonly pointsAt?: APIMessageReference;
  readonly interaction?: Interaction;
  readonly ephemeralFor?: string | undefined;
}

/** Puts a message into a channel; the body has been checked. */
export function createMessage(world: World, draft: MessageDraft): StoredMessage {
  const { channel, parts, interaction, ephemeralFor } = draft;
  checkEmojis(parts.components ?? [], (id) => world.emojis.find(id) !== undefined);
  const files = storeFiles(world, {
    channelId: channel.id,
    files: draft.files ?? [],
    listed: parts.attachments ?? [],
    ephemeral: ephemeralFor !== undefined,
  });
  const message: APIMessage = {
    ...skeleton(world, draft),
    ...shownParts(world, { channel, authorId: draft.authorId, parts, files }),
    ...defined({ nonce: draft.nonce }),
    ...replyFields(world, draft),
    ...defined({ message_reference: draft.pointsAt }),
    ...(interaction === undefined ? {} : interactionFields(world, interaction)),
  };
  refuseEmpty(message, files);
  const stored: StoredMessage = {
    message,
    files,
    ...defined({ ephemeralFor }),
    ...(interaction === undefined ? {} : { interactionId: interaction.id }),
  };
  if (ephemeralFor === undefined) noteInChannel(world, channel, message);
  world.messages.add(stored);
  return stored;
}

export interface Edit {
  readonly parts: MessageParts;
  readonly files?: ReadonlyArray<UploadedFile>;
}

/** Changes a message as an edit does: fields that are left out stay, given ones replace. */
export function editMessage(world: World, stored: StoredMessage, edit: Edit): StoredMessage {
  const { message } = stored;
  const channel = world.channels.find(message.channel_id);
  if (channel === undefined) throw refusal('unknownChannel');
  checkEmojis(edit.parts.components ?? [], (id) => world.emojis.find(id) !== undefined);
  const files = editedFiles(world, stored, edit);
  const wasLoading = ((message.flags ?? 0) & MessageFlags.Loading) !== 0;
  const changed: APIMessage = {
    ...message,
    ...shownParts(world, {
      channel,
      authorId: message.author.id,
      files,
      parts: {
        content: edit.parts.content === undefined ? message.content : edit.parts.content,
        embeds: edit.parts.embeds === undefined ? message.embeds : edit.parts.embeds,
        components: edit.parts.components === undefined ? message.components : edit.parts.components,
        allowed_mentions: edit.parts.allowed_mentions,
      },
    }),
    flags: editedFlags(message.flags ?? 0, edit.parts.flags),
    // What fills in a deferred reply is not shown as an edit.
    edited_timestamp: wasLoading ? null : new Date(world.clock.now()).toISOString(),
  };
  refuseEmpty(changed, files);
  for (const file of stored.files) if (!files.includes(file)) world.vault.release(file.id);
  const next = { ...stored, message: changed, files };
  world.messages.change(next);
  return next;
}

/** Removes a message and lets go of its files. */
/** `among`: others that are deleted in one go. */
export function deleteMessage(world: World, stored: StoredMessage, among = false): void {
  for (const file of stored.files) world.vault.release(file.id);
  world.messages.remove(stored, among);
}

function skeleton(world: World, { id, channel, authorId, type, flags, parts }: MessageDraft): APIMessage {
  const author = userPayload(world, authorId);
  if (author === undefined) throw new Error(`No user ${authorId} in the practice guild.`);
  return {
    id: id ?? world.ids.next(),
    channel_id: channel.id,
    author,
    type: type ?? MessageType.Default,
    content: '',
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    flags: (parts.flags ?? 0) | (flags ?? 0),
    ...(channel.kind === 'thread' ? { position: channel.messageCount } : {}),
  };
}

function shownParts(
  world: World,
  {
    channel,
    authorId,
    parts,
    files,
  }: { channel: Channel; authorId: string; parts: MessageParts; files: ReadonlyArray<APIAttachment> },
): Partial<APIMessage> & Pick<APIMessage, 'attachments' | 'embeds'> {
  const content = (parts.content ?? '').trim();
  const embeds = withFileUrls(parts.embeds ?? [], files).map(richEmbed);
  const mentions = mentionsIn(world, { text: content, channel, authorId, allowed: parts.allowed_mentions });
  return {
    content,
    embeds,
    components: withFileUrls(numbered(parts.components ?? []), files),
    attachments: listedFiles(files, embeds),
    mentions: [...mentions.users],
    mention_roles: [...mentions.roles],
    mention_everyone: mentions.everyone,
  };
}

function richEmbed(embed: APIEmbed): APIEmbed {
  const fields = embed.fields?.map((field) => ({ ...field, inline: field.inline ?? false }));
  return { ...embed, type: EmbedType.Rich, ...defined({ fields }) };
}

function editedFiles(world: World, stored: StoredMessage, { parts, files = [] }: Edit): APIAttachment[] {
  const listed = parts.attachments ?? undefined;
  const keptIds = listed?.map((attachment) => String(attachment.id));
  const kept = stored.files.filter((file) => keptIds === undefined || keptIds.includes(file.id));
  const added = storeFiles(world, {
    channelId: stored.message.channel_id,
    files,
    listed: listed ?? [],
    ephemeral: stored.ephemeralFor !== undefined,
  });
  return [...kept, ...added];
}

function editedFlags(before: number, given: number | null | undefined): number {
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const kept = before & ~MessageFlags.Loading;
  return given === null || given === undefined ? kept : (kept & ~MessageFlags.SuppressEmbeds) | (given & settable);
}

function refuseEmpty(message: APIMessage, files: ReadonlyArray<APIAttachment>): void {
  const isSystem =
    message.type !== MessageType.Default &&
    message.type !== MessageType.Reply &&
    message.type !== MessageType.ChatInputCommand;
  const isLoading = ((message.flags ?? 0) & MessageFlags.Loading) !== 0;
  const holdsSomething =
    message.content !== '' ||
    files.length > 0 ||
    message.embeds.some(isEmbedFilled) ||
    (message.components ?? []).length > 0;
  if (!isSystem && !isLoading && !holdsSomething) throw refusal('emptyMessage');
}

function replyFields(world: World, { replyTo, ephemeralFor }: MessageDraft): Partial<APIMessage> {
  if (replyTo === undefined) return {};
  const { id, channel_id } = replyTo.message;
  const guild = world.channels.find(channel_id)?.kind === 'dm' ? {} : { guild_id: world.guild.id };
  return {
    type: MessageType.Reply,
    message_reference: { type: MessageReferenceType.Default, message_id: id, channel_id, ...guild },
    // What only one person sees must not travel along with an answer that everyone sees.
    referenced_message:
      replyTo.ephemeralFor === undefined || replyTo.ephemeralFor === ephemeralFor ? replyTo.message : null,
  };
}

function interactionFields(world: World, interaction: Interaction): Partial<APIMessage> {
  return {
    application_id: world.guild.botId,
    webhook_id: world.guild.botId,
    interaction_metadata: interaction.metadata,
  };
}

function noteInChannel(world: World, channel: Channel, message: APIMessage): void {
  const noted = { ...channel, lastMessageId: message.id };
  if (noted.kind !== 'thread') return world.channels.note(noted);
  const revived = { ...noted, messageCount: noted.messageCount + 1, archived: false };
  // A message wakes an archived thread, which is an event of its own.
  if (noted.archived) world.channels.change(revived);
  else world.channels.note(revived);
  world.channels.changeThreadMembers(revived, { add: [message.author.id, ...message.mentions.map((user) => user.id)] });
}

/** The channel's type number as MESSAGE_CREATE carries it. */
export function channelType(channel: Channel): ChannelType {
  switch (channel.kind) {
    case 'text':
      return channel.forum === undefined ? ChannelType.GuildText : ChannelType.GuildForum;
    case 'thread':
      return channel.type;
    case 'dm':
      return ChannelType.DM;
  }
}
