import type { GameId, Lane } from '../../app/types.ts';
import type { DeliveryNow } from '../watch.ts';
import type { Failure } from '../failure.ts';
import { isOurs } from './patience.ts';

/**
 * How delivery goes as a whole, lane by lane. In memory: after a start everything is tried at once, and known again.
 */
export interface DeliveryCondition {
  /** Discord has done what was asked. */
  answered(): void;
  /** An attempt at the first message of a lane has failed. `given up`: it is not tried again. */
  failed(lane: Lane, gameId: GameId, failure: Failure, givenUp: boolean): void;
  /** The first message of a lane has been delivered, or is no longer there. */
  done(lane: Lane): void;
  /** Lanes whose first message waits after a failure of this kind. */
  lanes(failure: Failure): ReadonlyArray<{ readonly lane: Lane; readonly gameId: GameId }>;
  now(tokenRefused: number | undefined): DeliveryNow;
}

/** Milliseconds: after an outage shorter than this every lane tries again soon by itself. */
const longAway = 30_000;

/** `onReached`: Discord answers again after a while in which nothing came through. */
export function createCondition(now: () => number, onReached: () => void): DeliveryCondition {
  const failing = new Map<Lane, { readonly gameId: GameId; readonly failure: Failure }>();
  let unreachable: number | undefined;
  let ourFault: number | undefined;

  function reached(): void {
    const since = unreachable;
    unreachable = undefined;
    if (since !== undefined && now() - since >= longAway) onReached();
  }

  return {
    answered: reached,
    failed(lane, gameId, failure, givenUp) {
      if (givenUp) failing.delete(lane);
      else failing.set(lane, { gameId, failure });
      if (givenUp && isOurs(failure)) ourFault = now();
      if (failure === 'unreachable') unreachable ??= now();
      else if (cameFromDiscord(failure)) reached();
    },
    done: (lane) => void failing.delete(lane),
    lanes: (failure) =>
      [...failing].flatMap(([lane, { gameId, failure: why }]) => (why === failure ? [{ lane, gameId }] : [])),
    now(tokenRefused) {
      const forbidden = [...failing.values()].filter(({ failure }) => failure === 'forbidden').length;
      return { tokenRefused, unreachable, forbidden, ourFault };
    },
  };
}

/** Whether Discord itself has refused what was sent. */
function cameFromDiscord(failure: Failure): boolean {
  switch (failure) {
    case 'refused':
    case 'forbidden':
    case 'closed':
    case 'gone':
    case 'body':
    case 'limited':
      return true;
    case 'unreachable':
    case 'token':
    case 'database':
    case 'composing':
      return false;
  }
}
