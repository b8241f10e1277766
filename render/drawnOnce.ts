/** Pictures of the same thing are drawn once. */
import { createHash } from 'node:crypto';
import type { DrawingQueue, Work } from './queue.ts';

/** Draws what is not known; `person`: who asked for it, if it is not for the game itself. */
export type DrawOnce<Job> = (job: Job, person?: string) => Promise<Buffer>;

/** Whether a picture that was asked for was drawn, was there or on its way, or had no room in the queue. */
export const pictureOutcomes = ['drawn', 'shared', 'refused'] as const;
export type PictureOutcome = (typeof pictureOutcomes)[number];

interface UnderWay extends Work {
  readonly picture: Promise<Buffer>;
}

/**
 * Returns a `draw` in which people who ask for the same wait for one drawing. It keeps the latest pictures, up to
 * `mostBytes`. A picture is known by everything that it is drawn from, so no one gets one that they could not have
 * drawn themselves. Rejects as `draw` does, and with a `QueueFullError`.
 */
export function drawingOnce<Job>(
  draw: (job: Job) => Promise<Buffer>,
  queue: DrawingQueue,
  mostBytes: number,
  watch: (outcome: PictureOutcome) => void = () => undefined,
): DrawOnce<Job> {
  const underWay = new Map<string, UnderWay>();
  const kept = createPictures(mostBytes);
  const begin = (job: Job, key: string): UnderWay => {
    const { promise: picture, resolve, reject } = withResolvers<Buffer>();
    return {
      picture,
      hasBegun: false,
      async run() {
        try {
          watch('drawn');
          const png = await draw(job);
          kept.keep(key, png);
          resolve(png);
        } catch (error) {
          reject(error);
        } finally {
          underWay.delete(key);
        }
      },
    };
  };
  return async (job, person) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const png = kept.get(key);
    const known = underWay.get(key);
    if (png !== undefined || known !== undefined) watch('shared');
    if (png !== undefined) return png;
    const work = known ?? begin(job, key);
    underWay.set(key, work);
    try {
      if (!work.hasBegun) queue.add(work, person);
    } catch (error) {
      // What is drawn for someone else is there for this one as well.
      if (known === undefined) {
        underWay.delete(key);
        watch('refused');
        throw error;
      }
    }
    return await work.picture;
  };
}

interface Pictures {
  get(key: string): Buffer | undefined;
  keep(key: string, png: Buffer): void;
}

/** Those that were asked for last. */
function createPictures(mostBytes: number): Pictures {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, png: Buffer): void => {
    drop(key);
    kept.set(key, png);
    bytes += png.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    keep,
    get(key) {
      const png = kept.get(key);
      if (png !== undefined) keep(key, png);
      return png;
    },
  };
}

interface Resolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** `Promise.withResolvers`, which Node.js 20 has not. */
function withResolvers<Value>(): Resolvers<Value> {
  let resolve: Resolvers<Value>['resolve'] = () => undefined;
  let reject: Resolvers<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
