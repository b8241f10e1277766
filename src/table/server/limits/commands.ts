import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Issue } from '../errors.ts';
import { atMost, issue, repeated, required, type Path } from './issue.ts';
import { limits } from './numbers.ts';

const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Returns the issues that Discord finds in a slash command beyond its schema. */
export function commandIssues(command: RESTPostAPIApplicationCommandsJSONBody, path: Path = []): Issue[] {
  // Commands of the “Apps” menu have free names and neither description nor options.
  if (command.type !== undefined && command.type !== ApplicationCommandType.ChatInput) return [];
  if (!('description' in command)) return [required([...path, 'description'])];
  const options = command.options ?? [];
  return [
    ...nameIssues(command.name, [...path, 'name']),
    ...(command.description.length === 0 ? [required([...path, 'description'])] : []),
    ...listIssues(options, [...path, 'options'], 'command'),
    ...sizeIssues(command, path),
  ];
}

function nameIssues(name: string, path: Path): Issue[] {
  if (namePattern.test(name) && name === name.toLowerCase()) return [];
  return [issue(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];
}

type Level = 'command' | 'group' | 'subcommand';

function listIssues(options: ReadonlyArray<APIApplicationCommandOption>, path: Path, level: Level): Issue[] {
  const nested = options.filter((option) => option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup);
  const doubles = repeated(options.map((option) => option.name)).map(({ index }) =>
    issue([...path, index, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE', 'Option names must be unique.'),
  );
  const mixed = nested.length > 0 && nested.length < options.length;
  return [
    ...atMost(path, options, limits.commandOptions),
    ...doubles,
    ...(mixed
      ? [issue(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands and other options cannot be mixed.')]
      : []),
    ...orderIssues(options, path),
    ...options.flatMap((option, index) => optionIssues(option, [...path, index], level)),
  ];
}

function orderIssues(options: ReadonlyArray<APIApplicationCommandOption>, path: Path): Issue[] {
  const firstOptional = options.findIndex((option) => option.required !== true);
  if (firstOptional === -1) return [];
  return options.flatMap((option, index) =>
    option.required === true && index > firstOptional
      ? [
          issue(
            [...path, index],
            'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            'Required options must be placed before non-required options',
          ),
        ]
      : [],
  );
}

function optionIssues(option: APIApplicationCommandOption, path: Path, level: Level): Issue[] {
  const name = nameIssues(option.name, [...path, 'name']);
  if (option.type === Kind.SubcommandGroup) {
    const misplaced = level === 'command' ? [] : [wrongPlace(path, 'A group can only stand at the top.')];
    return [...name, ...misplaced, ...listIssues(option.options ?? [], [...path, 'options'], 'group')];
  }
  if (option.type === Kind.Subcommand) {
    const misplaced = level === 'subcommand' ? [wrongPlace(path, 'Sub-commands cannot hold sub-commands.')] : [];
    return [...name, ...misplaced, ...listIssues(option.options ?? [], [...path, 'options'], 'subcommand')];
  }
  return [...name, ...choiceIssues(option, path)];
}

function wrongPlace(path: Path, message: string): Issue {
  return issue([...path, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
}

function choiceIssues(option: APIApplicationCommandBasicOption, path: Path): Issue[] {
  const choices: ReadonlyArray<{ name: string; value: string | number }> =
    'choices' in option ? (option.choices ?? []) : [];
  const exclusive = 'autocomplete' in option && option.autocomplete === true && choices.length > 0;
  return [
    ...(exclusive
      ? [
          issue(
            path,
            'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
            'autocomplete and choices are mutually exclusive.',
          ),
        ]
      : []),
    ...repeated(choices.map((choice) => choice.name)).map(({ index }) =>
      issue(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_NOT_UNIQUE',
        'Choice names must be unique.',
      ),
    ),
    ...choices.flatMap((choice, index) =>
      typeof choice.value === 'string'
        ? atMost([...path, 'choices', index, 'value'], choice.value, limits.choiceValue)
        : [],
    ),
  ];
}

function sizeIssues(command: RESTPostAPIApplicationCommandsJSONBody, path: Path): Issue[] {
  return commandSize(command) > limits.commandCharacters
    ? [issue(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${limits.commandCharacters})`)]
    : [];
}

interface Sized {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly options?: ReadonlyArray<Sized> | undefined;
  readonly choices?: ReadonlyArray<{ readonly name: string; readonly value: string | number }> | undefined;
}

/** The characters of names, descriptions and values that Discord adds up; of translations the longest one counts. */
export function commandSize(thing: Sized): number {
  const own =
    longest(thing.name, thing.name_localizations) + longest(thing.description ?? '', thing.description_localizations);
  const choices = (thing.choices ?? []).reduce(
    (sum, choice) => sum + choice.name.length + String(choice.value).length,
    0,
  );
  return own + choices + (thing.options ?? []).reduce((sum, option) => sum + commandSize(option), 0);
}

function longest(
  text: string,
  translations: Readonly<Record<string, string | null | undefined>> | null | undefined,
): number {
  return Math.max(text.length, ...Object.values(translations ?? {}).map((translation) => translation?.length ?? 0));
}
