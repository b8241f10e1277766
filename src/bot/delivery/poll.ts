import type { ChannelId, OutboxRow } from '../../app/types.ts';
import { pollMessage } from '../messages/polls.ts';
import type { CastGame } from '../types.ts';
import type { Sent, SpokenParts } from './parts.ts';
import { disarmed, edited, sendOnce } from './post.ts';

/**
 * A poll is one message, which follows the votes. What is told of a turn goes on above or below it, wherever it stands:
 * only a new message says that it was sent.
 */
export async function sendPoll(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  { game, number }: { readonly game: CastGame; readonly number: number },
): Promise<Sent> {
  const view = await parts.app.polls.look(game.id, number);
  if (view === undefined) return {};
  const message = pollMessage(view, { game, words: parts.words, say: parts.say });
  const name = `poll:${number}`;
  const old = await parts.app.outbox.slot(game.id, name);
  const here = old?.channelId === channelId || view.poll.ended !== undefined;
  if (old !== undefined && here && ((await edited(parts, old, message)) || view.poll.ended !== undefined)) return {};
  // The game has gone to another channel, or someone has deleted the message.
  if (old !== undefined) await disarmed(parts, old);
  const messageId = await sendOnce(parts, row, channelId, message);
  return { messageId, slot: { name, channelId, messageId } };
}
