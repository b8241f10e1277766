import type { JSX } from 'preact';
import type { Say } from '../../../../words/say.ts';

/** A red number; nothing for zero. */
export function Badge({ count }: { count: number }): JSX.Element | undefined {
  if (count === 0) return undefined;
  return (
    <span class="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The label of what carries the badge, with the same in words. */
export function withUnread(label: string, count: number, say: Say): string {
  return count === 0 ? label : say('page.frame.unread', { label, count });
}
