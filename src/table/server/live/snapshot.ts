import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Snapshot, TableChannel } from '../../contract.ts';
import { channelPayload } from '../model/channelPayloads.ts';
import { tableEvent } from '../model/eventPayload.ts';
import type { Channel } from '../model/records.ts';
import { rolePayloads, tableGuild, tablePerson } from '../model/guild.ts';
import { isShownTo } from '../model/messages.ts';
import type { TableMember } from '../model/people.ts';
import { canSee, guildPermissions, isAllowedTo } from '../model/permissions.ts';
import type { World } from '../model/world.ts';
import { byAge } from '../snowflake.ts';

const shownMessages = 200;
const kindOrder = { text: 0, thread: 1, dm: 2 } as const;

/** All that a person sees on opening the page. */
export function snapshotFor(world: World, person: TableMember): Snapshot {
  return {
    me: tablePerson(world, person),
    people: world.people.all().map((other) => tablePerson(world, other)),
    guild: tableGuild(world),
    roles: rolePayloads(world),
    channels: visibleChannels(world, person).map((channel) => tableChannel(world, channel, person)),
    commands: commandsFor(world, person),
    botOnline: world.botOnline,
    waiting: world.waiting.all(),
    events: world.events.all().map(tableEvent),
    standIns: world.standIns,
    ahead: world.clock.skipped(),
  };
}

/** The commands that Discord's client would offer to a person. */
export function commandsFor(world: World, person: TableMember): ReadonlyArray<APIApplicationCommand> {
  const permissions = guildPermissions(world, person.id);
  return world.commands.all().filter((command) => isAllowedTo(command, permissions));
}

/** A channel with its latest messages, as a person sees it. */
export function tableChannel(world: World, channel: Channel, person: TableMember): TableChannel {
  const messages = world.messages.list(channel.id).filter((stored) => isShownTo(stored, person.id));
  return {
    channel: channelPayload(world, channel, person.id),
    kind: channel.kind,
    messages: messages.slice(-shownMessages).map((stored) => stored.message),
  };
}

/** The person's channels: text channels by position, then threads, then direct messages. */
export function visibleChannels(world: World, person: TableMember): Channel[] {
  const visible = world.channels.all().filter((channel) => canSee(world, person.id, channel));
  return visible.sort(
    (a, b) => kindOrder[a.kind] - kindOrder[b.kind] || positionOf(a) - positionOf(b) || byAge(a.id, b.id),
  );
}

function positionOf(channel: Channel): number {
  return channel.kind === 'text' ? channel.position : 0;
}
