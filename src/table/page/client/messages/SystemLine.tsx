import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { MESSAGE } from '../discord.ts';
import { ChannelMention } from '../markdown/Mention.tsx';
import { channelById } from '../state/names.ts';
import { timeOfId } from '../state/snowflake.ts';
import { messageTime } from '../ui/messageTime.ts';
import { useNow, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Sentence } from '../words/Sentence.tsx';
import { ThreadCard } from './ThreadCard.tsx';

/** A notice of Discord itself: a thread was made, a message pinned… */
export function SystemLine({ message, name }: { message: APIMessage; name: string }): JSX.Element {
  const say = useSay();
  const now = useNow();
  const thread = message.type === MESSAGE.threadCreated;
  return (
    <article class="message system">
      <div class="message-side">
        <Icon name={thread ? 'thread' : 'chevron'} />
      </div>
      <div class="message-main">
        <Words message={message} name={<span class="author">{name}</span>} />{' '}
        <time class="message-time">{messageTime(timeOfId(message.id), now, say)}</time>
        {message.thread !== undefined && <ThreadCard thread={message.thread} />}
      </div>
    </article>
  );
}

function Words({ message, name }: { message: APIMessage; name: JSX.Element }): JSX.Element {
  const say = useSay();
  const thread = <ThreadLink message={message} />;
  switch (message.type) {
    case MESSAGE.threadCreated:
      return <Sentence of={(put) => say('page.messages.threadStarted', { name: put(name), thread: put(thread) })} />;
    case MESSAGE.pinned:
      return <Sentence of={(put) => say('page.messages.pinned', { name: put(name) })} />;
    case MESSAGE.joined:
      return <Sentence of={(put) => say('page.messages.joined', { name: put(name) })} />;
    case MESSAGE.renamed:
      return <Sentence of={(put) => say('page.messages.renamed', { name: put(name), channel: message.content })} />;
    default:
      return (
        <>
          {name} {message.content}
        </>
      );
  }
}

/** The way into the thread that was made; only its name once no one can go there. */
function ThreadLink({ message }: { message: APIMessage }): JSX.Element {
  const world = useWorld();
  const id = message.message_reference?.channel_id;
  return id === undefined || channelById(world, id) === undefined ? <>{message.content}</> : <ChannelMention id={id} />;
}
