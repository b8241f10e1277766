import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  APIButtonComponentWithCustomId,
  APIMessageComponentEmoji,
  APISelectMenuOption,
  APIStringSelectComponent,
} from 'discord.js';
import { encodePress } from './customId.ts';
import type { Press } from './press.ts';
import { limits, shorten } from './text/limits.ts';
import type { ComponentRow } from './types.ts';
import { defined } from '../values/defined.ts';

export type ButtonLook = 'plain' | 'main' | 'good' | 'danger';

const styles = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export function button(
  press: Press,
  label: string,
  look: ButtonLook = 'plain',
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[look],
    label: shorten(label, limits.label),
    custom_id: encodePress(press),
    disabled,
  };
}

/** Rows of at most five buttons each. */
export function buttonRows(buttons: ReadonlyArray<APIButtonComponentWithCustomId>): ReadonlyArray<ComponentRow> {
  const rows: Array<ComponentRow> = [];
  for (let first = 0; first < buttons.length; first += limits.buttonsInRow) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(first, first + limits.buttonsInRow) });
  }
  return rows;
}

/** Buttons that are always there, below the choices; beside them if those are few. */
export function withControls(
  rows: ReadonlyArray<ComponentRow>,
  controls: ReadonlyArray<APIButtonComponentWithCustomId>,
): ReadonlyArray<ComponentRow> {
  const [only, ...others] = rows;
  const beside =
    only !== undefined &&
    others.length === 0 &&
    only.components.length + controls.length <= limits.buttonsInRow &&
    only.components.every(({ type }) => type === ComponentType.Button);
  return beside ? [{ ...only, components: [...only.components, ...controls] }] : [...rows, ...buttonRows(controls)];
}

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly picked: boolean;
  readonly emoji?: APIMessageComponentEmoji;
}

/** A menu of at most 25 options, alone in its row. */
export function menuRow(
  press: Press,
  placeholder: string,
  options: ReadonlyArray<MenuOption>,
  least: number,
  most: number,
  disabled = false,
): ComponentRow {
  const menu: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: encodePress(press),
    placeholder: shorten(placeholder, limits.placeholder),
    min_values: least,
    max_values: most,
    options: options.map(menuOption),
    ...(disabled ? { disabled } : {}),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** Returns as many menus as the options need. `press` returns the meaning of each menu, by its place from 0. */
export function menuRows(
  press: (part: number) => Press,
  placeholder: string,
  options: ReadonlyArray<MenuOption>,
  least: number,
  most: number,
): ReadonlyArray<ComponentRow> {
  const parts = Array.from({ length: Math.ceil(options.length / limits.menuOptions) }, (_, part) =>
    options.slice(part * limits.menuOptions, (part + 1) * limits.menuOptions),
  );
  return parts.map((some, part) => menuRow(press(part), placeholder, some, least, Math.min(most, some.length)));
}

/** Returns the option in Discord's shape, its texts cut to Discord's limits. */
export function menuOption({ value, label, detail, picked, emoji }: MenuOption): APISelectMenuOption {
  return {
    value,
    label: shorten(label, limits.menuLabel),
    ...(detail === '' ? {} : { description: shorten(detail, limits.menuDetail) }),
    ...defined({ emoji }),
    ...(picked ? { default: true } : {}),
  };
}
