import type { CastGame } from '../types.ts';
import type { DeliveryParts } from './parts.ts';

/** The address of what was told last in a game's channel, else of the question there; `undefined`: there is neither yet. */
export function linkTo({ app }: Pick<DeliveryParts, 'app'>, { id, guildId, channelId }: CastGame): string | undefined {
  const slots = ['log', 'question'].map((name) => app.outbox.slot(id, name));
  const found = slots.find((slot) => slot?.channelId === channelId);
  return found === undefined ? undefined : `https://discord.com/channels/${guildId}/${channelId}/${found.messageId}`;
}
