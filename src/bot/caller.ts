import { PermissionFlagsBits } from 'discord.js';
import type {
  AutocompleteInteraction,
  BaseInteraction,
  ChatInputCommandInteraction,
  CommandInteractionOptionResolver,
} from 'discord.js';
import type { Settings } from '../app/types.ts';
import { sayToCaller } from './languages.ts';
import { plainName } from './text/escape.ts';
import type { Caller, OptionReader } from './types.ts';

/** An interaction with a command, button, menu or form; Discord tells the person's language with each. */
type RepliableOrCompleting = BaseInteraction & { readonly locale: string };

/** Returns the caller of an interaction, and the place. */
export async function callerOf(settings: Settings, interaction: RepliableOrCompleting): Promise<Caller> {
  const say = await sayToCaller(settings, interaction);
  return {
    person: {
      id: interaction.user.id,
      name: plainName(displayName(interaction)),
      administrator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
      guildId: interaction.guildId ?? undefined,
      roles: rolesOf(interaction),
    },
    say,
    locale: interaction.locale,
    guildId: interaction.guildId ?? undefined,
    channelId: interaction.channelId ?? '',
    parentId: interaction.channel?.isThread() === true ? (interaction.channel.parentId ?? undefined) : undefined,
    mayMention: (roleId) => mayMention(interaction, roleId),
    lacking: lackingOf(interaction).map((permission) => say(permission)),
    lackingForThread: lackingOf(interaction, forThread).map((permission) => say(permission)),
    lackingForPrivate: lackingOf(interaction, forPrivate).map((permission) => say(permission)),
    lackingForEvent: lackingOf(interaction, forEvent).map((permission) => say(permission)),
  };
}

/** Returns whether the bot may mention the role. `true` for an unknown role: Discord decides. */
function mayMention({ appPermissions, guild }: BaseInteraction, roleId: string): boolean {
  const role = guild?.roles.cache.get(roleId);
  return role === undefined || role.mentionable || appPermissions.has(PermissionFlagsBits.MentionEveryone);
}

const needed = [
  ['permissions.viewChannel', PermissionFlagsBits.ViewChannel],
  ['permissions.sendMessages', PermissionFlagsBits.SendMessages],
  ['permissions.attachFiles', PermissionFlagsBits.AttachFiles],
  ['permissions.readHistory', PermissionFlagsBits.ReadMessageHistory],
] as const;

const forThread = [
  ['permissions.createThreads', PermissionFlagsBits.CreatePublicThreads],
  ['permissions.sendInThreads', PermissionFlagsBits.SendMessagesInThreads],
] as const;

const forPrivate = [
  ['permissions.createPrivateThreads', PermissionFlagsBits.CreatePrivateThreads],
  ['permissions.sendInThreads', PermissionFlagsBits.SendMessagesInThreads],
] as const;

const forEvent = [['permissions.createEvents', PermissionFlagsBits.CreateEvents]] as const;

type Needed =
  | (typeof needed)[number]
  | (typeof forThread)[number]
  | (typeof forPrivate)[number]
  | (typeof forEvent)[number];

function lackingOf(
  { appPermissions, channel }: BaseInteraction,
  wanted: ReadonlyArray<Needed> = needed,
): ReadonlyArray<Needed[0]> {
  const inThread = channel?.isThread() === true;
  return wanted
    .filter(
      ([, bit]) =>
        !appPermissions.has(
          inThread && bit === PermissionFlagsBits.SendMessages ? PermissionFlagsBits.SendMessagesInThreads : bit,
        ),
    )
    .map(([name]) => name);
}

/** Discord tells the roles with each interaction, whether the member is known already or not. */
function rolesOf({ member }: BaseInteraction): ReadonlyArray<string> {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

function displayName({ member, user }: BaseInteraction): string {
  if (member !== null && 'displayName' in member) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** The options of a slash command, each `undefined` if it was left out. */
export function optionsOf(interaction: ChatInputCommandInteraction): OptionReader {
  const { options } = interaction;
  return {
    ...simpleOptions(options),
    role: (name) => options.getRole(name)?.id,
    channel: (name) => options.getChannel(name)?.id,
    person(name) {
      const user = options.getUser(name);
      if (user === null) return undefined;
      const member = options.getMember(name);
      const called = member !== null && 'displayName' in member ? member.displayName : user.displayName;
      return { id: user.id, name: plainName(called), bot: user.bot, member: member !== null };
    },
  };
}

/** Reads the options while someone types: people can't be looked up. */
export function typedOptionsOf({ options }: AutocompleteInteraction): OptionReader {
  return { ...simpleOptions(options), person: () => undefined, role: () => undefined, channel: () => undefined };
}

type Resolver = Pick<CommandInteractionOptionResolver, 'getString' | 'getInteger' | 'getBoolean' | 'getSubcommand'>;

function simpleOptions(options: Resolver): Omit<OptionReader, 'person' | 'role' | 'channel'> {
  return {
    subcommand: options.getSubcommand(false) ?? undefined,
    text: (name) => options.getString(name) ?? undefined,
    number: (name) => options.getInteger(name) ?? undefined,
    flag: (name) => options.getBoolean(name) ?? undefined,
  };
}
