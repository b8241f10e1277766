import {
  ComponentType,
  InteractionType,
  type APIModalInteractionResponseCallbackComponent,
  type APIStringSelectComponent,
  type APITextInputComponent,
} from 'discord-api-types/v10';
import type { UserAction } from '../../contract.ts';
import type { Interaction } from '../model/records.ts';
import { modalFields, type ApiModalField } from '../../modalFields.ts';
import type { World } from '../model/world.ts';
import { channelFor, personWith } from './place.ts';
import { refuse } from './refuse.ts';
import { startInteraction } from './start.ts';

type ModalAction = Extract<UserAction, { do: 'submitModal' }>;
type Fields = ModalAction['fields'];
type Row = APIModalInteractionResponseCallbackComponent;

/** A person sends the form that an earlier interaction opened; each form can be sent once. */
export function submitModal(world: World, action: ModalAction): Interaction {
  const person = personWith(world, action.user);
  const channel = channelFor(world, person, action.channelId);
  const opener = world.interactions.find(action.interactionId);
  const modal = opener?.modal;
  if (opener === undefined || modal === undefined || opener.userId !== person.id)
    return refuse((say) => say('table.formClosed'));
  const rows = opener.modalRows ?? [];
  const fields = modalFields(rows);
  const strangers = Object.keys(action.fields).filter((id) => !fields.some(({ field }) => field.custom_id === id));
  if (strangers.length > 0) refuse((say) => say('table.noField', { field: strangers.join(', ') }));
  for (const { field } of fields) refuseWrongValue(field, action.fields[field.custom_id] ?? '');
  const source =
    opener.sourceMessageId === undefined ? undefined : world.messages.find(channel.id, opener.sourceMessageId);
  delete opener.modal;
  return startInteraction(world, {
    type: InteractionType.ModalSubmit,
    person,
    channel,
    triggeredBy: opener,
    ...(source === undefined ? {} : { sourceMessageId: source.message.id }),
    parts: {
      data: {
        custom_id: modal.customId,
        components: rows.map((row, index) => submittedRow(row, index, action.fields)),
      },
      ...(source === undefined ? {} : { message: source.message }),
    },
  });
}

function refuseWrongValue(field: ApiModalField, value: string): void {
  switch (field.type) {
    case ComponentType.TextInput:
      return refuseWrongText(field, value);
    case ComponentType.StringSelect:
      return refuseWrongChoice(field, value);
    default:
      return refuse((say) => say('table.fieldType', { type: field.type }));
  }
}

function refuseWrongText(field: APITextInputComponent, value: string): void {
  const name = field.label ?? field.custom_id;
  const least = field.min_length ?? 0;
  const most = field.max_length ?? 4000;
  if (field.required !== false && value === '') refuse((say) => say('table.fieldEmpty', { field: name }));
  if (value !== '' && value.length < least) refuse((say) => say('table.fieldShort', { field: name, least }));
  if (value.length > most) refuse((say) => say('table.fieldLong', { field: name, most }));
}

/** The values of a menu come as one text, separated by line breaks. */
function refuseWrongChoice(field: APIStringSelectComponent, value: string): void {
  const values = chosen(value);
  const unknown = values.filter((one) => !field.options.some((option) => option.value === one));
  if (unknown.length > 0)
    refuse((say) => say('table.fieldChoice', { field: field.custom_id, choice: unknown.join(', ') }));
  const least = field.required === false ? 0 : (field.min_values ?? 1);
  const most = field.max_values ?? 1;
  if (values.length < least || values.length > most)
    refuse((say) => say('table.fieldCount', { least, most, field: field.custom_id }));
}

function chosen(value: string): string[] {
  return value === '' ? [] : value.split('\n');
}

function submittedRow(row: Row, index: number, fields: Fields): unknown {
  const id = index * 2 + 1;
  switch (row.type) {
    case ComponentType.ActionRow:
      return { type: row.type, id, components: row.components.map((field) => submittedField(field, id + 1, fields)) };
    case ComponentType.Label:
      return { type: row.type, id, component: submittedField(row.component, id + 1, fields) };
    default:
      return { type: row.type, id };
  }
}

function submittedField(field: ApiModalField, id: number, fields: Fields): unknown {
  const value = fields[field.custom_id] ?? '';
  const base = { type: field.type, id, custom_id: field.custom_id };
  return field.type === ComponentType.TextInput ? { ...base, value } : { ...base, values: chosen(value) };
}
