import type { Bus } from './happenings.ts';
import type { MessageBook } from './messages.ts';
import type { Channel, DirectChannel, ThreadChannel } from './records.ts';

/** All channels of the guild and all direct-message channels of its bot. */
export class ChannelBook {
  readonly #bus: Bus;
  readonly #channels = new Map<string, Channel>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  all(): Channel[] {
    return [...this.#channels.values()];
  }

  find(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  directWith(personId: string): DirectChannel | undefined {
    return this.all().find(
      (channel): channel is DirectChannel => channel.kind === 'dm' && channel.personId === personId,
    );
  }

  threadsOf(parentId: string): ThreadChannel[] {
    return this.all().filter(
      (channel): channel is ThreadChannel => channel.kind === 'thread' && channel.parentId === parentId,
    );
  }

  add(channel: Channel): void {
    this.#channels.set(channel.id, channel);
    this.#bus.emit({ type: 'channelCreated', channel });
  }

  /** Replaces a channel by a changed one. */
  change(channel: Channel): void {
    this.#channels.set(channel.id, channel);
    this.#bus.emit({ type: 'channelUpdated', channel });
  }

  /** Takes over what changes with every message and is no event of its own. */
  note(channel: Channel): void {
    this.#channels.set(channel.id, channel);
  }

  remove(channel: Channel): void {
    this.#channels.delete(channel.id);
    this.#bus.emit({ type: 'channelDeleted', channel });
  }

  changeThreadMembers(
    thread: ThreadChannel,
    { add = [], remove = [] }: { add?: ReadonlyArray<string>; remove?: ReadonlyArray<string> },
  ): void {
    const added = add.filter((id) => !thread.members.includes(id));
    const removed = remove.filter((id) => thread.members.includes(id));
    if (added.length === 0 && removed.length === 0) return;
    const changed = { ...thread, members: [...thread.members, ...added].filter((id) => !removed.includes(id)) };
    this.#channels.set(thread.id, changed);
    this.#bus.emit({ type: 'threadMembers', thread: changed, added, removed });
  }
}

/** Deletes a channel or thread with all that was written in it. */
export function forgetChannel(
  { messages, channels }: { readonly messages: MessageBook; readonly channels: ChannelBook },
  channel: Channel,
): void {
  messages.forgetChannel(channel.id);
  channels.remove(channel);
}
