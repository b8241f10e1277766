import type { GameId } from '../../store/records.ts';

/** Lets one work at a time have a game, in the order in which they came. */
export interface GameQueue {
  /** Runs the work when it has all these games to itself. It may not wait for another turn within its own. */
  inTurn<T>(games: ReadonlyArray<GameId>, work: () => Promise<T>): Promise<T>;
  /**
   * Waits for the game at most `patience` milliseconds, then works without it. `hasGame`: whether no one else has it
   * meanwhile.
   */
  soon<T>(game: GameId, patience: number, work: (hasGame: boolean) => Promise<T>): Promise<T>;
}

export function createQueue(): GameQueue {
  /** Resolves when the last one who came for a game has ended. */
  const lasts = new Map<GameId, Promise<void>>();

  const enter = (game: GameId): { readonly before: Promise<void> | undefined; readonly leave: () => void } => {
    const before = lasts.get(game);
    let end = (): void => undefined;
    const last = new Promise<void>((resolve) => {
      end = resolve;
    });
    lasts.set(game, last);
    return {
      before,
      leave() {
        if (lasts.get(game) === last) lasts.delete(game);
        end();
      },
    };
  };

  const inTurn: GameQueue['inTurn'] = async (games, work) => {
    // All queues are entered at once, so two works that want the same games meet them in the same order.
    const places = [...new Set(games)].map(enter);
    try {
      for (const { before } of places) if (before !== undefined) await before;
      return await work();
    } finally {
      for (const { leave } of places) leave();
    }
  };
  return {
    inTurn,
    async soon(game, patience, work) {
      const end = performance.now() + patience;
      for (let last = lasts.get(game); last !== undefined; last = lasts.get(game)) {
        if (!(await endsWithin(last, end - performance.now()))) return await work(false);
      }
      return await inTurn([game], () => work(true));
    },
  };
}

async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  if (milliseconds <= 0) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
