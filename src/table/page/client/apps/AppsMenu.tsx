import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { menusFor } from '../slash/entries.ts';
import { shownName } from '../slash/localized.ts';
import { type AppsTarget, currentChannel } from '../state/app.ts';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import { useFocusBack } from '../ui/focusPlace.ts';
import { useOutsidePress } from '../ui/useOutsidePress.ts';
import { useSay } from '../words/context.ts';

/** The “Apps” menu of Discord's client: what the bot offers on a person or on a message. */
export function AppsMenu(): JSX.Element | undefined {
  const target = useApp((state) => state.apps);
  return target === undefined ? undefined : <OpenMenu key={`${target.kind} ${target.id}`} target={target} />;
}

function OpenMenu({ target }: { target: AppsTarget }): JSX.Element | undefined {
  const say = useSay();
  const { store, deeds } = usePage();
  const world = useWorld();
  const channel = useApp(currentChannel);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => store.update((state) => ({ ...state, apps: undefined }));
  useOutsidePress(box, true, close);
  useFocusBack();
  useFocusInside(box);
  if (channel === undefined) return undefined;
  const menus = menusFor(world.commands, world.me, { kind: target.kind, inDm: channel.kind === 'dm' });
  const use = (commandId: string, label: string): void => {
    close();
    deeds.menu({ channelId: channel.channel.id, commandId, targetId: target.id, label });
  };
  return (
    <div
      class="apps-menu"
      role="menu"
      aria-label={say('page.frame.apps')}
      ref={box}
      style={placed(target, menus.length)}
      onKeyDown={(event) => onKey(event, box, close)}
    >
      <span class="apps-title" aria-hidden="true">
        {say('page.frame.apps')}
      </span>
      {menus.map((menu) => {
        const name = shownName(menu, say.locale);
        return (
          <button
            key={menu.id}
            type="button"
            role="menuitem"
            class="apps-item"
            tabIndex={-1}
            onClick={() => use(menu.id, name)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** The first item has the focus while the menu is open. */
function useFocusInside(box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    itemsOf(box)[0]?.focus();
  }, []);
}

const itemsOf = (box: RefObject<HTMLElement>): ReadonlyArray<HTMLElement> => [
  ...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

function onKey(event: KeyboardEvent, box: RefObject<HTMLElement>, close: () => void): void {
  const items = itemsOf(box);
  const at = items.findIndex((item) => item === document.activeElement);
  switch (event.key) {
    case 'ArrowDown':
      items[(at + 1) % items.length]?.focus();
      break;
    case 'ArrowUp':
      items.at(at - 1)?.focus();
      break;
    case 'Escape':
    case 'Tab':
      close();
      break;
    default:
      return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Measures in pixels, as the style sheet has them. */
const menuWidth = 240;
const rowHeight = 40;
const margin = 8;

/** Returns a place for the menu at the pointer, in pixels, moved so that nothing hangs over the edge of the window. */
function placed({ x, y }: AppsTarget, rows: number): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number =>
    Math.max(margin, Math.min(at, room - size - margin));
  return {
    left: within(x, menuWidth, document.documentElement.clientWidth),
    top: within(y, rowHeight * (rows + 1), document.documentElement.clientHeight),
  };
}
