import type { LiveEvent } from '../../../contract.ts';

export interface LiveHandlers {
  /** The line stands: everything from now on will be heard. */
  readonly opened: () => void;
  readonly event: (event: LiveEvent) => void;
  readonly lost: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** The server wants the page to start from a new snapshot; nothing is wrong. */
const COME_BACK = 1012;

/** How long to wait before the nth try to connect again, in milliseconds. */
export function backoff(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

/** Listens to the server for one person, and connects again for as long as the page is open. */
export function listen(user: string, handlers: LiveHandlers): void {
  let attempt = 0;
  const connect = (): void => {
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/table/live?user=${encodeURIComponent(user)}`,
    );
    socket.addEventListener('open', () => {
      attempt = 0;
      handlers.opened();
    });
    socket.addEventListener('message', (frame: MessageEvent<string>) => {
      const event: unknown = JSON.parse(frame.data);
      if (isEvent(event)) handlers.event(event);
    });
    socket.addEventListener('close', ({ code }) => {
      if (code === COME_BACK) {
        connect();
        return;
      }
      handlers.lost();
      setTimeout(connect, backoff(attempt));
      attempt += 1;
    });
  };
  connect();
}

function isEvent(event: unknown): event is LiveEvent {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
