import type { ChannelId, GameId, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { boldName } from '../text/escape.ts';
import type { CastGame, Message } from '../types.ts';

/**
 * Explains in the lobby how players learn what no one else may know, and who could read it. `moderators`: names of the
 * moderators who play.
 */
export function inThreadsText(moderators: ReadonlyArray<string>, say: Say): string {
  return [say('privately.threads'), ...whoCanRead(moderators, say)].join(' ');
}

/** The first message in a private thread. */
export function welcomeMessage(
  { id, channelId }: CastGame,
  userId: UserId,
  moderators: ReadonlyArray<string>,
  say: Say,
): Message {
  const lines = [
    say('privately.welcome', { person: `<@${userId}>`, game: id, channel: `<#${channelId}>` }),
    [say('privately.warning'), ...whoCanRead(moderators, say)].join(' '),
  ];
  return { content: lines.join('\n'), ping: [userId] };
}

function whoCanRead(moderators: ReadonlyArray<string>, say: Say): ReadonlyArray<string> {
  return moderators.length === 0 ? [] : [say('privately.playing', { people: moderators.map(boldName).join(', ') })];
}

/** Replaces a sheet that stands somewhere else by now. */
export function movedSheetMessage(game: GameId, say: Say): Message {
  return { content: say('privately.moved', { game }), embeds: [], components: [], files: [] };
}

/** Tells a person who wants private threads that there can be none. */
export function refusedThreadMessage({ id }: CastGame, parentId: ChannelId, say: Say): Message {
  const permissions = [say('permissions.createPrivateThreads'), say('permissions.sendInThreads')].join(', ');
  return { content: say('privately.refused', { game: id, channel: `<#${parentId}>`, permissions }) };
}
