import type { APIGuildMember, APIRole, APIUser } from 'discord-api-types/v10';
import { sayIn, type PlainKey } from '../../../words/index.ts';
import type { Snapshot, TablePerson } from '../../contract.ts';
import { timeOf } from '../snowflake.ts';
import { noFlags } from './flags.ts';
import { adminPermissions, botPermissions, everyonePermissions, rolesOf } from './permissions.ts';
import type { TableMember } from './people.ts';
import type { PlainRole } from './records.ts';
import type { World } from './world.ts';

export function botUser(world: World): APIUser {
  return { ...userFields(world.guild.botId, 'practice_bot', sayIn(world.guild.locale)('table.bot')), bot: true };
}

/** The person or the bot with this id. */
export function userPayload(world: World, id: string): APIUser | undefined {
  if (id === world.guild.botId) return botUser(world);
  const person = world.people.find(id);
  return person === undefined ? undefined : userFields(person.id, person.username, person.displayName);
}

function userFields(id: string, username: string, displayName: string): APIUser {
  return {
    id,
    username,
    discriminator: '0',
    global_name: displayName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    public_flags: noFlags,
  };
}

/** Words for the plain roles, by the names under which they are stored. */
const plainRoleNames: Readonly<Record<PlainRole, PlainKey>> = { 'Deck crew': 'table.deckCrew', Pilots: 'table.pilots' };

export type MemberWithoutUser = Omit<APIGuildMember, 'user'>;

/** The guild's member with this id, without the user, as MESSAGE_CREATE carries it. */
export function memberFields(world: World, id: string): MemberWithoutUser {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: rolesOf(world, id),
    joined_at: new Date(timeOf(world.guild.id)).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: noFlags,
    communication_disabled_until: null,
  };
}

export function memberPayload(world: World, id: string): APIGuildMember | undefined {
  const user = userPayload(world, id);
  return user === undefined ? undefined : { ...memberFields(world, id), user };
}

export function rolePayloads(world: World): APIRole[] {
  const { id, adminRoleId, botRoleId, botId, plainRoles, locale } = world.guild;
  const say = sayIn(locale);
  const above = plainRoles.length + 1;
  return [
    role({ id, name: '@everyone', permissions: everyonePermissions, position: 0 }),
    // Anyone may call these, as in many guilds.
    ...plainRoles.map((plain, index) => {
      const name = say(plainRoleNames[plain.name]);
      return { ...role({ id: plain.id, name, permissions: 0n, position: index + 1 }), mentionable: true };
    }),
    role({ id: adminRoleId, name: say('table.admins'), permissions: adminPermissions, position: above }),
    {
      ...role({ id: botRoleId, name: say('table.bot'), permissions: botPermissions, position: above + 1 }),
      managed: true,
      tags: { bot_id: botId },
    },
  ];
}

function role({
  id,
  name,
  permissions,
  position,
}: {
  id: string;
  name: string;
  permissions: bigint;
  position: number;
}): APIRole {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: permissions.toString(),
    managed: false,
    mentionable: false,
    flags: noFlags,
  };
}

/** The guild as the page knows it. */
export function tableGuild(world: World): Snapshot['guild'] {
  const { id, locale, number } = world.guild;
  const say = sayIn(locale);
  return {
    id,
    locale,
    name: number === undefined ? say('table.guild') : say('table.furtherGuild', { number }),
    botName: say('table.bot'),
  };
}

/** The person as the page knows people. */
export function tablePerson(world: World, person: TableMember): TablePerson {
  const user = userPayload(world, person.id);
  if (user === undefined) throw new Error(`The person ${person.id} is not in the guild.`);
  return {
    user,
    displayName: person.displayName,
    admin: person.admin,
    roles: rolesOf(world, person.id),
    directMessagesClosed: person.directMessagesClosed,
  };
}
