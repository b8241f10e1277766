import type { Bus } from './happenings.ts';

/** A small picture of the bot's own, which it may use in every text and on every button. */
export interface AppEmoji {
  readonly id: string;
  readonly name: string;
  /** Of the picture: such as `image/png`. */
  readonly type: string;
  readonly base64: string;
}

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
