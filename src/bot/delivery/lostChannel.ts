import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { OutboxRow } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { sayToPerson } from '../languages.ts';
import type { PermissionName } from '../permissions.ts';
import { failureOf } from '../failure.ts';
import { channelOf } from './lanes.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts } from './parts.ts';
import { sendOnce } from './post.ts';

export const lostChannelKey = 'unreachable';
/** Returns the value under `told` for a channel that is gone: the host is told once more if it was locked before. */
export const goneMark = (channelId: string): string => `${channelId} gone`;
/** A number beyond the parts of any message, so that the row's own messages keep their nonces. */
const noticePart = 99;

/**
 * Tells the host of a game once by direct message that its channel can't be written in any more, and how to go on.
 * Nothing secret is in it: the channel is public.
 */
export async function tellLostChannel(parts: DeliveryParts, row: OutboxRow, error: unknown): Promise<void> {
  const why = reasonOf(error);
  const channelId = channelOf(row.lane);
  if (why === undefined || channelId === undefined) return;
  const { app, courier } = parts;
  const game = await app.game(row.gameId);
  const scope = gameScope(game.id);
  const ended = game.status === 'over' || game.status === 'abandoned';
  const lacking = why === 'lobby.unreachableLocked' ? (parts.lacking?.(channelId) ?? []) : [];
  const about = why === 'lobby.unreachableGone' ? goneMark(channelId) : [channelId, ...lacking].join(' ');
  if (ended || channelId !== game.channelId || (await app.settings.get(scope, lostChannelKey)) === about) return;
  const say = await sayToPerson(app.settings, game.hostId, game.guildId);
  const content = say('lobby.unreachable', {
    channel: `<#${game.channelId}>`,
    game: game.id,
    why: inWords(say, why, lacking),
  });
  await sendOnce(parts, row, await courier.directChannel(game.hostId), { content }, noticePart);
  await app.settings.set(scope, lostChannelKey, about);
}

/** Names the missing permissions, where the gateway has told us them. */
function inWords(say: Say, why: Reason, lacking: ReadonlyArray<PermissionName>): string {
  if (lacking.length === 0) return say(why);
  return say('lobby.unreachableLacking', { permissions: lacking.map((name) => say(name)).join(', ') });
}

type Reason = 'lobby.unreachableLocked' | 'lobby.unreachableGone';

function reasonOf(error: unknown): Reason | undefined {
  if (failureOf(error) === 'forbidden') return 'lobby.unreachableLocked';
  const gone = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
  return gone ? 'lobby.unreachableGone' : undefined;
}
