import type { ChannelId, OutboxRow } from '../../app/types.ts';
import { proposalMessage } from '../messages/undo.ts';
import type { CastGame } from '../types.ts';
import type { Sent, SpokenParts } from './parts.ts';
import { edited, sendInPlace } from './post.ts';

/** A vote is asked for once, with a ping for everyone who may vote; then the same message tells how it stands. */
export async function sendProposal(
  parts: SpokenParts,
  row: OutboxRow,
  channelId: ChannelId,
  { game, number }: { readonly game: CastGame; readonly number: number },
): Promise<Sent> {
  const view = await parts.app.undo.proposal(game.id);
  // Another one is asked for by now, and tells what has become of this one.
  if (view?.proposal.number !== number) return {};
  const message = proposalMessage(view, game, { words: parts.words, say: parts.say });
  const slot = `proposal:${number}`;
  if (view.proposal.state === 'open') return await sendInPlace(parts, row, slot, channelId, message);
  const old = await parts.app.outbox.slot(game.id, slot);
  if (old !== undefined) await edited(parts, old, message);
  return {};
}
