import { menusFor } from '../slash/entries.ts';
import { type AppsTarget, currentChannel } from '../state/app.ts';
import { usePage, useWorld } from '../ui/context.ts';

/**
 * For `onContextMenu`: a right click, a long touch or the menu key on this person or message opens the “Apps” menu,
 * where the bot has something in it. With Shift the browser's own menu comes.
 */
export function useAppsTarget(kind: AppsTarget['kind'], id: string): (event: MouseEvent) => void {
  const { store } = usePage();
  const { commands, me } = useWorld();
  return (event) => {
    const channel = currentChannel(store.get());
    if (event.shiftKey || channel === undefined) return;
    if (menusFor(commands, me, { kind, inDm: channel.kind === 'dm' }).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    store.update((state) => ({ ...state, apps: { kind, id, x: event.clientX, y: event.clientY } }));
  };
}
