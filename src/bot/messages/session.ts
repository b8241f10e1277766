import type { Notice } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { boldName, momentText } from '../text/escape.ts';
import type { Caller, CastGame, Message } from '../types.ts';

/** Shows when the table plays together next, with a button that cancels it. For one person's eyes. */
export function sessionMessage(
  { id }: CastGame,
  at: number | undefined,
  { say, lackingForEvent }: Pick<Caller, 'say' | 'lackingForEvent'>,
): Message {
  if (at === undefined) return { content: say('session.none', { game: id }) };
  const [permission] = lackingForEvent;
  return {
    content: [
      say('session.is', { game: id, ...moments(at) }),
      permission === undefined ? say('session.withEvent') : say('session.withoutEvent', { permission }),
    ].join(' '),
    components: buttonRows([button({ kind: 'callOff', game: id }, say('session.callOff'))]),
  };
}

type SessionNotice = Extract<Notice, { readonly kind: 'sessionSet' | 'sessionSoon' }>;

/** Tells the channel what was agreed, or that the session is about to begin, which calls all players. */
export function sessionNotice(notice: SessionNotice, say: Say): Message {
  if (notice.kind === 'sessionSoon') {
    const { people, at } = notice;
    return {
      content: say('session.soon', { people: people.map((id) => `<@${id}>`).join(', '), ...moments(at) }),
      ping: people,
    };
  }
  const name = boldName(notice.by);
  return {
    content:
      notice.at === undefined ? say('session.off', { name }) : say('session.set', { name, ...moments(notice.at) }),
  };
}

function moments(at: number): { readonly when: string; readonly away: string } {
  return { when: momentText(at, 'f'), away: momentText(at, 'R') };
}
