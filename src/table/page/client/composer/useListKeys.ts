import { useLayoutEffect, useState } from 'preact/hooks';

interface List {
  /** Changes when other things are listed, so that the keys start over. */
  readonly key: string;
  readonly count: number;
  /** Index of the item that the keys start on; -1 for none, so that Enter is free for sending. */
  readonly first: number;
  readonly pick: (index: number) => void;
}

export interface ListKeys {
  readonly at: number;
  /** Handles arrows, and Tab and Enter on an item; true when the key has been used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** The keys of a list whose focus stays in a text box. */
export function useListKeys({ key, count, first, pick }: List): ListKeys {
  const [at, setAt] = useState(first);
  // Before the next key, which must not be undone by a late reset.
  useLayoutEffect(() => setAt(first), [key, first]);
  const place = Math.min(at, count - 1);
  const onKey = (event: KeyboardEvent): boolean => {
    if (count === 0 || event.isComposing) return false;
    switch (event.key) {
      case 'ArrowDown':
        setAt((place + 1) % count);
        return true;
      case 'ArrowUp':
        setAt((Math.max(place, 0) - 1 + count) % count);
        return true;
      case 'Tab':
      case 'Enter':
        if (place < 0 || event.shiftKey) return false;
        pick(place);
        return true;
      default:
        return false;
    }
  };
  return { at: place, onKey };
}
