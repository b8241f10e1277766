import { useEffect } from 'preact/hooks';
import { useApp } from '../ui/context.ts';

const FLASH = 1600;

export const messageElementId = (id: string): string => `message-${id}`;

/** Scrolls to the message that a click asked for, and lets it light up. */
export function useJump(): void {
  const jump = useApp((state) => state.jump);
  useEffect(() => {
    const element = jump === undefined ? null : document.getElementById(messageElementId(jump.messageId));
    if (element === null) return undefined;
    element.scrollIntoView({ block: 'center' });
    element.classList.add('flash');
    const timer = setTimeout(() => element.classList.remove('flash'), FLASH);
    return () => clearTimeout(timer);
  }, [jump]);
}
