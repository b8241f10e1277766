import {
  ChannelType,
  OverwriteType,
  PermissionFlagsBits as Bits,
  type APIApplicationCommand,
} from 'discord-api-types/v10';
import type { Channel, TextChannel, ThreadChannel } from './records.ts';
import type { World } from './world.ts';

export const allPermissions = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** Permissions that everyone in the practice guild has. */
export const everyonePermissions =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.AddReactions |
  Bits.UseApplicationCommands |
  Bits.AttachFiles |
  Bits.EmbedLinks |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.SendMessagesInThreads |
  Bits.ChangeNickname;

export const adminPermissions =
  everyonePermissions |
  Bits.ManageGuild |
  Bits.ManageChannels |
  Bits.ManageMessages |
  Bits.ManageThreads |
  Bits.ManageRoles |
  Bits.PinMessages |
  Bits.MentionEveryone;

/** Permissions that an invitation link for a bot of this kind grants. */
export const botPermissions =
  everyonePermissions |
  Bits.ManageMessages |
  Bits.ManageThreads |
  Bits.ManageChannels |
  Bits.PinMessages |
  Bits.UseExternalEmojis |
  Bits.CreateEvents;

/** Returns someone's permissions in the guild as a whole. */
export function guildPermissions(world: World, userId: string): bigint {
  if (userId === world.guild.botId) return botPermissions & ~world.botLacks;
  const person = world.people.find(userId);
  if (person === undefined) return 0n;
  if (userId === world.guild.ownerId) return allPermissions;
  return person.admin ? adminPermissions : everyonePermissions;
}

/**
 * Returns someone's permissions in a channel, by Discord's order: roles, then the overwrites of everyone, of roles, of
 * the member.
 */
export function permissionsIn(world: World, userId: string, channel: Channel): bigint {
  if (userId === world.guild.botId && !world.botIsMember && channel.kind !== 'dm') return 0n;
  switch (channel.kind) {
    case 'dm':
      return userId === channel.personId || userId === world.guild.botId ? everyonePermissions : 0n;
    case 'thread':
      return threadPermissions(world, userId, channel);
    case 'text':
      return textPermissions(world, userId, channel);
  }
}

/** May see the channel at all. */
export function canSee(world: World, userId: string, channel: Channel): boolean {
  return has(permissionsIn(world, userId, channel), Bits.ViewChannel);
}

export function has(permissions: bigint, bit: bigint): boolean {
  return (permissions & bit) === bit;
}

function threadPermissions(world: World, userId: string, thread: ThreadChannel): bigint {
  const parent = world.channels.find(thread.parentId);
  if (parent?.kind !== 'text') return 0n;
  const permissions = textPermissions(world, userId, parent);
  const admitted =
    thread.type !== ChannelType.PrivateThread ||
    thread.members.includes(userId) ||
    has(permissions, Bits.ManageThreads);
  return admitted ? permissions : 0n;
}

function textPermissions(world: World, userId: string, channel: TextChannel): bigint {
  const base = guildPermissions(world, userId);
  if (base === allPermissions) return base;
  const everybody = channel.overwrites.filter((overwrite) => overwrite.id === world.guild.id);
  const roles = channel.overwrites.filter(
    (overwrite) => overwrite.type === OverwriteType.Role && rolesOf(world, userId).includes(overwrite.id),
  );
  const member = channel.overwrites.filter(
    (overwrite) => overwrite.type === OverwriteType.Member && overwrite.id === userId,
  );
  const permissions = [everybody, roles, member].reduce(applyOverwrites, base);
  // A member who can't see a channel can't do anything in it.
  return has(permissions, Bits.ViewChannel) ? permissions : 0n;
}

function applyOverwrites(permissions: bigint, overwrites: TextChannel['overwrites']): bigint {
  const denied = overwrites.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n);
  const allowed = overwrites.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n);
  return (permissions & ~denied) | allowed;
}

/** The ids of someone's roles, without @everyone. */
export function rolesOf(world: World, userId: string): string[] {
  if (userId === world.guild.botId) return [world.guild.botRoleId];
  const person = world.people.find(userId);
  return [...(person?.roles ?? []), ...(person?.admin === true ? [world.guild.adminRoleId] : [])];
}

/** A command with default permissions is hidden from members without them; “0” hides it from all but administrators. */
export function isAllowedTo(command: APIApplicationCommand, permissions: bigint): boolean {
  const needed = command.default_member_permissions;
  if (needed === null || has(permissions, Bits.Administrator)) return true;
  return needed !== '0' && has(permissions, BigInt(needed));
}
