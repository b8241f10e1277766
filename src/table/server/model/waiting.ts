import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import type { AwaitedPerson } from '../../contract.ts';
import { roleOf } from '../../questions.ts';
import { byAge } from '../snowflake.ts';
import type { ChannelBook } from './channels.ts';
import { eachComponent, interactiveComponents } from '../../componentTree.ts';
import type { Bus, GuildHappening } from './happenings.ts';
import type { MessageBook } from './messages.ts';
import type { StoredMessage } from './records.ts';

/**
 * The open questions: the messages that ask someone, by direct message or by name in a channel above buttons that
 * answer.
 */
export class WaitingBook {
  readonly #bus: Bus;
  readonly #channels: ChannelBook;
  readonly #messages: MessageBook;
  readonly #asked = new Map<string, ReadonlyArray<AwaitedPerson>>();

  constructor({ bus, channels, messages }: { bus: Bus; channels: ChannelBook; messages: MessageBook }) {
    this.#bus = bus;
    this.#channels = channels;
    this.#messages = messages;
    bus.on((happening) => this.#note(happening));
  }

  /** Everyone who is asked something, the oldest question first. */
  all(): ReadonlyArray<AwaitedPerson> {
    const known = [...this.#asked.values()].flat();
    // A channel keeps only a limited number of messages.
    const there = known.filter(({ channelId, messageId }) => this.#messages.find(channelId, messageId) !== undefined);
    return there.sort((one, other) => byAge(one.messageId, other.messageId));
  }

  #note(happening: GuildHappening): void {
    switch (happening.type) {
      case 'messageCreated':
      case 'messageUpdated':
        return this.#put(happening.stored.message.id, this.#askedBy(happening.stored));
      case 'messageDeleted':
        return this.#put(happening.stored.message.id, []);
      case 'channelDeleted':
        for (const { messageId, channelId } of this.all())
          if (channelId === happening.channel.id) this.#put(messageId, []);
        return;
      default:
        return;
    }
  }

  #put(messageId: string, asked: ReadonlyArray<AwaitedPerson>): void {
    const before = this.#asked.get(messageId) ?? [];
    if (asked.length === 0) this.#asked.delete(messageId);
    else this.#asked.set(messageId, asked);
    if (before.map(({ userId }) => userId).join() !== asked.map(({ userId }) => userId).join())
      this.#bus.emit({ type: 'waitingChanged' });
  }

  #askedBy({ message, ephemeralFor }: StoredMessage): ReadonlyArray<AwaitedPerson> {
    if (ephemeralFor !== undefined || message.author.bot !== true || !isQuestion(message)) return [];
    const channel = this.#channels.find(message.channel_id);
    const userIds = channel?.kind === 'dm' ? [channel.personId] : namedIn(message);
    return userIds.map((userId) => ({ userId, channelId: message.channel_id, messageId: message.id }));
  }
}

/** Something can be pressed that answers, or that leads to the answers. */
export function isQuestion(message: APIMessage): boolean {
  return interactiveComponents(message.components ?? []).some(
    (component) =>
      roleOf(component.custom_id) !== undefined && !('disabled' in component && component.disabled === true),
  );
}

/**
 * A question begins with the player it is for, or with everyone who may be and a colon; others may be named later in
 * its line.
 */
function namedIn(message: APIMessage): ReadonlyArray<string> {
  const texts = eachComponent(message.components ?? []).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );
  const lines = [message.content, ...texts].flatMap((text) => text.split('\n'));
  return [
    ...new Set(
      lines.flatMap((line) => {
        const [together = ''] = /<@!?\d+>(?:(?:, <@!?\d+>)+(?=:))?/.exec(line) ?? [];
        return [...together.matchAll(/\d+/g)].map(([id]) => id);
      }),
    ),
  ];
}
