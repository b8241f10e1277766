import type { APIMessage } from 'discord-api-types/v10';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How near to the end, in pixels, counts as being there. */
const NEAR = 80;

export interface StickyScroll {
  readonly scroller: RefObject<HTMLDivElement>;
  readonly content: RefObject<HTMLDivElement>;
  readonly atBottom: boolean;
  readonly toBottom: () => void;
}

/**
 * Keeps the newest message in view while the reader is at the end, also when pictures load or the window changes. What
 * the reader says or does (`doing` changes) brings the end back into view.
 */
export function useStickyScroll(
  messages: ReadonlyArray<APIMessage>,
  me: string,
  doing: string | undefined,
): StickyScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  /** The list's position when it was last looked at, or set by this page: the browser tells of a scroll only later. */
  const stood = useRef(0);
  const [atBottom, setAtBottom] = useState(true);

  const showEnd = (box: HTMLDivElement): void => {
    box.scrollTop = box.scrollHeight;
    stood.current = box.scrollTop;
  };
  const toBottom = (): void => {
    const box = scroller.current;
    if (box === null) return;
    sticks.current = true;
    setAtBottom(true);
    showEnd(box);
  };

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (box === null || inner === null) return undefined;
    stood.current = box.scrollTop;
    const onScroll = (): void => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Only who scrolls up lets go of the end: it may also have grown since it was scrolled to, before anyone heard
      // of that.
      if (near || box.scrollTop < stood.current) {
        sticks.current = near;
        setAtBottom(near);
      }
      stood.current = box.scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (sticks.current) showEnd(box);
    });
    observer.observe(box);
    observer.observe(inner);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  const last = messages.at(-1);
  useLayoutEffect(() => {
    if (sticks.current || last?.author.id === me) toBottom();
  }, [last?.id]);
  useLayoutEffect(() => {
    if (doing !== undefined) toBottom();
  }, [doing]);

  return { scroller, content, atBottom, toBottom };
}
