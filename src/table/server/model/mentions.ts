import {
  AllowedMentionsTypes,
  PermissionFlagsBits,
  type APIAllowedMentions,
  type APIUser,
} from 'discord-api-types/v10';
import type { Channel } from './records.ts';
import { rolePayloads, userPayload } from './guild.ts';
import { has, permissionsIn } from './permissions.ts';
import type { World } from './world.ts';

export interface Mentions {
  readonly users: ReadonlyArray<APIUser>;
  readonly roles: ReadonlyArray<string>;
  readonly everyone: boolean;
}

/** Returns the users and roles that a text pings, as far as its author may and `allowed_mentions` lets it. */
export function mentionsIn(
  world: World,
  {
    text,
    channel,
    authorId,
    allowed,
  }: { text: string; channel: Channel; authorId: string; allowed: APIAllowedMentions | null | undefined },
): Mentions {
  const users = ids(text, /<@!?(\d+)>/g).filter((id) => isAllowed(allowed, AllowedMentionsTypes.User, 'users', id));
  const roles = ids(text, /<@&(\d+)>/g).filter((id) => isAllowed(allowed, AllowedMentionsTypes.Role, 'roles', id));
  const mayPingAll = has(permissionsIn(world, authorId, channel), PermissionFlagsBits.MentionEveryone);
  return {
    users: users.flatMap((id) => userPayload(world, id) ?? []),
    roles: roles.filter((id) => mayPingAll || isMentionable(world, id)),
    everyone: mayPingAll && /@(everyone|here)/.test(text) && isAllowed(allowed, AllowedMentionsTypes.Everyone),
  };
}

function isMentionable(world: World, roleId: string): boolean {
  return rolePayloads(world).some(({ id, mentionable }) => id === roleId && mentionable);
}

function ids(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

function isAllowed(
  allowed: APIAllowedMentions | null | undefined,
  kind: AllowedMentionsTypes,
  list?: 'users' | 'roles',
  id?: string,
): boolean {
  if (allowed === null || allowed === undefined) return true;
  if (allowed.parse?.includes(kind) === true) return true;
  return list !== undefined && id !== undefined && (allowed[list] ?? []).includes(id);
}
