import { useEffect } from 'preact/hooks';
import { useApp } from '../ui/context.ts';

const FLASH = 1600;

export const messageElementId = (id: string): string => `message-${id}`;

/** Scrolls to the message that somebody asked for, lets it light up, and hands what answers in it to the keyboard if wanted. */
export function useJump(): void {
  const jump = useApp((state) => state.jump);
  useEffect(() => {
    const element = jump === undefined ? null : document.getElementById(messageElementId(jump.messageId));
    if (element === null) return undefined;
    // The end of the list is where everybody looks anyway, and where new messages are followed.
    const isLast = element.matches('article:last-of-type');
    element.scrollIntoView({ block: isLast ? 'end' : 'center' });
    if (jump?.focus === true) element.querySelector<HTMLElement>('[data-role]:not(:disabled)')?.focus();
    element.classList.toggle('flash', !isLast);
    const timer = setTimeout(() => element.classList.remove('flash'), FLASH);
    return () => clearTimeout(timer);
  }, [jump]);
}
