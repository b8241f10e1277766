import {
  ComponentType,
  type APIComponentInActionRow,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APITextDisplayComponent,
} from 'discord-api-types/v10';

export type AnyComponent =
  | APIMessageTopLevelComponent
  | APIComponentInContainer
  | APIComponentInActionRow
  | APISectionAccessoryComponent
  | APITextDisplayComponent;

export interface PlacedComponent {
  readonly component: AnyComponent;
  readonly path: ReadonlyArray<string | number>;
}

/** Every component of a message in reading order, rows and containers before what they hold. */
export function eachComponent(
  components: ReadonlyArray<AnyComponent>,
  path: ReadonlyArray<string | number> = [],
): PlacedComponent[] {
  return components.flatMap((component, index) => within(component, [...path, index]));
}

function within(component: AnyComponent, path: ReadonlyArray<string | number>): PlacedComponent[] {
  const self = { component, path };
  switch (component.type) {
    case ComponentType.ActionRow:
    case ComponentType.Container:
      return [self, ...eachComponent(component.components, [...path, 'components'])];
    case ComponentType.Section:
      return [
        self,
        ...eachComponent(component.components, [...path, 'components']),
        ...within(component.accessory, [...path, 'accessory']),
      ];
    default:
      return [self];
  }
}

/** A component that a person can press or pick from. */
export type Interactive = Extract<AnyComponent, { custom_id: string }>;

/** The component with this custom id, if the message holds it. */
export function findComponent(components: ReadonlyArray<AnyComponent>, customId: string): Interactive | undefined {
  return interactiveComponents(components).find((component) => component.custom_id === customId);
}

export function interactiveComponents(components: ReadonlyArray<AnyComponent>): Interactive[] {
  return eachComponent(components).flatMap(({ component }) => (isInteractive(component) ? [component] : []));
}

function isInteractive(component: AnyComponent): component is Interactive {
  return 'custom_id' in component && typeof component.custom_id === 'string';
}

/** Discord numbers components that come without an id. */
export function numbered<T extends AnyComponent>(components: ReadonlyArray<T>): T[] {
  const copy = structuredClone([...components]);
  let next = 1;
  for (const { component } of eachComponent(copy)) component.id ??= next++;
  return copy;
}
