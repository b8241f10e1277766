import { useEffect } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { readCurrent } from '../state/app.ts';
import { usePage } from '../ui/context.ts';

/** What is at the end of the list while the page is in view counts as read. */
export function useReading(channel: TableChannel, atBottom: boolean): void {
  const { store } = usePage();
  const last = channel.messages.at(-1)?.id;
  useEffect(() => {
    if (!atBottom) return undefined;
    const read = (): void => {
      if (document.visibilityState === 'visible') store.update(readCurrent);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [store, last, atBottom]);
}
