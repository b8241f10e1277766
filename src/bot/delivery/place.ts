import type { App, GameRecord, UserId } from '../../app/types.ts';
import { ownerOf } from './privateThread.ts';

/** The kinds of the bot's messages in a game whose place is known. */
type Standing = 'log' | 'question' | 'lobby';

interface Parts {
  readonly app: Pick<App, 'outbox'>;
}

type Placed = Pick<GameRecord, 'id' | 'guildId' | 'channelId'>;

/**
 * The address of the first of these messages that a game's channel has; by default of what was told last, else of the
 * question there.
 */
export async function messageLink(
  { app }: Parts,
  game: Placed,
  of: ReadonlyArray<Standing> = ['log', 'question'],
): Promise<string | undefined> {
  for (const name of of) {
    const slot = await app.outbox.slot(game.id, name);
    if (slot?.channelId === game.channelId) return `${linkToChannel(game)}/${slot.messageId}`;
  }
  return undefined;
}

/** The same; while there is none of them yet, the address of the channel. */
export async function linkTo(parts: Parts, game: Placed, of?: ReadonlyArray<Standing>): Promise<string> {
  return (await messageLink(parts, game, of)) ?? linkToChannel(game);
}

function linkToChannel({ guildId, channelId }: Placed): string {
  return `https://discord.com/channels/${guildId}/${channelId}`;
}

/** The address of the message in which this person alone is asked for a reaction, else of the game's channel. */
export async function linkToReaction(parts: Parts, game: Placed, userId: UserId): Promise<string> {
  const slot = await parts.app.outbox.slot(game.id, `asked:${userId}`);
  if (slot === undefined) return await linkTo(parts, game);
  const server = (await ownerOf(parts.app, slot.channelId)) === undefined ? '@me' : game.guildId;
  return `https://discord.com/channels/${server}/${slot.channelId}/${slot.messageId}`;
}
