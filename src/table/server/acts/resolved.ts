import { ApplicationCommandOptionType as Kind, ComponentType, type ChannelType } from 'discord-api-types/v10';
import { channelPayload } from '../model/channelPayloads.ts';
import type { Interactive } from '../../componentTree.ts';
import { channelType } from '../model/compose.ts';
import { memberFields, rolePayloads, userPayload } from '../model/guild.ts';
import { canSee, permissionsIn } from '../model/permissions.ts';
import type { Channel } from '../model/records.ts';
import type { TableMember } from '../model/people.ts';
import type { World } from '../model/world.ts';
import type { PickedCommand } from './options.ts';
import { refuse } from './refuse.ts';

type Resolved = Record<'users' | 'members' | 'roles' | 'channels', Record<string, unknown>>;

interface Wanted {
  readonly kind: 'user' | 'role' | 'channel' | 'mentionable';
  readonly id: string;
  /** The types of channels that may be picked; any without. */
  readonly types?: ReadonlyArray<ChannelType>;
}

/** The objects behind the ids that a person picked, as interactions carry them; `undefined` when there are none. */
export function resolve(
  world: World,
  { person, channel, wanted }: { person: TableMember; channel: Channel; wanted: ReadonlyArray<Wanted> },
): Partial<Resolved> | undefined {
  const resolved: Resolved = { users: {}, members: {}, roles: {}, channels: {} };
  for (const wish of wanted) resolveOne(world, { resolved, wish, person, channel });
  const filled = Object.entries(resolved).filter(([, things]) => Object.keys(things).length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function resolveOne(
  world: World,
  { resolved, wish, person, channel }: { resolved: Resolved; wish: Wanted; person: TableMember; channel: Channel },
): void {
  const { kind, id } = wish;
  const user = kind === 'user' || kind === 'mentionable' ? userPayload(world, id) : undefined;
  const role =
    kind === 'role' || kind === 'mentionable'
      ? rolePayloads(world).find((candidate) => candidate.id === id)
      : undefined;
  const place = kind === 'channel' ? world.channels.find(id) : undefined;
  if (user !== undefined) {
    resolved.users[id] = user;
    if (channel.kind !== 'dm')
      resolved.members[id] = { ...memberFields(world, id), permissions: permissionsIn(world, id, channel).toString() };
  } else if (role !== undefined) {
    resolved.roles[id] = role;
  } else if (
    place !== undefined &&
    canSee(world, person.id, place) &&
    (wish.types?.includes(channelType(place)) ?? true)
  ) {
    resolved.channels[id] = {
      ...channelPayload(world, place, person.id),
      permissions: permissionsIn(world, person.id, place).toString(),
    };
  } else {
    refuse((say) => say('table.notHere', { kind, id }));
  }
}

const optionKinds: ReadonlyMap<number, Wanted['kind']> = new Map([
  [Kind.User, 'user'],
  [Kind.Role, 'role'],
  [Kind.Channel, 'channel'],
  [Kind.Mentionable, 'mentionable'],
]);
const selectKinds: ReadonlyMap<number, Wanted['kind']> = new Map([
  [ComponentType.UserSelect, 'user'],
  [ComponentType.RoleSelect, 'role'],
  [ComponentType.ChannelSelect, 'channel'],
  [ComponentType.MentionableSelect, 'mentionable'],
]);

export function wantedByOptions({ typed, options }: PickedCommand): Wanted[] {
  return typed.flatMap(({ name, type, value }) => {
    const kind = optionKinds.get(type);
    const option = options.find((candidate) => candidate.name === name);
    return kind === undefined || typeof value !== 'string' ? [] : [{ kind, id: value, ...typesOf(option) }];
  });
}

export function wantedBySelect(component: Interactive, values: ReadonlyArray<string>): Wanted[] {
  const kind = selectKinds.get(component.type);
  return kind === undefined ? [] : values.map((id) => ({ kind, id, ...typesOf(component) }));
}

function typesOf(
  asking: { readonly channel_types?: ReadonlyArray<ChannelType> } | object | undefined,
): Pick<Wanted, 'types'> {
  const types = asking !== undefined && 'channel_types' in asking ? asking.channel_types : undefined;
  return types === undefined || types.length === 0 ? {} : { types };
}
