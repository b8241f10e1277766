import type { JSX } from 'preact';
import { useApp, useWorld } from './context.ts';

/** Says at the top when nothing can happen: the table is gone, or the bot is. */
export function Banner(): JSX.Element {
  const world = useWorld();
  const line = useApp((state) => state.lines[world.me.user.id]);
  const words = wordsFor(line === 'lost', world.botOnline);
  return <div role="status" class="banner-place">{words !== undefined && <div class="banner">{words}</div>}</div>;
}

function wordsFor(lost: boolean, online: boolean): string | undefined {
  if (lost) return 'Connection to the practice table lost. Reconnecting…';
  if (!online) return 'The bot is offline. It will answer as soon as it is back.';
  return undefined;
}
