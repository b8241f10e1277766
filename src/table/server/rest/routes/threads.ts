import {
  ChannelType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  PermissionFlagsBits as Bits,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { invalidForm, refusal } from '../../errors.ts';
import { required } from '../../limits/issue.ts';
import { checkMessage } from '../../limits/message.ts';
import { threadMember, threadPayload } from '../../model/channelPayloads.ts';
import type { TextChannel, ThreadChannel } from '../../model/records.ts';
import { createMessage } from '../../model/compose.ts';
import { memberPayload } from '../../model/guild.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, route, type ApiAnswer, type ApiRequest, type Handler, type Route } from '../request.ts';
import { channelMessage, need, onTextChannel, onThread } from './access.ts';

type ThreadParts = Pick<ThreadChannel, 'id' | 'parentId' | 'name' | 'type'> & Partial<ThreadChannel>;

function newThread(world: World, parts: ThreadParts): ThreadChannel {
  const { botId } = world.guild;
  return {
    kind: 'thread',
    ownerId: botId,
    members: [botId],
    archived: false,
    archivedAt: world.clock.now(),
    locked: false,
    invitable: true,
    autoArchiveMinutes: ThreadAutoArchiveDuration.OneDay,
    messageCount: 0,
    ...parts,
  };
}

/** Discord cuts off the blanks around a name, and wants something to be left. */
function threadName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalidForm([required(['name'])]);
  return trimmed;
}

function shown(world: World, thread: ThreadChannel): ApiAnswer {
  return { status: 201, body: threadPayload(world, thread, world.guild.botId) };
}

function createInChannel(world: World, parent: TextChannel, request: ApiRequest): ApiAnswer {
  if (parent.forum !== undefined) return createPost(world, parent, parent.forum, request);
  const body = checked(schemas.threadInChannel, request.body);
  // Discord's default, unless the bot says otherwise, is a private thread.
  const type = body.type === ChannelType.PublicThread ? ChannelType.PublicThread : ChannelType.PrivateThread;
  need(world, parent, type === ChannelType.PublicThread ? Bits.CreatePublicThreads : Bits.CreatePrivateThreads);
  const thread = newThread(world, {
    id: world.ids.next(),
    parentId: parent.id,
    name: threadName(body.name),
    type,
    invitable: body.invitable ?? true,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.OneDay,
  });
  world.channels.add(thread);
  if (type === ChannelType.PublicThread) announce(world, parent.id, thread);
  return shown(world, thread);
}

/** A post in a forum is a public thread that begins with a message of the same id. */
function createPost(world: World, parent: TextChannel, forum: Forum, request: ApiRequest): ApiAnswer {
  // Everyone who may write in a text channel may open posts in a forum.
  need(world, parent, Bits.SendMessages);
  const body = checked(schemas.postInForum, request.body);
  checkMessage(body.message, {
    files: request.files,
    allowedFlags: MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications,
  });
  const thread = newThread(world, {
    id: world.ids.next(),
    parentId: parent.id,
    name: threadName(body.name),
    type: ChannelType.PublicThread,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.OneDay,
    tags: knownTags(forum, body.applied_tags ?? []),
  });
  world.channels.add(thread);
  const { id, ownerId: authorId } = thread;
  const { message } = createMessage(world, {
    id,
    channel: thread,
    authorId,
    parts: body.message,
    files: request.files,
  });
  return { status: 201, body: { ...threadPayload(world, thread, world.guild.botId), message } };
}

type Forum = NonNullable<TextChannel['forum']>;

function knownTags({ tags }: Forum, wanted: ReadonlyArray<string>): ReadonlyArray<string> {
  if (wanted.some((id) => !tags.some((tag) => tag.id === id))) throw refusal('unknownTag');
  return wanted;
}

function announce(world: World, parentId: string, thread: ThreadChannel): void {
  const parent = world.channels.find(parentId);
  if (parent === undefined) return;
  createMessage(world, {
    channel: parent,
    authorId: world.guild.botId,
    parts: { content: thread.name },
    type: MessageType.ThreadCreated,
    pointsAt: { type: MessageReferenceType.Default, channel_id: thread.id, guild_id: world.guild.id },
  });
}

function createFromMessage(world: World, parent: TextChannel, request: ApiRequest): ApiAnswer {
  need(world, parent, Bits.CreatePublicThreads);
  const stored = channelMessage(world, parent, request);
  const body = checked(schemas.threadFromMessage, request.body);
  if (world.channels.find(stored.message.id) !== undefined) throw refusal('threadExists');
  const thread = newThread(world, {
    id: stored.message.id,
    parentId: parent.id,
    name: threadName(body.name),
    type: ChannelType.PublicThread,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.OneDay,
  });
  world.channels.add(thread);
  const flags = (stored.message.flags ?? 0) | MessageFlags.HasThread;
  world.messages.change({
    ...stored,
    message: { ...stored.message, flags, thread: threadPayload(world, thread, world.guild.botId) },
  });
  return shown(world, thread);
}

