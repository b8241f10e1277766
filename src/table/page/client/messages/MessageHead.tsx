import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { timeOfId } from '../state/snowflake.ts';
import { messageTime } from '../ui/dates.ts';
import { useNow } from '../ui/useNow.ts';

/** Who wrote it and when. */
export function MessageHead({ message, name }: { message: APIMessage; name: string }): JSX.Element {
  const time = timeOfId(message.id);
  const now = useNow();
  const date = new Date(time);
  return (
    <div class="message-head">
      <span class="author">{name}</span>
      {message.author.bot === true && <span class="tag">APP</span>}
      <time class="message-time" dateTime={date.toISOString()} title={date.toLocaleString()}>
        {messageTime(time, now, navigator.language)}
      </time>
    </div>
  );
}
