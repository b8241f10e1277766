import { PermissionFlagsBits } from 'discord.js';
import type { AutocompleteInteraction, BaseInteraction, ChatInputCommandInteraction, CommandInteractionOptionResolver } from 'discord.js';
import { sayIn } from '../words/index.ts';
import { plainName } from './text/escape.ts';
import type { Caller, OptionReader } from './types.ts';

/** All that people do with commands, buttons and menus; Discord tells their language with each. */
type RepliableOrCompleting = BaseInteraction & { readonly locale: string };

/** Who does something, and where. */
export function callerOf(interaction: RepliableOrCompleting): Caller {
  return {
    person: {
      id: interaction.user.id,
      name: plainName(displayName(interaction)),
      administrator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    },
    say: sayIn(interaction.locale),
    guildId: interaction.guildId ?? undefined,
    channelId: interaction.channelId ?? '',
    lacking: lackingOf(interaction),
  };
}

const needed = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages', PermissionFlagsBits.SendMessages],
  ['Attach Files', PermissionFlagsBits.AttachFiles],
  ['Read Message History', PermissionFlagsBits.ReadMessageHistory],
] as const;

function lackingOf({ appPermissions, channel }: BaseInteraction): ReadonlyArray<string> {
  const inThread = channel?.isThread() === true;
  return needed.filter(([, bit]) => !appPermissions.has(inThread && bit === PermissionFlagsBits.SendMessages ? PermissionFlagsBits.SendMessagesInThreads : bit)).map(([name]) => name);
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
    person(name) {
      const user = options.getUser(name);
      if (user === null) return undefined;
      const member = options.getMember(name);
      const called = member !== null && 'displayName' in member ? member.displayName : user.displayName;
      return { id: user.id, name: plainName(called), bot: user.bot };
    },
  };
}

/** While somebody types: people can't be looked up. */
export function typedOptionsOf({ options }: AutocompleteInteraction): OptionReader {
  return { ...simpleOptions(options), person: () => undefined };
}

type Resolver = Pick<CommandInteractionOptionResolver, 'getString' | 'getInteger' | 'getBoolean' | 'getSubcommand'>;

function simpleOptions(options: Resolver): Omit<OptionReader, 'person'> {
  return {
    subcommand: options.getSubcommand(false) ?? undefined,
    text: (name) => options.getString(name) ?? undefined,
    number: (name) => options.getInteger(name) ?? undefined,
    flag: (name) => options.getBoolean(name) ?? undefined,
  };
}
