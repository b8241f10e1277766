import type { Notice, Tip, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { boldName } from '../text/escape.ts';
import type { Message } from '../types.ts';
import { hostNotice } from './hosts.ts';
import type { CallingNotice } from './calls.ts';
import { holderText } from './lobby.ts';
import { paceNotice } from './pace.ts';
import { sessionNotice } from './session.ts';
import { undoneText } from './undo.ts';
import { playerName, privateTips, publicTips } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';

type PlainNotice = Exclude<Notice, CallingNotice>;

/** Something an organiser did, as a line in the channel. */
export function noticeMessage(notice: PlainNotice, say: Say): Message {
  if (notice.kind === 'sessionSet' || notice.kind === 'sessionSoon') return sessionNotice(notice, say);
  return { content: noticeText(notice, say) };
}

function noticeText(notice: Exclude<PlainNotice, { readonly kind: 'sessionSet' | 'sessionSoon' }>, say: Say): string {
  switch (notice.kind) {
    case 'undone':
      return undoneText(notice, say);
    case 'paused':
    case 'resumed':
    case 'hostChanged':
    case 'kicked':
    case 'spectator':
    case 'levelSet':
    case 'hintsSet':
    case 'languageSet':
      return hostNotice(notice, say);
    case 'abandoned':
      return say('notices.abandoned', { name: boldName(notice.by) });
    case 'moved':
      return say('notices.moved', { name: boldName(notice.by), channel: `<#${notice.to}>` });
    case 'seatReplaced':
      return say('notices.seatReplaced', {
        name: boldName(notice.by),
        seat: notice.seat + 1,
        from: holderText(notice.from, say),
        to: holderText(notice.to, say),
      });
    case 'timersSet':
    case 'timedOut':
    case 'pausedByLimit':
    case 'standIn':
    case 'ownerBack':
    case 'archived':
    case 'revived':
      return paceNotice(notice, say);
    case 'stuck':
      return notice.name === undefined
        ? say('notices.stuckInSecret')
        : say('notices.stuck', { name: boldName(playerName(notice.name, say)) });
  }
}

/** Said publicly, once, to someone who can't be reached: nothing of what the message would have said. */
export function closedMessage(userId: UserId, say: Say): Message {
  return {
    content: say('notices.closed', { person: `<@${userId}>` }),
    ping: [userId],
  };
}

/** A tip of a tutorial with a button that stops them; `undefined`: no tip of that name. */
export function tipMessage(gameId: string, name: string, say: Say, places = ''): Message | undefined {
  const tip: Tip | undefined = [...publicTips, ...privateTips].find((each) => each === name);
  if (tip === undefined) return undefined;
  const text = say('tutorial.tip', { title: say(`tutorial.${tip}Title`), text: say(`tutorial.${tip}`) });
  return {
    content: places === '' ? text : `${text}\n${say('tutorial.places', { places })}`,
    components:
      tip === 'finish' || tip === 'ended'
        ? []
        : buttonRows([button({ kind: 'tips', game: gameId }, say('tutorial.stop'))]),
    silent: true,
  };
}
