import type { World } from '../model/world.ts';

/**
 * Resolves with the first answer that isn't `undefined`: now, or after something has happened. Rejects after `timeout`
 * milliseconds of real time with a sentence about what was missing.
 */
export function waitUntil<T>(
  world: World,
  look: () => T | undefined,
  { timeout, missing }: { timeout: number; missing: () => string },
): Promise<T> {
  const now = look();
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${timeout} ms in vain: ${missing()}`));
    }, timeout);
    const stop = world.bus.on(() => {
      try {
        const found = look();
        if (found === undefined) return;
        clearTimeout(timer);
        stop();
        resolve(found);
      } catch (error) {
        clearTimeout(timer);
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
