import type { Notice, Outcome, UserId } from '../../app/types.ts';
import { textNames } from '../names.ts';
import { escapedName } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Words } from '../types.ts';
import { holderText } from './lobby.ts';

/** Something an organiser did, as a line in the channel. */
export function noticeMessage(notice: Notice): Message {
  return { content: noticeText(notice) };
}

function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'undone': return `↩ ${bold(notice.by)} took back the last decision${notice.inputs > 1 ? ` and what followed from it (${notice.inputs} in all)` : ''}. What the log says of it no longer counts.`;
    case 'abandoned': return `${bold(notice.by)} abandoned the game. \`/game create\` opens a new one.`;
    case 'seatReplaced': return `${bold(notice.by)} gave seat ${notice.seat + 1} of ${holderText(notice.from)} to ${holderText(notice.to)}.`;
    case 'stuck': return `⚠ ${bold(notice.name)}, an automatic player, can't act: that is a mistake of this bot. The host can take back the last decision (\`/game undo\`), hand the seat over (\`/game replace\`) or end the game (\`/game abandon\`).`;
  }
}

function bold(name: string): string {
  return `**${escapedName(name)}**`;
}

export function gameOverMessage(game: CastGame, outcome: Outcome, words: Words): Message {
  const lines = [`## ${words.outcome(outcome, textNames(game, words))}`, '-# Thank you for playing. `/game create` opens the next game.'];
  return { content: shorten(lines.join('\n'), limits.content) };
}

/** Said publicly, once, to somebody who can't be reached: nothing of what the message would have said. */
export function closedMessage(userId: UserId): Message {
  return {
    content: `<@${userId}>, I can't send you direct messages. Please allow direct messages from members of this server (Privacy Settings of the server), or use \`/hand\` here: only you see what it shows.`,
    ping: [userId],
  };
}
