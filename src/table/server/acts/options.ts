import {
  ApplicationCommandOptionType as Kind,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10';
import type { Say, Sentence } from '../../../words/index.ts';
import type { TypedOption } from '../../contract.ts';
import { isSnowflake } from '../snowflake.ts';
import type { StoredOptionChoice } from '../model/records.ts';
import { refuse } from './refuse.ts';

/** The part of a command that the person has picked: its full name, its options, and what was typed into them. */
export interface PickedCommand {
  readonly fullName: string;
  readonly options: ReadonlyArray<APIApplicationCommandBasicOption>;
  readonly typed: ReadonlyArray<TypedOption>;
}

interface Level {
  readonly name: string;
  readonly options?: ReadonlyArray<APIApplicationCommandOption> | undefined;
}

/** Walks down to the subcommand that was picked; refuses what the command doesn't have. */
export function pickSubcommand(level: Level, typed: ReadonlyArray<TypedOption>, fullName = level.name): PickedCommand {
  const nested = (level.options ?? []).filter(
    (option) => option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup,
  );
  if (nested.length === 0) return { fullName, options: (level.options ?? []).filter(isBasic), typed };
  const [picked] = typed;
  const below = nested.find((option) => option.name === picked?.name && option.type === picked.type);
  if (picked === undefined || below === undefined || typed.length !== 1) {
    return refuse((say) =>
      say('table.subcommands', { commands: nested.map((option) => `/${fullName} ${option.name}`).join(', ') }),
    );
  }
  return pickSubcommand(below, picked.options ?? [], `${fullName} ${below.name}`);
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== Kind.Subcommand && option.type !== Kind.SubcommandGroup;
}

/** Refuses values that Discord's client would not let the person send. */
export function checkTyped({ fullName, options, typed }: PickedCommand): void {
  for (const value of typed) checkOne(fullName, options, value);
  const missing = options.filter(
    (option) => option.required === true && !typed.some((value) => value.name === option.name),
  );
  if (missing.length > 0) refuse((say) => say('table.needs', { command: fullName, options: quoted(missing, say) }));
  if (new Set(typed.map((value) => value.name)).size < typed.length) refuse((say) => say('table.optionTwice'));
}

function checkOne(
  fullName: string,
  options: ReadonlyArray<APIApplicationCommandBasicOption>,
  value: TypedOption,
): void {
  const option = options.find((candidate) => candidate.name === value.name);
  if (option === undefined) return refuse((say) => say('table.noOption', { command: fullName, option: value.name }));
  if (option.type !== value.type)
    return refuse((say) => say('table.optionType', { option: option.name, wanted: option.type, given: value.type }));
  const complaint = complaintAbout(option, value.value);
  if (complaint !== undefined) refuse(complaint);
}

function complaintAbout(option: APIApplicationCommandBasicOption, value: TypedOption['value']): Sentence | undefined {
  switch (option.type) {
    case Kind.String:
      return textComplaint(option, value);
    case Kind.Integer:
    case Kind.Number:
      return numberComplaint(option, value);
    case Kind.Boolean:
      return typeof value === 'boolean' ? undefined : (say) => say('table.trueOrFalse', { option: option.name });
    default:
      return typeof value === 'string' && isSnowflake(value)
        ? undefined
        : (say) => say('table.fromList', { option: option.name });
  }
}

function textComplaint(
  option: Extract<APIApplicationCommandBasicOption, { type: Kind.String }>,
  value: TypedOption['value'],
): Sentence | undefined {
  const { name } = option;
  if (typeof value !== 'string' || value === '') return (say) => say('table.optionEmpty', { option: name });
  if (option.choices !== undefined && option.choices.length > 0) return choiceComplaint(name, option.choices, value);
  const least = option.min_length ?? 0;
  if (value.length < least) return (say) => say('table.optionShort', { option: name, least });
  const most = option.max_length ?? 6000;
  return value.length > most ? (say) => say('table.optionLong', { option: name, most }) : undefined;
}

function numberComplaint(
  option: Extract<APIApplicationCommandBasicOption, { type: Kind.Integer | Kind.Number }>,
  value: TypedOption['value'],
): Sentence | undefined {
  const { name, min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (typeof value !== 'number' || !Number.isFinite(value)) return (say) => say('table.notNumber', { option: name });
  if (option.type === Kind.Integer && !Number.isInteger(value)) return (say) => say('table.notWhole', { option: name });
  const choices: ReadonlyArray<StoredOptionChoice> = option.choices ?? [];
  if (choices.length > 0) return choiceComplaint(name, choices, value);
  if (value < least) return (say) => say('table.tooLittle', { option: name, least });
  return value > most ? (say) => say('table.tooMuch', { option: name, most }) : undefined;
}

function choiceComplaint(
  option: string,
  choices: ReadonlyArray<StoredOptionChoice>,
  value: string | number,
): Sentence | undefined {
  return choices.some((choice) => choice.value === value) ? undefined : (say) => say('table.notOffered', { option });
}

const quoted = (options: ReadonlyArray<{ readonly name: string }>, say: Say): string =>
  new Intl.ListFormat(say.locale).format(options.map(({ name }) => say('table.quoted', { option: name })));
