import type { Bus } from './happenings.ts';
import type { AppEmoji } from './records.ts';

/** The emojis of the bot's application. */
export class EmojiBook {
  readonly #bus: Bus;
  readonly #emojis = new Map<string, AppEmoji>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  all(): AppEmoji[] {
    return [...this.#emojis.values()];
  }

  find(id: string): AppEmoji | undefined {
    return this.#emojis.get(id);
  }

  put(emoji: AppEmoji): void {
    this.#emojis.set(emoji.id, emoji);
    this.#bus.emit({ type: 'emojiChanged', emoji });
  }

  remove(emoji: AppEmoji): void {
    this.#emojis.delete(emoji.id);
    this.#bus.emit({ type: 'emojiRemoved', emoji });
  }
}
