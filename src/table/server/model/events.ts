import type { Clock } from '../../../time/clock.ts';
import type { Bus } from './happenings.ts';
import type { ScheduledEvent } from './records.ts';

/** The events on the guild's calendar; an event is off it once it has ended. */
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
    return [...this.#events.values()]
      .filter(({ endsAt }) => endsAt > now)
      .sort((one, other) => one.startsAt - other.startsAt);
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
