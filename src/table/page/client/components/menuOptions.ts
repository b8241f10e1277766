import type { APIMessageComponentEmoji, APISelectMenuComponent } from 'discord-api-types/v10';
import type { Say } from '../../../../words/say.ts';
import { COMPONENT } from '../discord.ts';
import { holdersOf, pickableChannels } from '../state/names.ts';
import type { ClientWorld } from '../state/world.ts';

export interface PageMenuOption {
  readonly value: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly emoji: APIMessageComponentEmoji | undefined;
}

/** Returns the options of a menu: its own, or people, roles or channels of the guild. */
export function optionsOf(menu: APISelectMenuComponent, world: ClientWorld): ReadonlyArray<PageMenuOption> {
  switch (menu.type) {
    case COMPONENT.stringSelect:
      return menu.options.map(({ value, label, description, emoji }) => ({ value, label, description, emoji }));
    case COMPONENT.userSelect:
      return peopleIn(world);
    case COMPONENT.roleSelect:
      return rolesIn(world);
    case COMPONENT.mentionableSelect:
      return [...peopleIn(world), ...rolesIn(world)];
    case COMPONENT.channelSelect:
      return pickableChannels(world.channels, menu.channel_types).map(({ channel }) =>
        plain(channel.id, channel.name ?? channel.id, undefined),
      );
    default:
      return [];
  }
}

const peopleIn = (world: ClientWorld): ReadonlyArray<PageMenuOption> =>
  world.people.map(({ user, displayName }) => plain(user.id, displayName, user.username));
const rolesIn = (world: ClientWorld): ReadonlyArray<PageMenuOption> =>
  world.roles.map((role) => plain(role.id, role.name, holdersOf(world, role.id)));

const plain = (value: string, label: string, description: string | undefined): PageMenuOption => ({
  value,
  label,
  description,
  emoji: undefined,
});

/** Returns the values that are chosen before anyone touches the menu. */
export function presetOf(menu: APISelectMenuComponent): ReadonlyArray<string> {
  if (menu.type === COMPONENT.stringSelect)
    return menu.options.filter((option) => option.default === true).map((option) => option.value);
  return menu.default_values?.map((preset) => preset.id) ?? [];
}

/**
 * The values after a click on one: a menu for one value replaces, a menu for many adds and takes away, up to its limit.
 */
export function toggled(chosen: ReadonlyArray<string>, value: string, most: number): ReadonlyArray<string> {
  if (most === 1) return [value];
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  return chosen.length < most ? [...chosen, value] : chosen;
}

/** How many are wanted and how many are chosen, in words; undefined for the plain menu of one. */
export function wantedWords(
  { least, most, chosen }: { readonly least: number; readonly most: number; readonly chosen: number },
  say: Say,
): string | undefined {
  if (most === 1) return undefined;
  if (least === most) return say('page.forms.exactly', { most, chosen });
  return least === 0 ? say('page.forms.upTo', { most, chosen }) : say('page.forms.between', { least, most, chosen });
}
