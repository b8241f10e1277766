import {
  ComponentType,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
} from 'discord-api-types/v10';
import { invalidForm, type Issue } from '../errors.ts';
import { modalFields, type PlacedField } from '../../modalFields.ts';
import { selectIssues } from './components.ts';
import { atMost, issue, repeated, required, type Path } from './issue.ts';
import { limits } from './numbers.ts';

/**
 * Refuses a modal that breaks a limit: five rows with one field each, custom ids only once, every text input with a
 * label.
 */
export function checkModal(modal: APIModalInteractionResponseCallbackData): void {
  const path: Path = ['data', 'components'];
  const fields = modalFields(modal.components);
  const issues = [
    ...atMost(path, modal.components, limits.modalRows),
    ...repeated(fields.map(({ field }) => field.custom_id)).map(({ index }) =>
      issue(
        [...path, ...(fields[index]?.path ?? []), 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      ),
    ),
    ...modal.components.flatMap((row, index) =>
      row.type === ComponentType.ActionRow && row.components.length > 1
        ? [issue([...path, index, 'components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A text input takes a whole row.')]
        : [],
    ),
    ...fields.flatMap((placed) => fieldIssues(placed, path)),
  ];
  if (issues.length > 0) throw invalidForm(issues);
}

function fieldIssues({ field, path: place, labelled }: PlacedField, path: Path): Issue[] {
  switch (field.type) {
    case ComponentType.TextInput:
      return inputIssues(field, [...path, ...place], labelled);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return selectIssues(field, [...path, ...place]);
    default:
      return [];
  }
}

function inputIssues(input: APITextInputComponent, path: Path, labelled: boolean): Issue[] {
  const value = input.value ?? '';
  return [
    ...(!labelled && (input.label ?? '') === '' ? [required([...path, 'label'])] : []),
    ...(input.max_length !== undefined ? atMost([...path, 'value'], value, input.max_length) : []),
    ...((input.min_length ?? 0) > (input.max_length ?? 4000)
      ? [
          issue(
            [...path, 'min_length'],
            'TEXT_INPUT_MIN_LENGTH_TOO_LARGE',
            'min_length must not be greater than max_length.',
          ),
        ]
      : []),
  ];
}
