import { useEffect } from 'preact/hooks';
import { currentWorld } from '../state/app.ts';
import { useApp, usePage } from '../ui/context.ts';
import { askedPeople, isBusy, nextQuestion, toAnyQuestion, toQuestion } from './follow.ts';

/** How long an event can be seen before the page turns to the next person, in milliseconds. */
const LOOK = 900;

/**
 * The page follows the questions from person to person, if it is to play all seats. Only a question that comes or goes
 * moves it: who goes somewhere by hand stays there, and no one is pulled out of what is open or being typed.
 */
export function useFollow(isTyping: () => boolean): void {
  const { store } = usePage();
  const on = useApp((state) => state.allSeats);
  const waiting = useApp((state) =>
    currentWorld(state)
      ?.waiting.map(({ userId, messageId }) => `${userId} ${messageId}`)
      .join(),
  );
  const away = useApp((state) => currentWorld(state)?.standIns.join());
  const busy = useApp(isBusy);
  useEffect(() => {
    const turn = (): void => {
      const next = nextQuestion(store.get());
      if (next === undefined) return;
      if (isTyping()) timer = setTimeout(turn, LOOK);
      else store.update((state) => ({ ...toQuestion(state, next), followed: next.userId }));
    };
    let timer = setTimeout(turn, LOOK);
    return () => clearTimeout(timer);
  }, [store, on, waiting, away, busy]);
  const isAwaited = useApp((state) => state.awaits && askedPeople(state).length > 0);
  useEffect(() => {
    if (isAwaited) store.update(toAnyQuestion);
  }, [store, isAwaited]);
}
