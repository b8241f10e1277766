/** Whether Discord has the commands that we want. What it returns has ids, versions and defaults that no one sent. */

/** The fields that can be set when a command is registered: those of the command, of an option and of a choice. */
const commandFields = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'default_member_permissions',
  'nsfw',
  'contexts',
  'integration_types',
  'options',
] as const;
const optionFields = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'required',
  'choices',
  'options',
  'channel_types',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'autocomplete',
] as const;
const choiceFields = ['name', 'name_localizations', 'value'] as const;

/** The fields that Discord fills in from the application's settings if a command doesn't set them. */
const chosenByDiscord = ['contexts', 'integration_types'] as const;

const chatInput = 1;

/**
 * Compares commands by what they say, in any order.
 * @param registered as Discord returns them, with localizations
 * @param wanted as they are sent to Discord
 */
export function areRegistered(registered: unknown, wanted: ReadonlyArray<object>): boolean {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return false;
  const there = new Map(registered.map((command: unknown) => [keyOf(command), command]));
  return wanted.every((command) => {
    const found = there.get(keyOf(command));
    const isOurs = (field: string): boolean =>
      !chosenByDiscord.some((each) => each === field) || valueOf(command, field) !== undefined;
    const fields = commandFields.filter(isOurs);
    return found !== undefined && textOf(pick(found, fields)) === textOf(pick(command, fields));
  });
}

function keyOf(command: unknown): string {
  return textOf([valueOf(command, 'type') ?? chatInput, valueOf(command, 'name')]);
}

function textOf(form: unknown): string {
  return JSON.stringify(form);
}

/**
 * Returns the given fields of a command, an option or a choice in one form, the same for ours and for Discord's. Leaves
 * out empty ones.
 */
function pick(thing: unknown, fields: ReadonlyArray<string>): ReadonlyArray<readonly [string, unknown]> {
  return fields.flatMap((field) => {
    const value = formOf(field, valueOf(thing, field));
    return isNothing(value) ? [] : [[field, value] as const];
  });
}

function formOf(field: string, value: unknown): unknown {
  switch (field) {
    case 'type':
      return value ?? chatInput;
    case 'name_localizations':
    case 'description_localizations':
      return translations(value);
    case 'contexts':
    case 'integration_types':
    case 'channel_types':
      return Array.isArray(value) ? value.map(Number).toSorted((one, other) => one - other) : [];
    case 'options':
      return Array.isArray(value) ? value.map((option: unknown) => pick(option, optionFields)) : [];
    case 'choices':
      return Array.isArray(value) ? value.map((choice: unknown) => pick(choice, choiceFields)) : [];
    default:
      return value;
  }
}

/** Returns the translations that aren't empty, in the order of their language codes. */
function translations(value: unknown): ReadonlyArray<readonly [string, unknown]> {
  const all: ReadonlyArray<[string, unknown]> =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return all.filter(([, text]) => !isNothing(text)).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns whether a value says the same as a missing one, to Discord or to us. 0 is a value. */
function isNothing(value: unknown): boolean {
  return value == null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}

function valueOf(thing: unknown, field: string): unknown {
  return typeof thing === 'object' && thing !== null
    ? new Map<string, unknown>(Object.entries(thing)).get(field)
    : undefined;
}
