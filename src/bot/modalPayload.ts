import { ComponentType, TextInputStyle } from 'discord.js';
import type { APIComponentInLabel, APIModalInteractionResponseCallbackData, ModalSubmitInteraction } from 'discord.js';
import { menuOption } from './components.ts';
import { encodePress } from './customId.ts';
import type { Filled, Modal, ModalField } from './modals.ts';
import { limits, shorten } from './text/limits.ts';

/** Returns the modal in Discord's shape, its texts cut to Discord's limits. */
export function modalPayload({ press, title, fields }: Modal): APIModalInteractionResponseCallbackData {
  return {
    custom_id: encodePress(press),
    title: shorten(title, limits.modalTitle),
    components: fields.map((field) => ({
      type: ComponentType.Label,
      label: shorten(field.label, limits.modalLabel),
      component: componentOf(field),
    })),
  };
}

function componentOf(field: ModalField): APIComponentInLabel {
  if (field.kind === 'menu') {
    const { name, options, least, most } = field;
    return {
      type: ComponentType.StringSelect,
      custom_id: name,
      min_values: least,
      max_values: most,
      required: least > 0,
      options: options.map((option) => menuOption({ ...option, detail: '' })),
    };
  }
  const { name, value = '', placeholder, long, required, most } = field;
  return {
    type: ComponentType.TextInput,
    custom_id: name,
    style: long ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required,
    max_length: most,
    ...(value === '' ? {} : { value }),
    ...(placeholder === undefined ? {} : { placeholder: shorten(placeholder, limits.modalPlaceholder) }),
  };
}

export function filledIn({ fields }: ModalSubmitInteraction): Filled {
  return Object.fromEntries(fields.fields.map((field) => [field.customId, valuesOf(field)]));
}

type Field = ModalSubmitInteraction['fields']['fields'] extends Map<string, infer One> ? One : never;

function valuesOf(field: Field): ReadonlyArray<string> {
  if ('value' in field) return typeof field.value === 'string' ? [field.value] : [];
  return 'values' in field ? [...field.values] : [];
}
