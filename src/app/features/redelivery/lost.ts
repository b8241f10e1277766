import type { MessagePlace } from '../../../store/deliveries.ts';
import type { ChannelId, GameId, GameRecord, UserId } from '../../../store/records.ts';
import type { Transaction, NewMessage } from '../../../store/types.ts';
import type { Context } from '../../core/context.ts';
import { askedNow, lobbyNow, pollsNow, proposalNow, questionNow, sheetNow } from './current.ts';
import type { LostMessage, SentAgain } from './types.ts';

/**
 * Forgets a message that was deleted. Also one that the bot itself has deleted: what took its place is noted when it is
 * delivered. Where a channel was written in last (`last:`) stays true, and what opens a private thread is said once.
 */
export async function forgetLost(
  { deliveries }: Pick<Transaction, 'deliveries'>,
  channelId: ChannelId,
  messageId: string,
): Promise<ReadonlyArray<LostMessage>> {
  const lost: Array<LostMessage> = [];
  for (const slot of await deliveries.slotsAt({ channelId, messageId })) {
    if (slot.name.startsWith('last:') || slot.name.startsWith('private:')) continue;
    if (await deliveries.forget(slot.gameId, slot)) lost.push(slot);
  }
  return lost;
}

/** Sends it again if nothing has taken its place and nothing is about to. */
export async function sendAgain(
  context: Context,
  { gameId, name }: Pick<LostMessage, 'gameId' | 'name'>,
  isAllowed: () => boolean,
): Promise<SentAgain> {
  const { store } = context;
  const game = await store.game(gameId);
  if (game === undefined || (await store.outbox.slot(gameId, name)) !== undefined) return 'needless';
  const messages = await standingFor(context, game, name);
  const [first] = messages;
  if (first === undefined) return 'needless';
  const waiting = await store.deliveries.waiting(gameId);
  if (messages.some(({ lane, intent: { kind } }) => isAmong(waiting, { lane, kind }))) return 'underWay';
  if (!isAllowed()) return 'held';
  for (const { lane, intent } of messages) await store.outbox.add({ gameId, lane }, [intent]);
  return 'sent';
}

/** Shows someone their sheet again; whether they have one. */
export async function showSheet({ store }: Context, gameId: GameId, userId: UserId): Promise<boolean> {
  const game = await store.game(gameId);
  const messages = game === undefined ? [] : sheetNow(game, userId);
  for (const { lane, intent } of messages) await store.outbox.add({ gameId, lane }, [intent]);
  return messages.length > 0;
}

function isAmong(waiting: ReadonlyArray<MessagePlace>, { lane, kind }: MessagePlace): boolean {
  return waiting.some((each) => each.lane === lane && each.kind === kind);
}

/** The message that would stand there now. Pictures and what was told can be looked up: they are not told twice. */
async function standingFor(context: Context, game: GameRecord, name: string): Promise<ReadonlyArray<NewMessage>> {
  const [kind = '', whose = ''] = name.split(':');
  switch (kind) {
    case 'question':
      return await questionNow(context, game);
    case 'lobby':
      return lobbyNow(game);
    case 'sheet':
      return sheetNow(game, whose);
    case 'asked':
      return await askedNow(context, game, whose);
    case 'poll':
      return await pollsNow(context, game, Number(whose));
    case 'proposal':
      return (await proposalNow(context, game)).filter(
        ({ intent }) => intent.kind === 'proposal' && intent.number === Number(whose),
      );
    default:
      return [];
  }
}
