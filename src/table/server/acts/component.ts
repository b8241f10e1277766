import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { UserAction } from '../../contract.ts';
import { findComponent, type Interactive } from '../../componentTree.ts';
import type { Interaction, StoredMessage } from '../model/records.ts';
import { isLoading } from '../model/messages.ts';
import type { World } from '../model/world.ts';
import { channelFor, messageFor, personWith } from './place.ts';
import { refuse } from './refuse.ts';
import { resolve, wantedBySelect } from './resolved.ts';
import { startInteraction } from './start.ts';
import { defined } from '../../../values/defined.ts';

type ComponentAction = Extract<UserAction, { do: 'press' | 'select' }>;

/** A person presses a button or picks from a menu. */
export function useComponent(world: World, action: ComponentAction): Interaction {
  const person = personWith(world, action.user);
  const channel = channelFor(world, person, action.channelId);
  const stored = messageFor(world, person, action);
  const component = usable(stored, action.customId);
  const values = action.do === 'select' ? action.values : undefined;
  refuseWrongUse(component, values);
  const resolved = resolve(world, { person, channel, wanted: wantedBySelect(component, values ?? []) });
  return startInteraction(world, {
    type: InteractionType.MessageComponent,
    person,
    channel,
    sourceMessageId: stored.message.id,
    parts: {
      message: stored.message,
      data: {
        id: component.id,
        custom_id: component.custom_id,
        component_type: component.type,
        ...defined({ values, resolved }),
      },
    },
  });
}

function usable(stored: StoredMessage, customId: string): Interactive {
  if (isLoading(stored)) return refuse((say) => say('table.thinking'));
  const component = findComponent(stored.message.components ?? [], customId) ?? refuse((say) => say('table.gone'));
  if ('disabled' in component && component.disabled === true) return refuse((say) => say('table.off'));
  return component;
}

function refuseWrongUse(component: Interactive, values: ReadonlyArray<string> | undefined): void {
  if (component.type === ComponentType.Button) {
    if (values !== undefined) refuse((say) => say('table.isButton'));
    return;
  }
  if (values === undefined) return refuse((say) => say('table.isMenu'));
  if (component.type === ComponentType.TextInput) return refuse((say) => say('table.formOnly'));
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  if (values.length < least) refuse((say) => say('table.pickMore', { least }));
  if (values.length > most) refuse((say) => say('table.pickLess', { most }));
  if (new Set(values).size < values.length) refuse((say) => say('table.pickedTwice'));
  if (component.type !== ComponentType.StringSelect) return;
  const unknown = values.filter((value) => !component.options.some((option) => option.value === value));
  if (unknown.length > 0) refuse((say) => say('table.noChoice', { choice: unknown.join(', ') }));
}
