import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { OutboxRow } from '../../app/types.ts';
import { sayToPerson } from '../languages.ts';
import { failureOf } from './failure.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts } from './parts.ts';
import { sendOnce } from './post.ts';

const told = 'unreachable';
/** Beyond the parts of any message, so that the row's own messages keep their nonces. */
const noticePart = 99;

/**
 * Tells the host of a game once by direct message that its channel can't be written in any more, and how to go on. Nothing
 * secret is in it: the channel is public.
 */
export async function tellUnreachable(parts: DeliveryParts, row: OutboxRow, error: unknown): Promise<void> {
  const why = reasonOf(error);
  if (why === undefined || !row.lane.startsWith('channel:')) return;
  const { app, courier } = parts;
  const game = await app.game(row.gameId);
  const scope = gameScope(game.id);
  const ended = game.status === 'over' || game.status === 'abandoned';
  if (ended || row.lane !== `channel:${game.channelId}` || await app.settings.get(scope, told) === game.channelId) return;
  const say = await sayToPerson(app.settings, game.hostId, game.guildId);
  const content = say('lobby.unreachable', { channel: `<#${game.channelId}>`, game: game.id, why: say(why) });
  await sendOnce(parts, row, await courier.directChannel(game.hostId), { content }, noticePart);
  await app.settings.set(scope, told, game.channelId);
}

function reasonOf(error: unknown): 'lobby.unreachableLocked' | 'lobby.unreachableGone' | undefined {
  if (failureOf(error) === 'forbidden') return 'lobby.unreachableLocked';
  const gone = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
  return gone ? 'lobby.unreachableGone' : undefined;
}
