import {
  ApplicationCommandOptionType as Kind,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10';
import type { TypedOption } from '../../contract.ts';
import { isSnowflake } from '../snowflake.ts';
import type { Choice } from '../model/records.ts';
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
  const nested = (level.options ?? []).filter((option) => option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup);
  if (nested.length === 0) return { fullName, options: (level.options ?? []).filter(isBasic), typed };
  const [picked] = typed;
  const below = nested.find((option) => option.name === picked?.name && option.type === picked.type);
  if (picked === undefined || below === undefined || typed.length !== 1) {
    return refuse(`Pick one of: ${nested.map((option) => `/${fullName} ${option.name}`).join(', ')}.`);
  }
  return pickSubcommand(below, picked.options ?? [], `${fullName} ${below.name}`);
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== Kind.Subcommand && option.type !== Kind.SubcommandGroup;
}

/** Refuses values that Discord's client would not let the person send. */
export function checkTyped({ fullName, options, typed }: PickedCommand): void {
  for (const value of typed) checkOne(fullName, options, value);
  const missing = options.filter((option) => option.required === true && !typed.some((value) => value.name === option.name));
  if (missing.length > 0) refuse(`/${fullName} needs ${missing.map((option) => `«${option.name}»`).join(' and ')}.`);
  if (new Set(typed.map((value) => value.name)).size < typed.length) refuse('An option was given twice.');
}

function checkOne(fullName: string, options: ReadonlyArray<APIApplicationCommandBasicOption>, value: TypedOption): void {
  const option = options.find((candidate) => candidate.name === value.name);
  if (option === undefined) return refuse(`/${fullName} has no option «${value.name}».`);
  if (option.type !== value.type) return refuse(`«${option.name}» is an option of type ${option.type}, not ${value.type}.`);
  const complaint = complaintAbout(option, value.value);
  if (complaint !== undefined) refuse(`«${option.name}» ${complaint}.`);
}

function complaintAbout(option: APIApplicationCommandBasicOption, value: TypedOption['value']): string | undefined {
  switch (option.type) {
    case Kind.String:
      return textComplaint(option, value);
    case Kind.Integer:
    case Kind.Number:
      return numberComplaint(option, value);
    case Kind.Boolean:
      return typeof value === 'boolean' ? undefined : 'is either true or false';
    default:
      return typeof value === 'string' && isSnowflake(value) ? undefined : 'must be picked from the list';
  }
}

function textComplaint(
  option: Extract<APIApplicationCommandBasicOption, { type: Kind.String }>,
  value: TypedOption['value'],
): string | undefined {
  if (typeof value !== 'string' || value === '') return 'must be filled in';
  if (option.choices !== undefined && option.choices.length > 0) return choiceComplaint(option.choices, value);
  if (value.length < (option.min_length ?? 0)) return `needs at least ${option.min_length} characters`;
  const most = option.max_length ?? 6000;
  return value.length > most ? `takes at most ${most} characters` : undefined;
}

function numberComplaint(
  option: Extract<APIApplicationCommandBasicOption, { type: Kind.Integer | Kind.Number }>,
  value: TypedOption['value'],
): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (option.type === Kind.Integer && !Number.isInteger(value)) return 'must be a whole number';
  const choices: ReadonlyArray<Choice> = option.choices ?? [];
  if (choices.length > 0) return choiceComplaint(choices, value);
  if (value < (option.min_value ?? -Infinity)) return `must be at least ${option.min_value}`;
  return value > (option.max_value ?? Infinity) ? `must be at most ${option.max_value}` : undefined;
}

function choiceComplaint(choices: ReadonlyArray<Choice>, value: string | number): string | undefined {
  return choices.some((choice) => choice.value === value) ? undefined : 'must be one of the offered choices';
}
