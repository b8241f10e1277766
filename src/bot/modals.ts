import type { APIMessageComponentEmoji } from 'discord.js';
import type { Press } from './press.ts';

/** A form that Discord shows in front of everything; what is filled in comes back as a press with values. */
export interface Modal {
  readonly press: Press;
  readonly title: string;
  /** 1 to 5. */
  readonly fields: ReadonlyArray<ModalField>;
}

export type ModalField =
  /** `most`: characters. */
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly value?: string;
      readonly placeholder?: string;
      readonly long: boolean;
      readonly required: boolean;
      readonly most: number;
    }
  | {
      readonly kind: 'menu';
      readonly name: string;
      readonly label: string;
      readonly options: ReadonlyArray<ModalOption>;
      readonly least: number;
      readonly most: number;
    };

export interface ModalOption {
  readonly value: string;
  readonly label: string;
  readonly picked: boolean;
  readonly emoji?: APIMessageComponentEmoji;
}

/** The values of a form's fields, by name; a menu may have several values or none. */
export type Filled = Readonly<Record<string, ReadonlyArray<string>>>;
