import {
  ComponentType,
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
} from 'discord-api-types/v10';

type ModalRow = APIModalInteractionResponseCallbackData['components'][number];
export type ApiModalField = APIComponentInLabel | APITextInputComponent;

export interface PlacedField {
  readonly field: ApiModalField;
  readonly path: ReadonlyArray<string | number>;
  /** Stands in a label, which names it. */
  readonly labelled: boolean;
}

/** The fields of a modal that a person fills in, with their places in its components. */
export function modalFields(rows: ReadonlyArray<ModalRow>): PlacedField[] {
  return rows.flatMap((row, index): PlacedField[] => {
    switch (row.type) {
      case ComponentType.ActionRow:
        return row.components.map((field, place) => ({ field, path: [index, 'components', place], labelled: false }));
      case ComponentType.Label:
        return [{ field: row.component, path: [index, 'component'], labelled: true }];
      default:
        return [];
    }
  });
}
