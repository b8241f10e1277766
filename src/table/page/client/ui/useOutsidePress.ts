import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Calls `then` when the pointer goes down outside the box, or the focus leaves it, while `active`. */
export function useOutsidePress(box: RefObject<HTMLElement>, active: boolean, then: () => void): void {
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (!active) return undefined;
    const onMove = (event: Event): void => {
      const inside = event.target instanceof Node && box.current?.contains(event.target) === true;
      if (!inside) latest.current();
    };
    document.addEventListener('pointerdown', onMove);
    document.addEventListener('focusin', onMove);
    return () => {
      document.removeEventListener('pointerdown', onMove);
      document.removeEventListener('focusin', onMove);
    };
  }, [active]);
}
