import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The place of the keyboard, so that it can go on there when the element with the focus is drawn again or has moved.
 */
export interface FocusPlace {
  readonly element: HTMLElement;
  /** The element of the message that it is in. */
  readonly messageId: string | undefined;
  readonly customId: string | undefined;
  readonly role: string | undefined;
  /** Which control of the message it is. */
  readonly index: number;
}

const isControl = 'button, a[href]';
/** Items of an open menu, which come and go with it. */
const isListed = '.select-list *';

function placeOf(element: HTMLElement): FocusPlace {
  const message = element.closest<HTMLElement>('article[id]');
  const { customId, role } = element.dataset;
  return {
    element,
    messageId: message?.id,
    customId,
    role,
    index: message === null ? -1 : controlsIn(message).indexOf(element),
  };
}

const controlsIn = (message: Element): ReadonlyArray<HTMLElement> =>
  [...message.querySelectorAll<HTMLElement>(isControl)].filter((control) => !control.matches(isListed));

const canHaveFocus = (element: HTMLElement | undefined): boolean =>
  element?.isConnected === true && !element.matches(':disabled');

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the element that the keyboard goes on with: the same one, or the one that took its place in the message, or
 * the same button of a message that was sent again. Nothing else: one press too many must not answer another question.
 */
function elementAt({ element, messageId, customId, role, index }: FocusPlace): HTMLElement | undefined {
  if (canHaveFocus(element)) return element;
  const isSame = (control: HTMLElement): boolean => customId !== undefined && control.dataset['customId'] === customId;
  const message = messageId === undefined ? null : document.getElementById(messageId);
  const near = message === null ? [] : controlsIn(message);
  const alike = near.filter((control) => canHaveFocus(control) && control.dataset['role'] === role);
  return (
    alike.find(isSame) ??
    alike.find((control) => control === near[index]) ??
    (role === undefined ? undefined : alike[0]) ??
    [...document.querySelectorAll<HTMLElement>('article[id] [data-custom-id]')].findLast(
      (control) => isSame(control) && canHaveFocus(control),
    )
  );
}

/**
 * For something that takes the focus while it is open: what had it before gets it back, unless something else has it by
 * then.
 */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || isNowhere()) return undefined;
    const place = placeOf(before);
    const giveBack = (): void => {
      if (isNowhere()) elementAt(place)?.focus();
    };
    // A form lets nothing else have the focus until it is gone.
    return () => queueMicrotask(giveBack);
  }, []);
}

/**
 * Keeps the focus in a list of messages, whose messages are edited, sent again and reordered while someone is in one of
 * them.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  const place = useRef<FocusPlace>();
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const isInside =
        target instanceof HTMLElement && target !== list.current && list.current?.contains(target) === true;
      place.current = isInside ? placeOf(target) : undefined;
    };
    // Going away by hand leaves the element as it is; one that is taken away is not there any more by the time of this
    // look.
    const onBlur = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        const left = place.current?.element;
        if (left !== undefined && left === target && canHaveFocus(left) && document.activeElement !== left)
          place.current = undefined;
      });
    const onPress = (): void => {
      if (isNowhere()) place.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [list]);
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    const { element } = place.current;
    // The browser takes the focus from what can't be pressed any more only after this.
    const isLost = isNowhere() || (document.activeElement === element && !canHaveFocus(element));
    // A reader who has scrolled away stays there.
    if (isLost) elementAt(place.current)?.focus({ preventScroll: true });
  });
}
