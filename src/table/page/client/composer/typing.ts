import { useState } from 'preact/hooks';
import type { Draft } from '../slash/draft.ts';

/** The content of a typing box: plain text, or a command with its options. */
export type Typing =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'command'; readonly draft: Draft };

const nothing: Typing = { kind: 'text', text: '' };

/** Unsent content of typing boxes, which stays with its person and channel, as in Discord. */
const kept = new Map<string, Typing>();

/** Something stands in this box that was not sent yet. */
export function isTypingAt(id: string): boolean {
  const typing = kept.get(id);
  return typing !== undefined && (typing.kind === 'command' || typing.text !== '');
}

export function useTyping(id: string): readonly [Typing, (typing: Typing) => void] {
  const [typing, setTyping] = useState(kept.get(id) ?? nothing);
  const change = (next: Typing): void => {
    kept.set(id, next);
    setTyping(next);
  };
  return [typing, change];
}
