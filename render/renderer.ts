/** Pictures on threads of their own, so that drawing never keeps the bot from answering. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { GameView } from '../src/engine/types/view.ts';
import type { BoardJob } from './worker.ts';

export interface Renderer {
  /** The board as a PNG; `labels` are the players' own names by seat. Rejects if the view can't be drawn. */
  readonly board: (view: GameView, labels: ReadonlyArray<string>) => Promise<Buffer>;
  /** Ends the threads; pictures that are still being drawn are given up. */
  readonly close: () => Promise<void>;
}

const idleTimeout = 60_000;

/** Threads don't inherit how TypeScript is run here, also not from a test runner: each loads tsx itself. */
function loader(): Array<string> {
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

/** Starts a renderer; its threads (1 if nothing is said) are kept ready between pictures. */
export function createRenderer({ threads = 1 }: { readonly threads?: number } = {}): Renderer {
  const pool = new Piscina<BoardJob, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout,
    execArgv: loader(),
  });
  let closed = false;
  return {
    board: async (view, labels) => {
      if (closed) throw new Error('The renderer has been closed: it draws no more pictures.');
      const bytes = await pool.run({ view, labels });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}
