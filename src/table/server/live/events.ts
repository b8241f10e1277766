import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { sayIn } from '../../../words/index.ts';
import type { LiveEvent } from '../../contract.ts';
import { tableEvent } from '../model/eventPayload.ts';
import type { GuildHappening } from '../model/happenings.ts';
import { acknowledgementMs } from '../model/interactions.ts';
import type { Interaction, StoredMessage } from '../model/records.ts';
import { isShownTo } from '../model/messages.ts';
import type { TableMember } from '../model/people.ts';
import { rolePayloads, tableGuild, tablePerson } from '../model/guild.ts';
import { canSee } from '../model/permissions.ts';
import type { World } from '../model/world.ts';
import { commandsFor, tableChannel } from './snapshot.ts';

/** Returns the events of a happening for a person's page; empty when the person may not see it. */
export function liveEvents(world: World, happening: GuildHappening, person: TableMember): LiveEvent[] {
  switch (happening.type) {
    case 'messageCreated':
      return seesMessage(world, happening.stored, person)
        ? [{ type: 'message', message: happening.stored.message }]
        : [];
    case 'messageUpdated':
      return seesMessage(world, happening.stored, person)
        ? [{ type: 'messageUpdate', message: happening.stored.message }]
        : [];
    case 'messageDeleted':
      return deletion(world, happening.stored, person);
    case 'channelCreated':
    case 'channelUpdated':
      return channelEvent(world, happening.channel.id, person);
    case 'threadMembers':
      return happening.added.includes(person.id) ? channelEvent(world, happening.thread.id, person) : [];
    case 'commandsChanged':
      return [{ type: 'commands', commands: commandsFor(world, person) }];
    case 'guildChanged':
      return [{ type: 'guild', guild: tableGuild(world), roles: rolePayloads(world) }];
    case 'peopleChanged':
      return [{ type: 'people', people: world.people.all().map((other) => tablePerson(world, other)) }];
    case 'interactionAnswered':
      return thinking(world, happening.interaction, person);
    case 'modalShown':
      return isOwn(happening.interaction, person)
        ? [{ type: 'modal', interactionId: happening.interaction.id, modal: happening.modal }]
        : [];
    case 'interactionFailed':
      return failure(happening.interaction, person);
    case 'botOnline':
      return [{ type: 'botOnline', online: happening.online }];
    case 'scheduledEvent':
      return [{ type: 'events', events: world.events.all().map(tableEvent) }];
    case 'waitingChanged':
      return [{ type: 'waiting', waiting: world.waiting.all() }];
    case 'standInsChanged':
      return [{ type: 'standIns', users: world.standIns }];
    case 'timeSkipped':
      return [{ type: 'clock', ahead: world.clock.skipped() }];
    default:
      return [];
  }
}

function seesMessage(world: World, stored: StoredMessage, person: TableMember): boolean {
  const channel = world.channels.find(stored.message.channel_id);
  return channel !== undefined && canSee(world, person.id, channel) && isShownTo(stored, person.id);
}

function deletion(world: World, stored: StoredMessage, person: TableMember): LiveEvent[] {
  const { id, channel_id } = stored.message;
  return seesMessage(world, stored, person) ? [{ type: 'messageDelete', channelId: channel_id, messageId: id }] : [];
}

function channelEvent(world: World, channelId: string, person: TableMember): LiveEvent[] {
  const channel = world.channels.find(channelId);
  if (channel === undefined || !canSee(world, person.id, channel)) return [];
  return [{ type: 'channel', channel: tableChannel(world, channel, person) }];
}

/** Something vanished from a person's list of channels: the page has to start from a new snapshot. */
export function losesChannel(world: World, happening: GuildHappening, person: TableMember): boolean {
  switch (happening.type) {
    case 'channelDeleted':
      return true;
    case 'channelUpdated':
      return !canSee(world, person.id, happening.channel);
    case 'threadMembers':
      return happening.removed.includes(person.id);
    default:
      return false;
  }
}

/** “… is thinking”, with the message that Discord shows meanwhile. */
function thinking(world: World, interaction: Interaction, person: TableMember): LiveEvent[] {
  if (interaction.callback !== InteractionResponseType.DeferredChannelMessageWithSource) return [];
  const stored = world.messages.find(interaction.channelId, interaction.originalMessageId ?? '');
  if (stored === undefined || !seesMessage(world, stored, person)) return [];
  const ephemeral = ((stored.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return [{ type: 'thinking', interactionId: interaction.id, channelId: interaction.channelId, ephemeral }];
}

function failure(interaction: Interaction, person: TableMember): LiveEvent[] {
  if (!isOwn(interaction, person)) return [];
  const reason = sayIn(person.locale)('table.tooLate', { seconds: acknowledgementMs / 1000 });
  return [{ type: 'interactionFailed', interactionId: interaction.id, channelId: interaction.channelId, reason }];
}

function isOwn(interaction: Interaction, person: TableMember): boolean {
  return interaction.userId === person.id;
}
