import {
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  type APIGuildScheduledEvent,
} from 'discord-api-types/v10';
import type { TableEvent } from '../../contract.ts';
import type { ScheduledEvent } from './records.ts';
import type { World } from './world.ts';

/** Returns the event as Discord's API shows it. */
export function eventPayload(world: World, event: ScheduledEvent): APIGuildScheduledEvent {
  return {
    id: event.id,
    guild_id: world.guild.id,
    channel_id: null,
    creator_id: world.guild.botId,
    name: event.name,
    description: event.description,
    scheduled_start_time: new Date(event.startsAt).toISOString(),
    scheduled_end_time: new Date(event.endsAt).toISOString(),
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    status: GuildScheduledEventStatus.Scheduled,
    entity_type: GuildScheduledEventEntityType.External,
    entity_id: null,
    entity_metadata: { location: event.location },
    recurrence_rule: null,
    image: null,
  };
}

/** Returns the event as the page shows it: on the channel that its place leads to. */
export function tableEvent({ id, name, startsAt, location }: ScheduledEvent): TableEvent {
  return { id, name, startsAt, channelId: /\/channels\/\d+\/(\d+)/.exec(location)?.[1] };
}
