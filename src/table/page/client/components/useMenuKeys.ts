import { useLayoutEffect, useState } from 'preact/hooks';
import type { PageMenuOption } from './menuOptions.ts';

interface Menu {
  readonly options: ReadonlyArray<PageMenuOption>;
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  readonly choose: (value: string) => void;
}

export interface MenuKeys {
  readonly at: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrows, Home, End, Enter, Space, Escape and first letters, on the face of a menu. */
export function useMenuKeys({ options, open, show, close, choose }: Menu): MenuKeys {
  const [at, setAt] = useState(0);
  useLayoutEffect(() => setAt(0), [open]);
  const move = (to: number): void => setAt(Math.max(0, Math.min(options.length - 1, to)));

  const openKeys = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        move(at + 1);
        return true;
      case 'ArrowUp':
        move(at - 1);
        return true;
      case 'Home':
        move(0);
        return true;
      case 'End':
        move(options.length - 1);
        return true;
      case 'Escape':
        close();
        return true;
      case 'Tab':
        close();
        return false;
      case 'Enter':
      case ' ': {
        const option = options[at];
        if (option !== undefined) choose(option.value);
        return true;
      }
      default:
        return toLetter(event);
    }
  };
  const toLetter = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return false;
    const turned = [...options.slice(at + 1), ...options.slice(0, at + 1)];
    const found = turned.find((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
    if (found !== undefined) move(options.indexOf(found));
    return found !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const opens = !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (opens) show();
    if (opens || (open && openKeys(event))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { at, onKeyDown };
}
