import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { openChannel } from '../state/app.ts';
import { channelName, parentOf, tagsOf } from '../state/names.ts';
import { compareIds } from '../state/snowflake.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { useKeptFocus } from '../ui/focusPlace.ts';
import { useSay } from '../words/context.ts';

/** The posts of a forum, the one with the newest message first. */
export function PostList({ forum }: { forum: TableChannel }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const posts = world.channels.filter((channel) => parentOf(channel) === forum.channel.id).toSorted(byNews);
  const scroller = useRef<HTMLDivElement>(null);
  useKeptFocus(scroller);
  return (
    <div class="list-place">
      <div class="scroller" ref={scroller} tabIndex={0} role="region" aria-label={say('page.messages.posts')}>
        {posts.length === 0 ? (
          <p class="loading">{say('page.messages.noPosts')}</p>
        ) : (
          <ul class="posts">
            {posts.map((post) => (
              <li key={post.channel.id}>
                <Post post={post} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function byNews(one: TableChannel, other: TableChannel): number {
  return compareIds(other.messages.at(-1)?.id ?? other.channel.id, one.messages.at(-1)?.id ?? one.channel.id);
}

function Post({ post }: { post: TableChannel }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const { store } = usePage();
  const count = post.messages.length;
  return (
    <button
      type="button"
      class="thread-card"
      onClick={() => store.update((state) => openChannel(state, post.channel.id))}
    >
      <span class="thread-card-head">
        <strong>{channelName(world, post)}</strong>
        <span class="thread-card-count">{say('page.messages.count', { count })}</span>
      </span>
      <span class="dim">{tagsOf(world, post).join(' · ')}</span>
    </button>
  );
}
