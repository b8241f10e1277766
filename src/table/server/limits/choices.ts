import {
  ApplicationCommandOptionType as Kind,
  type APICommandAutocompleteInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { invalidForm, type Issue } from '../errors.ts';
import { atMost, issue, type Path } from './issue.ts';
import { limits } from './numbers.ts';

/** Refuses autocomplete choices that break a limit or don't fit the option they are for. */
export function checkChoices(
  data: APICommandAutocompleteInteractionResponseCallbackData | undefined,
  optionType: number,
): void {
  const path: Path = ['data', 'choices'];
  const choices = data?.choices ?? [];
  const issues = [
    ...atMost(path, choices, limits.autocompleteChoices),
    ...choices.flatMap((choice, index) => valueIssues(choice.value, optionType, [...path, index, 'value'])),
  ];
  if (issues.length > 0) throw invalidForm(issues);
}

function valueIssues(value: string | number, optionType: number, path: Path): Issue[] {
  if (optionType === Kind.String) {
    return typeof value === 'string'
      ? atMost(path, value, limits.choiceValue)
      : [issue(path, 'STRING_TYPE_CONVERT', 'Could not interpret value as string.')];
  }
  const fits = typeof value === 'number' && (optionType === Kind.Number || Number.isInteger(value));
  return fits ? [] : [issue(path, 'NUMBER_TYPE_COERCE', 'Value is not a number of the kind that the option takes.')];
}
