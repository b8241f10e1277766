import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { AppsMenu } from './apps/AppsMenu.tsx';
import { ChannelView } from './ChannelView.tsx';
import { Lightbox } from './dialogs/Lightbox.tsx';
import { ModalDialog } from './dialogs/ModalDialog.tsx';
import { PeopleRail } from './sidebar/PeopleRail.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { currentChannel, currentWorld } from './state/app.ts';
import { channelName } from './state/names.ts';
import { attentionOf } from './state/unread.ts';
import { useApp, usePage, WorldContext } from './ui/context.ts';
import { useShortcuts } from './shortcuts.ts';
import { useOutsidePress } from './ui/useOutsidePress.ts';
import { SayContext } from './words/context.ts';

/** The page: people and channels on the left, the open channel on the right. */
export function App(): JSX.Element {
  const say = useApp((state) => state.say);
  const world = useApp(currentWorld);
  const trouble = useApp((state) => state.trouble);
  useShortcuts();
  useTitle();
  if (say === undefined) return <main class="loading" />;
  if (world === undefined)
    return (
      <main class="loading" role="status">
        {trouble ?? say('page.frame.opening')}
      </main>
    );
  return (
    <SayContext.Provider value={say}>
      <WorldContext.Provider value={world}>
        <div class="app">
          <Drawer />
          <ChannelView />
          <ModalDialog />
          <Lightbox />
          <AppsMenu />
        </div>
      </WorldContext.Provider>
    </SayContext.Provider>
  );
}

/** The left side, which on a phone slides over the channel until something beside it is touched. */
function Drawer(): JSX.Element {
  const { store } = usePage();
  const open = useApp((state) => state.drawer);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => store.update((state) => ({ ...state, drawer: false }));
  useOutsidePress(box, open, close);
  useLayoutEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>('.drawer-button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // Out of sight it can't keep the focus; the typing box may take it first.
      queueMicrotask(() => {
        if (box.current?.contains(document.activeElement) === true)
          document.querySelector<HTMLElement>('.drawer-button')?.focus();
      });
    };
  }, [open]);
  return (
    <>
      <div class={`drawer${open ? ' open' : ''}`} ref={box}>
        <PeopleRail />
        <Sidebar />
      </div>
      {open && <div class="drawer-shade" />}
    </>
  );
}

/** The browser's tab says where you are and how many messages wait for you. */
function useTitle(): void {
  const title = useApp((state) => {
    const world = currentWorld(state);
    const channel = currentChannel(state);
    if (world === undefined || channel === undefined) return state.say?.('page.frame.title') ?? document.title;
    const waiting = attentionOf(world, state.marks[world.me.user.id] ?? {});
    const sign = channel.kind === 'dm' ? '@' : '#';
    return `${waiting > 0 ? `(${waiting}) ` : ''}${sign}${channelName(world, channel)} · ${world.guild.name}`;
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
