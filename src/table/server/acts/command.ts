import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits as Bits,
  type APIApplicationCommand,
  type APIMessage,
} from 'discord-api-types/v10';
import type { TypedOption, UserAction } from '../../contract.ts';
import type { Channel, Interaction } from '../model/records.ts';
import type { TableMember } from '../model/people.ts';
import { has, isAllowedTo, permissionsIn } from '../model/permissions.ts';
import type { World } from '../model/world.ts';
import { checkTyped, pickSubcommand, type PickedCommand } from './options.ts';
import { channelFor, messageFor, personWith } from './place.ts';
import { refuse } from './refuse.ts';
import { resolve, wantedByOptions } from './resolved.ts';
import { startInteraction } from './start.ts';
import { defined } from '../../../values/defined.ts';

type CommandAction = Extract<UserAction, { do: 'command' | 'autocomplete' }>;
type MenuAction = Extract<UserAction, { do: 'menu' }>;

/** A person sends a slash command. */
export function useCommand(world: World, action: CommandAction): Interaction {
  const { person, channel, command, picked } = prepare(world, action);
  checkTyped(picked);
  const resolved = resolve(world, { person, channel, wanted: wantedByOptions(picked) });
  return startInteraction(world, {
    type: InteractionType.ApplicationCommand,
    person,
    channel,
    commandName: picked.fullName,
    parts: { data: { ...commandData(command, action.options), ...defined({ resolved }) } },
  });
}

/** A person uses a command of the “Apps” menu. */
export function useMenu(world: World, action: MenuAction): Interaction {
  const { person, channel, command } = allowed(world, action);
  const { targetId } = action;
  return startInteraction(world, {
    type: InteractionType.ApplicationCommand,
    person,
    channel,
    commandName: command.name,
    parts: {
      data: {
        ...commandData(command, []),
        target_id: targetId,
        resolved: resolvedTarget(world, command, { person, channel, targetId }),
      },
    },
  });
}

function resolvedTarget(
  world: World,
  { type }: APIApplicationCommand,
  { person, channel, targetId }: { person: TableMember; channel: Channel; targetId: string },
): object {
  switch (type) {
    case ApplicationCommandType.User:
      return resolve(world, { person, channel, wanted: [{ kind: 'user', id: targetId }] }) ?? {};
    case ApplicationCommandType.Message:
      return { messages: { [targetId]: lastingMessage(world, person, channel, targetId) } };
    default:
      return refuse((say) => say('table.typedOnly'));
  }
}

/** Discord's client has no “Apps” menu on what only one person sees. */
function lastingMessage(world: World, person: TableMember, channel: Channel, messageId: string): APIMessage {
  const { message } = messageFor(world, person, { channelId: channel.id, messageId });
  if (((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0) return refuse((say) => say('table.noMenuHere'));
  return message;
}

/** A person types into an option that completes itself. */
export function autocomplete(world: World, action: CommandAction): Interaction {
  const { person, channel, command, picked } = prepare(world, action);
  const focused = picked.typed.filter((option) => option.focused === true);
  const [typed] = focused;
  const option = picked.options.find((candidate) => candidate.name === typed?.name);
  if (typed === undefined || option === undefined || focused.length > 1) return refuse((say) => say('table.oneFocus'));
  if (!('autocomplete' in option) || option.autocomplete !== true)
    return refuse((say) => say('table.notCompleting', { option: option.name }));
  return startInteraction(world, {
    type: InteractionType.ApplicationCommandAutocomplete,
    person,
    channel,
    commandName: picked.fullName,
    focusedType: option.type,
    parts: { data: commandData(command, action.options) },
  });
}

interface Prepared {
  readonly person: TableMember;
  readonly channel: Channel;
  readonly command: APIApplicationCommand;
  readonly picked: PickedCommand;
}

function prepare(world: World, action: CommandAction): Prepared {
  const { person, channel, command } = allowed(world, action);
  if (command.type !== ApplicationCommandType.ChatInput)
    return refuse((say) => say('table.menuOnly', { command: command.name }));
  return { person, channel, command, picked: pickSubcommand(command, action.options) };
}

/**
 * Returns the person, the channel and the command. Throws a `ClientRefusal` if Discord's client would not offer the
 * command there.
 */
function allowed(world: World, action: CommandAction | MenuAction): Omit<Prepared, 'picked'> {
  const person = personWith(world, action.user);
  const channel = channelFor(world, person, action.channelId);
  const command = world.commands.byId(action.commandId) ?? refuse((say) => say('table.outdated'));
  refuseElsewhere(command, channel);
  refuseWithoutPermission(world, { command, person, channel });
  return { person, channel, command };
}

function refuseElsewhere(command: APIApplicationCommand, channel: Channel): void {
  if (channel.kind === 'text' && channel.forum !== undefined) refuse((say) => say('table.inPosts'));
  const direct = channel.kind === 'dm';
  const contexts = command.contexts ?? [
    InteractionContextType.Guild,
    ...(command.dm_permission === false ? [] : [InteractionContextType.BotDM]),
  ];
  if (direct && command.guild_id !== undefined) refuse((say) => say('table.ofGuild', { command: command.name }));
  if (!contexts.includes(direct ? InteractionContextType.BotDM : InteractionContextType.Guild)) {
    refuse((say) => say(direct ? 'table.notDirect' : 'table.notInGuild', { command: command.name }));
  }
}

function refuseWithoutPermission(
  world: World,
  { command, person, channel }: { command: APIApplicationCommand; person: TableMember; channel: Channel },
): void {
  if (channel.kind === 'dm') return;
  const permissions = permissionsIn(world, person.id, channel);
  if (!has(permissions, Bits.UseApplicationCommands)) refuse((say) => say('table.noCommands'));
  if (!isAllowedTo(command, permissions)) refuse((say) => say('table.noPermission', { command: command.name }));
}

function commandData(command: APIApplicationCommand, options: ReadonlyArray<TypedOption>): Record<string, unknown> {
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...defined({ guild_id: command.guild_id }),
    ...(options.length === 0 ? {} : { options: options.map(sentOption) }),
  };
}

function sentOption({ name, type, value, options, focused }: TypedOption): TypedOption {
  const isNested = type === Kind.Subcommand || type === Kind.SubcommandGroup;
  if (isNested) return { name, type, options: (options ?? []).map(sentOption) };
  return { name, type, value: value ?? '', ...(focused === true ? { focused } : {}) };
}
