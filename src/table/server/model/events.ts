import {
  GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel, GuildScheduledEventStatus, type APIGuildScheduledEvent,
} from 'discord-api-types/v10';
import type { Clock } from '../../../clock.ts';
import type { TableEvent } from '../../contract.ts';
import type { Bus } from './happenings.ts';
import type { ScheduledEvent } from './records.ts';
import type { World } from './world.ts';

/** What the guild has on its calendar: an event is off it once it has ended. */
export class EventBook {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #events = new Map<string, ScheduledEvent>();

  constructor(bus: Bus, clock: Clock) {
    this.#bus = bus;
    this.#clock = clock;
  }

  /** The next one first. */
  all(): ScheduledEvent[] {
    const now = this.#clock.now();
    return [...this.#events.values()].filter(({ endsAt }) => endsAt > now).sort((one, other) => one.startsAt - other.startsAt);
  }

  find(id: string): ScheduledEvent | undefined {
    return this.all().find((event) => event.id === id);
  }

  put(event: ScheduledEvent): void {
    const deed = this.#events.has(event.id) ? 'updated' : 'created';
    this.#events.set(event.id, event);
    this.#bus.emit({ type: 'scheduledEvent', deed, event });
  }

  remove(event: ScheduledEvent): void {
    this.#events.delete(event.id);
    this.#bus.emit({ type: 'scheduledEvent', deed: 'deleted', event });
  }
}

/** As Discord's API shows it. */
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

/** As the page shows it: on the channel to which its place leads. */
export function tableEvent({ id, name, startsAt, location }: ScheduledEvent): TableEvent {
  return { id, name, startsAt, channelId: /\/channels\/\d+\/(\d+)/.exec(location)?.[1] };
}
