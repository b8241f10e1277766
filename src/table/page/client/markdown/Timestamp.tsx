import type { JSX } from 'preact';
import type { TimeStyle } from './ast.ts';
import { useNow } from '../ui/useNow.ts';
import { formatTime } from './time.ts';

const TICK = 15_000;

/** A moment; «in 5 minutes» counts down by itself. */
export function Timestamp({ seconds, style }: { seconds: number; style: TimeStyle }): JSX.Element {
  const now = useNow(style === 'R' ? TICK : undefined);
  const locale = navigator.language;
  return (
    <time class="md-time" dateTime={new Date(seconds * 1000).toISOString()} title={formatTime(seconds, 'F', now, locale)}>
      {formatTime(seconds, style, now, locale)}
    </time>
  );
}
