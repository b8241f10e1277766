import type { APIChannel } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { openChannel } from '../state/app.ts';
import { channelById } from '../state/names.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

/** The way from a message into the thread that hangs on it. */
export function ThreadCard({ thread }: { thread: APIChannel }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const { store } = usePage();
  const live = channelById(world, thread.id);
  const count = live?.messages.length ?? 0;
  const last = live?.messages.at(-1);
  return (
    <button type="button" class="thread-card" onClick={() => store.update((state) => openChannel(state, thread.id))}>
      <span class="thread-card-head">
        <strong>{live?.channel.name ?? thread.name}</strong>
        <span class="thread-card-count">
          {say('page.messages.count', { count })} <Icon name="chevron" size={14} />
        </span>
      </span>
      <span class="dim">{last === undefined ? say('page.messages.none') : last.content.split('\n')[0]}</span>
    </button>
  );
}
