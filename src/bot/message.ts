import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord.js';
import type { UserId } from '../app/types.ts';

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface AttachedPicture {
  readonly name: string;
  /** The picture in words, for those who can't see it: at most 1024 characters. */
  readonly description: string;
  readonly data: Buffer;
}

/** A message before it is sent. All parts are within Discord's limits. */
export interface Message {
  readonly content?: string;
  readonly embeds?: ReadonlyArray<APIEmbed>;
  readonly components?: ReadonlyArray<ComponentRow>;
  readonly files?: ReadonlyArray<AttachedPicture>;
  /** Arrives without a sound: for what only tells more of what is known already. */
  readonly silent?: boolean;
  /** A reply to a command that everyone in the channel sees, not only its caller. */
  readonly everyone?: boolean;
  /** The people who are notified; no one else is, whatever the text says. */
  readonly ping?: ReadonlyArray<UserId>;
  /** The role whose members are notified. */
  readonly pingRole?: string;
  /** Keeps a message that changes up to date: a reply is edited in place. */
  readonly live?: Live;
  /** Splits a reply in two when other messages come below it before it is read. */
  readonly apart?: Apart;
}

/** A reply as two: what was done at once, and what it leads on to below what is told of it. */
export interface Apart {
  readonly done: Message;
  readonly next: Message;
  /** Resolves when the messages that are on their way have been told; `undefined`: there are none. */
  readonly told: Promise<void> | undefined;
}

/** How a message that only one person sees is kept up to date. */
export interface Live {
  readonly game: string;
  /** Which question it asks. */
  readonly decision?: string;
  /** The message as it would be now; without `live` once nothing more will come. Rejects with an `AppError`. */
  redraw(): Promise<Message>;
}
