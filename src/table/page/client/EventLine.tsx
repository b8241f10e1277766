import type { JSX } from 'preact';
import type { TableChannel } from '../../contract.ts';
import { Icon } from './ui/Icon.tsx';
import { useWorld } from './ui/context.ts';
import { useSay } from './words/context.ts';
import { exactTime } from './words/dateFormat.ts';
import { datesFor } from './words/dates.ts';

/** The events on the guild's calendar that are for this channel. */
export function EventLine({ channel }: { channel: TableChannel }): JSX.Element | null {
  const say = useSay();
  const events = useWorld().events.filter(({ channelId }) => channelId === channel.channel.id);
  if (events.length === 0) return null;
  return (
    <ul class="event-lines" aria-label={say('page.frame.events')}>
      {events.map(({ id, name, startsAt }) => (
        <li key={id}>
          <Icon name="clock" size={16} /> {name}: <time>{exactTime(startsAt, datesFor(say))}</time>
        </li>
      ))}
    </ul>
  );
}
