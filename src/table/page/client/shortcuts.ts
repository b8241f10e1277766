import { useEffect } from 'preact/hooks';
import { toAnyQuestion } from './practice/follow.ts';
import { actAs, currentWorld, goesNowhere } from './state/app.ts';
import { usePage } from './ui/context.ts';
import { focusComposer } from './ui/focusComposer.ts';

/**
 * Alt or Ctrl with a digit switches the person, Alt with Q goes to the open
 * question; any letter typed into the void goes into the typing box.
 */
export function useShortcuts(): void {
  const { store } = usePage();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const digit = digitOf(event);
      const person = digit === undefined ? undefined : currentWorld(store.get())?.people[digit - 1];
      if (person !== undefined) {
        event.preventDefault();
        store.update((state) => actAs(state, person.user.id));
      } else if (event.code === 'KeyQ' && event.altKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        store.update(toAnyQuestion);
      } else if (startsTyping(event)) {
        focusComposer();
      }
    };
    const onDeed = (event: Event): void => {
      if (!(event instanceof KeyboardEvent && modifiers.test(event.key))) store.update(goesNowhere);
    };
    document.addEventListener('keydown', onKey);
    // Before whatever the deed itself does.
    document.addEventListener('keydown', onDeed, true);
    document.addEventListener('pointerdown', onDeed, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onDeed, true);
      document.removeEventListener('pointerdown', onDeed, true);
    };
  }, [store]);
}

/** Pressing these does nothing yet. */
const modifiers = /^(Alt|AltGraph|Control|Meta|Shift)$/;

/** The key's place, not its letter: with Alt a Mac types a sign instead of the digit. */
function digitOf(event: KeyboardEvent): number | undefined {
  if (event.altKey === event.ctrlKey || event.shiftKey || event.metaKey) return undefined;
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

const startsTyping = (event: KeyboardEvent): boolean =>
  document.activeElement === document.body &&
  event.key.length === 1 &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  document.querySelector('dialog[open]') === null;
