import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  type APIApplicationCommand,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10';
import type { TypedOption } from '../../contract.ts';
import { rolePayloads } from '../model/guild.ts';
import type { World } from '../model/world.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface TypedCommand {
  readonly command: APIApplicationCommand;
  readonly options: ReadonlyArray<TypedOption>;
}

/**
 * “game create” and `{ players: 5 }` as Discord's client would send them. People, roles and channels may be given by
 * name.
 */
export function typeCommand(
  world: World,
  path: string,
  { values, focused }: { values: OptionValues; focused?: string | undefined },
): TypedCommand {
  const [name = '', ...rest] = path.replace(/^\//, '').split(/\s+/);
  const typed = world.commands.all().filter(({ type }) => type === ApplicationCommandType.ChatInput);
  const command = typed.find((candidate) => candidate.name === name);
  if (command === undefined) {
    throw new Error(
      `There is no command /${name}. There are: ${typed.map((known) => `/${known.name}`).join(', ') || 'none'}.`,
    );
  }
  return { command, options: typeLevel(world, { options: command.options ?? [], path: rest, values, focused }) };
}

/** A command of the “Apps” menu by its name. */
export function menuNamed(world: World, name: string): APIApplicationCommand {
  const menus = world.commands.all().filter(({ type }) => type !== ApplicationCommandType.ChatInput);
  const found = menus.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  throw new Error(
    `There is no “${name}” in the Apps menu. There are: ${menus.map((known) => known.name).join(', ') || 'none'}.`,
  );
}

interface Level {
  readonly options: ReadonlyArray<APIApplicationCommandOption>;
  readonly path: ReadonlyArray<string>;
  readonly values: OptionValues;
  readonly focused: string | undefined;
}

function typeLevel(world: World, { options, path, values, focused }: Level): TypedOption[] {
  const [next, ...rest] = path;
  if (next === undefined) {
    const names = focused === undefined || focused in values ? Object.keys(values) : [...Object.keys(values), focused];
    return names.map((name) =>
      typeValue(world, { options, name, value: values[name] ?? '', focused: name === focused }),
    );
  }
  const below = options.find((option) => option.name === next);
  if (below === undefined || (below.type !== Kind.Subcommand && below.type !== Kind.SubcommandGroup)) {
    throw new Error(`There is no subcommand “${next}”. There are: ${options.map((option) => option.name).join(', ')}.`);
  }
  return [
    {
      name: below.name,
      type: below.type,
      options: typeLevel(world, { options: below.options ?? [], path: rest, values, focused }),
    },
  ];
}

function typeValue(
  world: World,
  {
    options,
    name,
    value,
    focused,
  }: {
    options: ReadonlyArray<APIApplicationCommandOption>;
    name: string;
    value: string | number | boolean;
    focused: boolean;
  },
): TypedOption {
  const type = options.find((option) => option.name === name)?.type ?? kindOf(value);
  return { name, type, value: idFor(world, type, value), ...(focused ? { focused } : {}) };
}

function kindOf(value: string | number | boolean): number {
  if (typeof value === 'string') return Kind.String;
  if (typeof value === 'boolean') return Kind.Boolean;
  return Number.isInteger(value) ? Kind.Integer : Kind.Number;
}

function idFor(world: World, type: number, value: string | number | boolean): string | number | boolean {
  if (typeof value !== 'string') return value;
  if (type === Kind.User || type === Kind.Mentionable) return world.people.named(value)?.id ?? value;
  if (type === Kind.Role) return rolePayloads(world).find((role) => role.name === value)?.id ?? value;
  if (type !== Kind.Channel) return value;
  return world.channels.all().find((channel) => channel.kind !== 'dm' && channel.name === value)?.id ?? value;
}
