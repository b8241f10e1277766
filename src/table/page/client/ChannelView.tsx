import type { JSX } from 'preact';
import { Composer } from './composer/Composer.tsx';
import { EventLine } from './EventLine.tsx';
import { MessageList } from './messages/MessageList.tsx';
import { PostList } from './messages/PostList.tsx';
import { currentChannel } from './state/app.ts';
import { channelName, isForum, isOpen, topicOf } from './state/names.ts';
import { attentionOf } from './state/unread.ts';
import type { ClientWorld } from './state/world.ts';
import type { TableChannel } from '../../contract.ts';
import { Avatar } from './ui/Avatar.tsx';
import { Badge, withUnread } from './ui/Badge.tsx';
import { TableBar } from './practice/TableBar.tsx';
import { useApp, usePage, useWorld } from './ui/context.ts';
import { Icon } from './ui/Icon.tsx';
import { useSay } from './words/context.ts';

/** The open channel: its head, its messages, the typing box. */
export function ChannelView(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const channel = useApp(currentChannel);
  if (channel === undefined)
    return (
      <main class="channel-view">
        <Banner />
        <p class="loading">{say('page.frame.noChannel')}</p>
      </main>
    );
  const key = `${world.me.user.id}/${channel.channel.id}`;
  return (
    <main class="channel-view">
      <ChannelHead world={world} channel={channel} />
      <EventLine channel={channel} />
      <TableBar />
      <Banner />
      {isForum(channel) ? <PostList forum={channel} /> : <Messages key={key} id={key} channel={channel} />}
    </main>
  );
}

function Messages({ id, channel }: { id: string; channel: TableChannel }): JSX.Element {
  const say = useSay();
  return (
    <>
      <MessageList key={`list/${id}`} channel={channel} />
      {isOpen(channel) ? (
        <Composer key={`box/${id}`} id={id} channel={channel} />
      ) : (
        <p class="composer-closed">{say('page.frame.threadClosed')}</p>
      )}
    </>
  );
}

/** Says at the top when nothing can happen: the table is gone, or the bot is. */
function Banner(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const line = useApp((state) => state.lines[world.me.user.id]);
  const words = line === 'lost' ? say('page.frame.lost') : world.botOnline ? undefined : say('page.frame.botOffline');
  return (
    <div role="status" class="banner-place">
      {words !== undefined && <div class="banner">{words}</div>}
    </div>
  );
}

function ChannelHead({ world, channel }: { world: ClientWorld; channel: TableChannel }): JSX.Element {
  const say = useSay();
  const name = channelName(world, channel);
  const topic = topicOf(channel);
  const icon = channel.kind === 'dm' ? 'at' : channel.kind === 'thread' ? 'thread' : 'hash';
  return (
    <header class="channel-head">
      <DrawerButton />
      <span class="channel-head-sign">
        <Icon name={icon} size={22} />
      </span>
      <h2 class="channel-head-name">{name}</h2>
      {topic !== undefined && (
        <p class="channel-head-topic" title={topic}>
          {topic}
        </p>
      )}
      <span class="channel-head-me" title={say('page.frame.playingAs', { name: world.me.displayName })}>
        <Avatar user={world.me.user} name={world.me.displayName} size={24} />
        <span class="channel-head-me-name" aria-hidden="true">
          {world.me.displayName}
        </span>
        <span class="sr">{say('page.frame.playingAs', { name: world.me.displayName })}</span>
      </span>
    </header>
  );
}

/** Only on a phone; its number is what waits for anyone at the table. */
function DrawerButton(): JSX.Element {
  const say = useSay();
  const { store } = usePage();
  const open = useApp((state) => state.drawer);
  const waiting = useApp((state) =>
    Object.entries(state.worlds).reduce((sum, [user, world]) => sum + attentionOf(world, state.marks[user] ?? {}), 0),
  );
  return (
    <button
      type="button"
      class="icon-button drawer-button"
      aria-expanded={open}
      aria-label={withUnread(say('page.frame.drawer'), waiting, say)}
      onClick={() => store.update((state) => ({ ...state, drawer: true }))}
    >
      <Icon name="menu" size={24} />
      <Badge count={waiting} />
    </button>
  );
}
