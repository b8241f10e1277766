const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const SKIPS = [
  { label: '1 hour', milliseconds: HOUR },
  { label: '6 hours', milliseconds: 6 * HOUR },
  { label: '1 day', milliseconds: DAY },
] as const;

/** «, 1 day and 7 hours ahead», for the end of a sentence; nothing when the clock was never set ahead. */
export function aheadWords(ahead: number): string {
  if (ahead <= 0) return '';
  const days = Math.floor(ahead / DAY);
  const hours = Math.floor((ahead % DAY) / HOUR);
  const parts = [counted(days, 'day'), counted(hours, 'hour')].filter((part) => part !== undefined);
  return `, ${parts.length === 0 ? 'less than an hour' : parts.join(' and ')} ahead`;
}

/** «+1 d 7 h», beside the time; empty below an hour. */
export function shortAhead(ahead: number): string {
  const days = Math.floor(ahead / DAY);
  const hours = Math.floor((ahead % DAY) / HOUR);
  const words = [days > 0 && `${days} d`, hours > 0 && `${hours} h`].filter(Boolean).join(' ');
  return words === '' ? '' : `+${words}`;
}

function counted(count: number, unit: string): string | undefined {
  return count === 0 ? undefined : `${count} ${unit}${count === 1 ? '' : 's'}`;
}
