import { useEffect } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { jumpTarget } from '../state/app.ts';
import { useApp, usePage } from '../ui/context.ts';

const FLASH = 1600;

export const messageElementId = (id: string): string => `message-${id}`;

/**
 * Scrolls to the message that someone asked for, lets it light up, and hands what answers in it to the keyboard if
 * wanted. A message that is still on its way is waited for.
 */
export function useJump(channel: TableChannel): void {
  const { store } = usePage();
  const jump = useApp((state) => state.jump);
  const target = useApp((state) => jumpTarget(state, channel));
  useEffect(() => {
    const element = target === undefined ? null : document.getElementById(messageElementId(target.id));
    const answer = element?.querySelector<HTMLElement>('[data-role]:not(:disabled)') ?? undefined;
    if (element === null || jump === undefined || (jump.focus && answer === undefined)) return;
    // The end of the list is where everyone looks anyway, and where new messages are followed.
    const isLast = element.matches('article:last-of-type');
    element.scrollIntoView({ block: isLast ? 'end' : 'center' });
    if (jump.focus) answer?.focus();
    if (!isLast) flash(element);
    store.update((state) => (state.jump === jump ? { ...state, jump: undefined } : state));
  }, [jump, target]);
}

function flash(element: HTMLElement): void {
  element.classList.add('flash');
  setTimeout(() => element.classList.remove('flash'), FLASH);
}
