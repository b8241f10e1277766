import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIButtonComponentWithCustomId, APIMessage, APIStringSelectComponent } from 'discord-api-types/v10';

/** The buttons of a message that can be pressed. */
export function buttonsOf(message: APIMessage): ReadonlyArray<APIButtonComponentWithCustomId> {
  return componentsOf(message).flatMap((component) => (component.type === ComponentType.Button && component.style !== ButtonStyle.Link && component.style !== ButtonStyle.Premium && component.disabled !== true ? [component] : []));
}

/** The menus of a message. */
export function menusOf(message: APIMessage): ReadonlyArray<APIStringSelectComponent> {
  return componentsOf(message).flatMap((component) => (component.type === ComponentType.StringSelect ? [component] : []));
}

function componentsOf(message: APIMessage) {
  return (message.components ?? []).flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
}
