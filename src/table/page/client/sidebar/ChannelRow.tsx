import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import { openChannel } from '../state/app.ts';
import { channelName, isPrivateThread, partnerOf } from '../state/names.ts';
import { unreadIn } from '../state/unread.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge, withUnread } from '../ui/Badge.tsx';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

/** A channel in the list on the left: bold when something is new, a number when it asks for you. */
export function ChannelRow({ channel, open }: { channel: TableChannel; open: string | undefined }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const { store } = usePage();
  const { id } = channel.channel;
  const me = world.me.user.id;
  const mark = useApp((state) => state.marks[me]?.[id]);
  const unread = unreadIn(channel, mark, me);
  const name = channelName(world, channel);
  const label = say(isPrivateThread(channel) ? 'page.sidebar.privateThread' : kindKey[channel.kind], { name });
  const looks = [open === id && 'selected', unread.count > 0 && 'unread'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={`channel-row ${channel.kind} ${looks}`}
      aria-label={withUnread(label, unread.count, say)}
      aria-current={open === id ? 'page' : undefined}
      onClick={() => store.update((state) => openChannel(state, id))}
    >
      <RowSign channel={channel} name={name} />
      <span class="channel-name">{name}</span>
      <Badge count={unread.attention} />
    </button>
  );
}

const kindKey = { text: 'page.sidebar.channel', thread: 'page.sidebar.thread', dm: 'page.sidebar.directWith' } as const;

function RowSign({ channel, name }: { channel: TableChannel; name: string }): JSX.Element {
  const partner = partnerOf(useWorld(), channel);
  if (channel.kind === 'dm' && partner !== undefined) return <Avatar user={partner} name={name} size={28} />;
  return (
    <Icon
      name={
        isPrivateThread(channel) ? 'lock' : channel.kind === 'dm' ? 'at' : channel.kind === 'thread' ? 'thread' : 'hash'
      }
    />
  );
}
