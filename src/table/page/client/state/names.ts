import type { APIChannel, APIUser } from 'discord-api-types/v10';
import { CHANNEL } from '../discord.ts';
import type { TableChannel, TablePerson } from '../../../contract.ts';
import type { ClientWorld } from './world.ts';

/** Returns the name of this user in the guild. */
export function nameOf(world: ClientWorld, user: APIUser): string {
  if (user.bot === true) return world.guild.botName;
  return personOf(world, user.id)?.displayName ?? user.global_name ?? user.username;
}

export function personOf(world: ClientWorld, id: string): TablePerson | undefined {
  return world.people.find((person) => person.user.id === id);
}

/** Anyone this person has heard of: people of the guild, and authors of messages (the bot). */
export function userOf(world: ClientWorld, id: string): APIUser | undefined {
  return personOf(world, id)?.user ?? authors(world).find((user) => user.id === id);
}

/** The bot, once it has written something or is someone's partner in a direct message. */
export function botOf(world: ClientWorld): APIUser | undefined {
  return authors(world).find((user) => user.bot === true);
}

function authors(world: ClientWorld): ReadonlyArray<APIUser> {
  return world.channels.flatMap((channel) => [
    ...recipients(channel.channel),
    ...channel.messages.map((message) => message.author),
  ]);
}

function recipients(channel: APIChannel): ReadonlyArray<APIUser> {
  return 'recipients' in channel ? (channel.recipients ?? []) : [];
}

/** The name that a channel's row and head show; a direct message is named after its other side. */
export function channelName(world: ClientWorld, channel: TableChannel): string {
  if (channel.kind !== 'dm') return channel.channel.name ?? channel.channel.id;
  const partner = partnerOf(world, channel);
  return partner === undefined ? world.guild.botName : nameOf(world, partner);
}

/** The other side of a direct message. */
export function partnerOf(world: ClientWorld, channel: TableChannel): APIUser | undefined {
  const me = world.me.user.id;
  const others = [...recipients(channel.channel), ...channel.messages.map((message) => message.author)];
  return others.find((user) => user.id !== me);
}

export function channelById(world: ClientWorld, id: string): TableChannel | undefined {
  return world.channels.find((channel) => channel.channel.id === id);
}

/** The channels that can be picked where these types are wanted; of any type without. No one picks an inbox. */
export function pickableChannels(
  channels: ReadonlyArray<TableChannel>,
  types: ReadonlyArray<number> | undefined,
): ReadonlyArray<TableChannel> {
  return channels.filter(
    ({ channel, kind }) => kind !== 'dm' && (types === undefined || types.length === 0 || types.includes(channel.type)),
  );
}

/** Returns the names of the people who have a role; `undefined` for a role that no one at the table has. */
export function holdersOf({ people }: Pick<ClientWorld, 'people'>, roleId: string): string | undefined {
  const names = people.filter(({ roles }) => roles.includes(roleId)).map(({ displayName }) => displayName);
  return names.length === 0 ? undefined : names.join(', ');
}

/** The channel's topic, if it has one. */
export function topicOf(channel: TableChannel): string | undefined {
  const { channel: raw } = channel;
  return 'topic' in raw ? (raw.topic ?? undefined) : undefined;
}

/** The channel that a thread hangs under. */
export function parentOf(channel: TableChannel): string | undefined {
  const { channel: raw } = channel;
  return channel.kind === 'thread' && 'parent_id' in raw ? (raw.parent_id ?? undefined) : undefined;
}

/** No one writes in it but in its posts, which are threads. */
export function isForum({ channel }: TableChannel): boolean {
  return channel.type === CHANNEL.forum;
}

/** The names of the tags that a post has. */
export function tagsOf(world: ClientWorld, { channel }: TableChannel): ReadonlyArray<string> {
  const forum = channelById(world, 'parent_id' in channel ? (channel.parent_id ?? '') : '')?.channel;
  const known = forum !== undefined && 'available_tags' in forum ? forum.available_tags : [];
  const own = 'applied_tags' in channel ? (channel.applied_tags ?? []) : [];
  return known.filter(({ id }) => own.includes(id)).map(({ name }) => name);
}

/** Only its members are shown it in the list, though moderators can open it too. */
export function isPrivateThread({ channel }: TableChannel): boolean {
  return channel.type === CHANNEL.privateThread;
}

/** Whether it stands in the viewer's list of channels. */
export function isListed(channel: TableChannel): boolean {
  return !isPrivateThread(channel) || 'member' in channel.channel;
}

/** One may write here; an archived thread wakes up when someone does, unless it is locked. */
export function isOpen({ channel }: TableChannel): boolean {
  return !('thread_metadata' in channel && channel.thread_metadata.archived && channel.thread_metadata.locked === true);
}
