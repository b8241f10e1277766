import { createContext } from 'preact';
import { useContext, useEffect, useReducer, useRef } from 'preact/hooks';
import type { Deeds } from '../net/deeds.ts';
import type { AppState } from '../state/app.ts';
import type { Observable } from '../state/store.ts';
import type { ClientWorld } from '../state/world.ts';

export interface PageServices {
  readonly store: Observable<AppState>;
  readonly deeds: Deeds;
}

export const PageContext = createContext<PageServices | undefined>(undefined);
export const WorldContext = createContext<ClientWorld | undefined>(undefined);

/** The store and the deeds of the page. */
export function usePage(): PageServices {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('usePage is for components inside PageContext.');
  return page;
}

/** The world of the acting person. */
export function useWorld(): ClientWorld {
  const world = useContext(WorldContext);
  if (world === undefined) throw new Error('useWorld is for components inside WorldContext.');
  return world;
}

/** The custom id of the message's component that was used and has not been answered yet. */
export function usePending(messageId: string): string | undefined {
  const { pending } = useWorld().interactions;
  const mine = pending.find((one) => one.origin.kind === 'component' && one.origin.messageId === messageId);
  return mine?.origin.kind === 'component' ? mine.origin.customId : undefined;
}

/** The time at the table, in milliseconds since 1970; drawn again every `tick` milliseconds, if that is given. */
export function useNow(tick?: number): number {
  const { ahead } = useWorld();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (tick === undefined) return undefined;
    const timer = setInterval(() => redraw(undefined), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return Date.now() + ahead;
}

/** A part of the state; the component is drawn again when that part changes. */
export function useApp<T>(pick: (state: AppState) => T): T {
  const { store } = usePage();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const picked = pick(store.get());
  const latest = useRef({ pick, picked });
  latest.current = { pick, picked };
  useEffect(() => {
    const check = (): void => {
      if (latest.current.pick(store.get()) !== latest.current.picked) redraw(undefined);
    };
    // Something may have changed between the drawing and now.
    check();
    return store.watch(check);
  }, [store]);
  return picked;
}
