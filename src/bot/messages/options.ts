import type { OptionKey, OptionValue } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';

/** What an option of the rules is called. */
export function optionName(key: OptionKey, say: Say): string {
  return say(`options.${key}`);
}

/** What it is about, as part of a line. */
export function optionHelp(key: OptionKey, say: Say): string {
  return say(`options.${key}Help`);
}

/** What a value of an option is called. */
export function valueName(value: OptionValue, say: Say): string {
  return say(`options.${value}`);
}
