import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useAppsTarget } from '../apps/useAppsTarget.ts';
import { hidesEmbeds, isEphemeral, isLoading } from '../discord.ts';
import { MessageComponents } from '../components/MessageComponents.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { nameOf } from '../state/names.ts';
import { timeOfId } from '../state/snowflake.ts';
import { mentions } from '../state/unread.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useNow, usePage, useWorld } from '../ui/context.ts';
import { shortTime } from '../ui/dates.ts';
import { messageTime } from '../ui/messageTime.ts';
import { useSay } from '../words/context.ts';
import { exactTime } from '../words/dateFormat.ts';
import { datesFor } from '../words/dates.ts';
import { Attachments } from './Attachments.tsx';
import { EmbedView } from './EmbedView.tsx';
import { hasHeadLine, isPlain } from './grouping.ts';
import { HeadLine } from './HeadLine.tsx';
import { SystemLine } from './SystemLine.tsx';
import { ThreadCard } from './ThreadCard.tsx';
import { EphemeralNote, FailureWords, Thinking } from './Unfinished.tsx';
import { messageElementId } from './useJump.ts';

/** One message. `compact`: it follows another of the same author, without avatar and head. */
export function MessageView({ message, compact }: { message: APIMessage; compact: boolean }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const name = nameOf(world, message.author);
  const onMenu = useAppsTarget('message', message.id);
  if (!isPlain(message)) return <SystemLine message={message} name={name} />;
  const looks = [
    compact ? 'compact' : 'headed',
    isEphemeral(message) && 'ephemeral',
    mentions(message, world.me.user.id) && message.author.id !== world.me.user.id && 'mentions-me',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article
      class={`message ${looks}`}
      id={messageElementId(message.id)}
      onContextMenu={isEphemeral(message) ? undefined : onMenu}
    >
      {hasHeadLine(message) && <HeadLine message={message} />}
      <div class="message-side">
        {compact ? (
          <time class="side-time" aria-hidden="true">
            {shortTime(timeOfId(message.id), datesFor(say))}
          </time>
        ) : (
          <Avatar user={message.author} name={name} size={40} />
        )}
      </div>
      <div class="message-main">
        {compact ? <span class="sr">{name}: </span> : <MessageHead message={message} name={name} />}
        <MessageBody message={message} />
      </div>
    </article>
  );
}

/** The author of the message and its time. */
function MessageHead({ message, name }: { message: APIMessage; name: string }): JSX.Element {
  const say = useSay();
  const time = timeOfId(message.id);
  const now = useNow();
  return (
    <div class="message-head">
      <span class="author">{name}</span>
      {message.author.bot === true && <span class="tag">{say('page.messages.app')}</span>}
      <time class="message-time" dateTime={new Date(time).toISOString()} title={exactTime(time, datesFor(say))}>
        {messageTime(time, now, say)}
      </time>
    </div>
  );
}

function MessageBody({ message }: { message: APIMessage }): JSX.Element {
  const { deeds } = usePage();
  const failure = useWorld().interactions.failures.find((one) => one.messageId === message.id);
  const dismiss = (): void => deeds.dismiss(message.channel_id, message.id);
  // Most of the drawing; whatever changes in the world changes nothing of it but what looks there by itself.
  const told = useMemo(
    () => (
      <>
        <Content message={message} />
        <Attachments message={message} />
        {!hidesEmbeds(message) &&
          message.embeds.map((embed, index) => <EmbedView key={index} embed={embed} message={message} />)}
      </>
    ),
    [message],
  );
  return (
    <>
      {told}
      <MessageComponents message={message} />
      {failure !== undefined && <FailureWords reason={failure.reason} />}
      {message.thread !== undefined && <ThreadCard thread={message.thread} />}
      {isEphemeral(message) && <EphemeralNote onDismiss={dismiss} />}
    </>
  );
}

function Content({ message }: { message: APIMessage }): JSX.Element | undefined {
  const say = useSay();
  if (isLoading(message)) return <Thinking />;
  if (message.content === '') return undefined;
  const edited = message.edited_timestamp;
  return (
    <div class="content">
      <Markdown text={message.content} />
      {edited !== null && (
        <span class="edited" title={exactTime(Date.parse(edited), datesFor(say))}>
          {say('page.messages.edited')}
        </span>
      )}
    </div>
  );
}