/** PATCH /channels/:id for a thread. */
export function editThread(world: World, thread: ThreadChannel, request: ApiRequest): ApiAnswer {
  const body = checked(schemas.editThread, request.body);
  const opensLocked = thread.locked && body.archived === false;
  if (thread.ownerId !== world.guild.botId || opensLocked || (body.locked ?? thread.locked) !== thread.locked)
    need(world, thread, Bits.ManageThreads);
  const archived = body.archived ?? thread.archived;
  if (thread.archived && archived) throw refusal('threadArchived');
  const changed: ThreadChannel = {
    ...thread,
    name: body.name === undefined ? thread.name : threadName(body.name),
    archived,
    archivedAt: archived === thread.archived ? thread.archivedAt : world.clock.now(),
    locked: body.locked ?? thread.locked,
    invitable: body.invitable ?? thread.invitable,
    autoArchiveMinutes: body.auto_archive_duration ?? thread.autoArchiveMinutes,
    ...tagsAfter(world, thread, body.applied_tags),
  };
  world.channels.change(changed);
  return ok(threadPayload(world, changed, world.guild.botId));
}

/** Only posts in a forum have tags. */
function tagsAfter(
  world: World,
  { parentId, tags }: ThreadChannel,
  wanted: ReadonlyArray<string> | null | undefined,
): Pick<ThreadChannel, 'tags'> {
  const parent = world.channels.find(parentId);
  if (wanted === undefined || wanted === null) return tags === undefined ? {} : { tags };
  if (parent?.kind !== 'text' || parent.forum === undefined) throw refusal('wrongChannelType');
  return { tags: knownTags(parent.forum, wanted) };
}

function memberId(world: World, request: ApiRequest): string {
  return request.params['user'] ?? world.guild.botId;
}

function addMember(world: World, thread: ThreadChannel, request: ApiRequest): ApiAnswer {
  const id = memberId(world, request);
  if (memberPayload(world, id) === undefined) throw refusal('unknownMember');
  if (thread.archived) throw refusal('threadArchived');
  world.channels.changeThreadMembers(thread, { add: [id] });
  return noContent;
}

function removeMember(world: World, thread: ThreadChannel, request: ApiRequest): ApiAnswer {
  const id = memberId(world, request);
  const isOwn = thread.type === ChannelType.PrivateThread && thread.ownerId === world.guild.botId;
  if (id !== world.guild.botId && !isOwn) need(world, thread, Bits.ManageThreads);
  world.channels.changeThreadMembers(thread, { remove: [id] });
  return noContent;
}

function listMembers(world: World, thread: ThreadChannel, request: ApiRequest): ApiAnswer {
  const withMember = request.query.get('with_member') === 'true';
  return ok(
    thread.members.map((id) => ({
      ...threadMember(thread, id),
      ...(withMember ? { member: memberPayload(world, id) } : {}),
    })),
  );
}

function getMember(_world: World, thread: ThreadChannel, request: ApiRequest): ApiAnswer {
  const id = param(request, 'user');
  if (!thread.members.includes(id)) throw refusal('unknownMember');
  return ok(threadMember(thread, id));
}

/** GET of archived threads: those that match the type in the path. */
function archived(type: ThreadChannel['type']): Handler {
  return onTextChannel((world, parent) => {
    const threads = world.channels.threadsOf(parent.id).filter((thread) => thread.archived && thread.type === type);
    return ok({
      threads: threads.map((thread) => threadPayload(world, thread, world.guild.botId)),
      members: [],
      has_more: false,
    });
  });
}

export const threadRoutes: ReadonlyArray<Route> = [
  route('POST', '/channels/:channel/threads', onTextChannel(createInChannel)),
  route('POST', '/channels/:channel/messages/:message/threads', onTextChannel(createFromMessage)),
  route('GET', '/channels/:channel/thread-members', onThread(listMembers)),
  route('GET', '/channels/:channel/thread-members/:user', onThread(getMember)),
  route('PUT', '/channels/:channel/thread-members/@me', onThread(addMember)),
  route('PUT', '/channels/:channel/thread-members/:user', onThread(addMember)),
  route('DELETE', '/channels/:channel/thread-members/@me', onThread(removeMember)),
  route('DELETE', '/channels/:channel/thread-members/:user', onThread(removeMember)),
  route('GET', '/channels/:channel/threads/archived/public', archived(ChannelType.PublicThread)),
  route('GET', '/channels/:channel/threads/archived/private', archived(ChannelType.PrivateThread)),
];
