import type { APITextInputComponent, APIStringSelectComponent } from 'discord-api-types/v10';
import type { Say } from '../../../../words/say.ts';
import { COMPONENT } from '../discord.ts';

/** One line of a modal, whichever of Discord's shapes it came in. */
export type ModalPart =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly hint: string | undefined;
      readonly input: APITextInputComponent;
    }
  | {
      readonly kind: 'menu';
      readonly label: string;
      readonly hint: string | undefined;
      readonly menu: APIStringSelectComponent;
    };

/** The lines of a modal; parts that the practice table does not know are left out. */
export function partsOf(components: ReadonlyArray<unknown>, say: Say): ReadonlyArray<ModalPart> {
  return components.flatMap((component) => {
    if (isRow(component)) {
      return component.components
        .filter(isTextInput)
        .map((input) => textPart(input, input.label ?? say('page.forms.text'), undefined));
    }
    if (isLabel(component)) return labelled(component);
    if (isWords(component)) return [{ kind: 'words' as const, text: component.content }];
    return [];
  });
}

/** Returns the values of the fields before anyone types. */
export function presets(parts: ReadonlyArray<ModalPart>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parts.flatMap((part) => {
      if (part.kind === 'text') return [[part.input.custom_id, part.input.value ?? '']];
      if (part.kind === 'menu')
        return [[part.menu.custom_id, part.menu.options.find((option) => option.default === true)?.value ?? '']];
      return [];
    }),
  );
}

interface Label {
  readonly type: number;
  readonly label: string;
  readonly description?: string;
  readonly component: unknown;
}

function labelled({ label, description, component }: Label): ReadonlyArray<ModalPart> {
  if (isTextInput(component)) return [textPart(component, label, description)];
  if (isMenu(component)) return [{ kind: 'menu', label, hint: description, menu: component }];
  return [];
}

const textPart = (input: APITextInputComponent, label: string, hint: string | undefined): ModalPart => ({
  kind: 'text',
  label,
  hint,
  input,
});

const hasType = (value: unknown, type: number): value is { readonly type: number } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type;

const isRow = (value: unknown): value is { readonly components: ReadonlyArray<unknown> } =>
  hasType(value, COMPONENT.row) && 'components' in value && Array.isArray(value.components);
const isLabel = (value: unknown): value is Label =>
  hasType(value, COMPONENT.label) && 'label' in value && 'component' in value;
const isWords = (value: unknown): value is { readonly content: string } =>
  hasType(value, COMPONENT.text) && 'content' in value;
const isTextInput = (value: unknown): value is APITextInputComponent =>
  hasType(value, COMPONENT.textInput) && 'custom_id' in value;
const isMenu = (value: unknown): value is APIStringSelectComponent =>
  hasType(value, COMPONENT.stringSelect) && 'options' in value;
