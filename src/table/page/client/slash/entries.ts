import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Locale } from '../../../../words/languages.ts';
import type { TablePerson } from '../../../contract.ts';
import { CHAT_COMMAND, MENU_COMMAND, OPTION } from '../discord.ts';
import { shownDescription, shownName } from './localized.ts';

export interface OptionChoice {
  readonly name: string;
  readonly value: string | number;
}

export interface OptionSpec {
  readonly name: string;
  /** The name that the person reads and may type for it, in their own language. */
  readonly shown: string;
  readonly description: string;
  readonly type: number;
  readonly required: boolean;
  readonly choices: ReadonlyArray<OptionChoice>;
  readonly autocomplete: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** The types of channels, for an option for a channel. */
  readonly channelTypes: ReadonlyArray<number> | undefined;
}

/** One thing that can be typed: a command without subcommands, or one subcommand. */
export interface CommandEntry {
  readonly commandId: string;
  /** The bot's name for it: “game create”. */
  readonly path: string;
  /** The text after the slash, in the person's own language; the bot's name works too. */
  readonly shown: string;
  readonly description: string;
  /** The types of the words of the path after the first: subcommand group, subcommand. */
  readonly nesting: ReadonlyArray<{ readonly name: string; readonly type: number }>;
  readonly options: ReadonlyArray<OptionSpec>;
}

/** Everything that this person may type, in the order the bot gave. */
export function entriesFor(
  commands: ReadonlyArray<APIApplicationCommand>,
  person: TablePerson,
  { inDm, locale }: { readonly inDm: boolean; readonly locale: Locale },
): ReadonlyArray<CommandEntry> {
  return commands
    .filter((command) => command.type === CHAT_COMMAND && allowed(command, person, inDm))
    .flatMap((command) => entriesOf(command, locale));
}

/** The commands of the “Apps” menu that this person finds on a person or on a message. */
export function menusFor(
  commands: ReadonlyArray<APIApplicationCommand>,
  person: TablePerson,
  { kind, inDm }: { readonly kind: keyof typeof MENU_COMMAND; readonly inDm: boolean },
): ReadonlyArray<APIApplicationCommand> {
  return commands.filter((command) => command.type === MENU_COMMAND[kind] && allowed(command, person, inDm));
}

const GUILD_CONTEXT = 0;
const DM_CONTEXT = 1;

/** Commands that were registered in a guild exist there alone, whatever contexts they name. */
function allowed(command: APIApplicationCommand, person: TablePerson, inDm: boolean): boolean {
  if (inDm) return command.guild_id === undefined && (command.contexts?.includes(DM_CONTEXT) ?? true);
  if (command.contexts?.includes(GUILD_CONTEXT) === false) return false;
  return person.admin || (command.default_member_permissions ?? undefined) === undefined;
}

function entriesOf(command: APIApplicationCommand, locale: Locale): ReadonlyArray<CommandEntry> {
  const root: CommandEntry = {
    commandId: command.id,
    path: command.name,
    shown: shownName(command, locale),
    description: shownDescription(command, locale),
    nesting: [],
    options: [],
  };
  return descend(root, command.options ?? [], locale);
}

function descend(
  at: CommandEntry,
  options: ReadonlyArray<APIApplicationCommandOption>,
  locale: Locale,
): ReadonlyArray<CommandEntry> {
  const nested = options.filter((option) => option.type === OPTION.subcommand || option.type === OPTION.group);
  if (nested.length === 0) return [{ ...at, options: options.map((option) => specOf(option, locale)) }];
  return nested.flatMap((option) =>
    descend(
      {
        ...at,
        path: `${at.path} ${option.name}`,
        shown: `${at.shown} ${shownName(option, locale)}`,
        description: shownDescription(option, locale),
        nesting: [...at.nesting, { name: option.name, type: option.type }],
      },
      option.options ?? [],
      locale,
    ),
  );
}

function specOf(option: APIApplicationCommandOption, locale: Locale): OptionSpec {
  return {
    name: option.name,
    shown: shownName(option, locale),
    description: shownDescription(option, locale),
    type: option.type,
    required: option.required ?? false,
    choices:
      'choices' in option
        ? (option.choices ?? []).map((choice) => ({ name: shownName(choice, locale), value: choice.value }))
        : [],
    autocomplete: 'autocomplete' in option && option.autocomplete === true,
    min: 'min_value' in option ? option.min_value : undefined,
    max: 'max_value' in option ? option.max_value : undefined,
    minLength: 'min_length' in option ? option.min_length : undefined,
    maxLength: 'max_length' in option ? option.max_length : undefined,
    channelTypes: 'channel_types' in option ? option.channel_types : undefined,
  };
}
