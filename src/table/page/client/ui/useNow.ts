import { useEffect, useReducer } from 'preact/hooks';
import { useWorld } from './context.ts';

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
