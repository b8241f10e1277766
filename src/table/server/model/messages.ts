import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import type { Bus } from './happenings.ts';
import type { StoredMessage } from './records.ts';

const keptPerChannel = 2000;
/** Discord compares nonces over “the past few minutes”. */
const nonceMemoryMs = 5 * 60_000;

/** The messages of every channel, oldest first; of each channel the newest 2,000. */
export class MessageBook {
  readonly #bus: Bus;
  readonly #channels = new Map<string, Map<string, StoredMessage>>();
  readonly #nonces = new Map<string, { readonly channelId: string; readonly messageId: string; readonly at: number }>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  find(channelId: string, messageId: string): StoredMessage | undefined {
    return this.#channels.get(channelId)?.get(messageId);
  }

  list(channelId: string): StoredMessage[] {
    return [...(this.#channels.get(channelId)?.values() ?? [])];
  }

  add(stored: StoredMessage): void {
    const channel = this.#channelOf(stored);
    channel.set(stored.message.id, stored);
    const [oldest] = channel.keys();
    if (channel.size > keptPerChannel && oldest !== undefined) channel.delete(oldest);
    this.#noteNonce(stored.message);
    this.#bus.emit({ type: 'messageCreated', stored });
  }

  change(stored: StoredMessage): void {
    this.#channelOf(stored).set(stored.message.id, stored);
    this.#bus.emit({ type: 'messageUpdated', stored });
  }

  remove(stored: StoredMessage, among = false): void {
    this.#channelOf(stored).delete(stored.message.id);
    this.#bus.emit({ type: 'messageDeleted', stored, ...(among ? { among } : {}) });
  }

  forgetChannel(channelId: string): void {
    this.#channels.delete(channelId);
  }

  /** The message that the bot sent with this nonce in the past few minutes. */
  withNonce(nonce: string, now: number): StoredMessage | undefined {
    const known = this.#nonces.get(nonce);
    if (known === undefined || now - known.at > nonceMemoryMs) return undefined;
    return this.find(known.channelId, known.messageId);
  }

  #channelOf(stored: StoredMessage): Map<string, StoredMessage> {
    const id = stored.message.channel_id;
    const known = this.#channels.get(id);
    if (known !== undefined) return known;
    const made = new Map<string, StoredMessage>();
    this.#channels.set(id, made);
    return made;
  }

  #noteNonce(message: APIMessage): void {
    if (message.nonce === undefined) return;
    const at = Date.parse(message.timestamp);
    this.#forgetNonces(at);
    // Last in the map, also if it was there: the map is in the order of time.
    this.#nonces.delete(String(message.nonce));
    this.#nonces.set(String(message.nonce), { channelId: message.channel_id, messageId: message.id, at });
  }

  #forgetNonces(now: number): void {
    for (const [nonce, known] of this.#nonces) {
      if (now - known.at <= nonceMemoryMs) return;
      this.#nonces.delete(nonce);
    }
  }
}

export function isLoading({ message }: StoredMessage): boolean {
  return ((message.flags ?? 0) & MessageFlags.Loading) !== 0;
}

/** May be shown to this person, once the person may see the channel. */
export function isShownTo(stored: StoredMessage, userId: string): boolean {
  return stored.ephemeralFor === undefined || stored.ephemeralFor === userId;
}
