import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { MESSAGE } from '../discord.ts';
import { ChannelMention } from '../markdown/Mention.tsx';
import { channelById } from '../state/names.ts';
import { timeOfId } from '../state/snowflake.ts';
import { messageTime } from '../ui/dates.ts';
import { useNow, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { ThreadCard } from './ThreadCard.tsx';

/** A notice of Discord itself: a thread was made, a message pinned… */
export function SystemLine({ message, name }: { message: APIMessage; name: string }): JSX.Element {
  const now = useNow();
  const thread = message.type === MESSAGE.threadCreated;
  return (
    <article class="message system">
      <div class="message-side"><Icon name={thread ? 'thread' : 'chevron'} /></div>
      <div class="message-main">
        <span class="author">{name}</span> <Words message={message} />
        <time class="message-time">{messageTime(timeOfId(message.id), now, navigator.language)}</time>
        {message.thread !== undefined && <ThreadCard thread={message.thread} />}
      </div>
    </article>
  );
}

function Words({ message }: { message: APIMessage }): JSX.Element {
  switch (message.type) {
    case MESSAGE.threadCreated: return <>started a thread: <ThreadLink message={message} /></>;
    case MESSAGE.pinned: return <>pinned a message to this channel.</>;
    case MESSAGE.joined: return <>joined the server.</>;
    case MESSAGE.renamed: return <>changed the channel name: {message.content}</>;
    default: return <>{message.content}</>;
  }
}

/** The way into the thread that was made; only its name once nobody can go there. */
function ThreadLink({ message }: { message: APIMessage }): JSX.Element {
  const world = useWorld();
  const id = message.message_reference?.channel_id;
  return id === undefined || channelById(world, id) === undefined ? <>{message.content}</> : <ChannelMention id={id} />;
}
