import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIButtonComponentWithCustomId, APIMessage, APIStringSelectComponent } from 'discord-api-types/v10';
import { eachComponent } from '../componentTree.ts';

/** The buttons of a message that can be pressed. */
export function buttonsOf(message: APIMessage): ReadonlyArray<APIButtonComponentWithCustomId> {
  return eachComponent(message.components ?? []).flatMap(({ component }) =>
    component.type === ComponentType.Button &&
    component.style !== ButtonStyle.Link &&
    component.style !== ButtonStyle.Premium &&
    component.disabled !== true
      ? [component]
      : [],
  );
}

/** The menus of a message that can be picked from. */
export function menusOf(message: APIMessage): ReadonlyArray<APIStringSelectComponent> {
  return eachComponent(message.components ?? []).flatMap(({ component }) =>
    component.type === ComponentType.StringSelect && component.disabled !== true ? [component] : [],
  );
}
