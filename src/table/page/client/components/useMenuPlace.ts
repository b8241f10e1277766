import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface MenuPlace {
  /** The list stands above its face, because there is more room there. */
  readonly up: boolean;
  /** How high the list may be, in pixels. */
  readonly room: number;
}

const HIGHEST = 300;
const MARGIN = 64;

/** Returns the side and the height at which a list fits inside the part of the page that scrolls around it. */
export function useMenuPlace(box: RefObject<HTMLElement>, open: boolean): MenuPlace {
  const [place, setPlace] = useState<MenuPlace>({ up: false, room: HIGHEST });
  useLayoutEffect(() => {
    const face = box.current?.getBoundingClientRect();
    const around = box.current?.closest('.scroller, dialog')?.getBoundingClientRect();
    if (!open || face === undefined || around === undefined) return;
    const below = around.bottom - face.bottom - MARGIN;
    const above = face.top - around.top - MARGIN;
    const up = below < HIGHEST && above > below;
    setPlace({ up, room: Math.max(120, Math.min(HIGHEST, up ? above : below)) });
  }, [open]);
  return place;
}
