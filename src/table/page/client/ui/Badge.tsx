import type { JSX } from 'preact';

/** A red number; nothing for zero. */
export function Badge({ count }: { count: number }): JSX.Element | undefined {
  if (count === 0) return undefined;
  return <span class="badge" aria-hidden="true">{count > 99 ? '99+' : count}</span>;
}

/** The same in words, for the label of what carries the badge. */
export function unreadWords(count: number): string {
  return count === 0 ? '' : `, ${count} unread`;
}
