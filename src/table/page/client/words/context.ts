import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Say } from '../../../../words/say.ts';

export const SayContext = createContext<Say | undefined>(undefined);

/** Returns the page's words, in the reader's language. */
export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === undefined) throw new Error('useSay is for components inside SayContext.');
  return say;
}
