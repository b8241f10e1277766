import { vi } from 'vitest';
import { soaking } from '../../soak.ts';

/**
 * Does something while each look at the clock finds it seconds later than the last one: code that is patient for a
 * while tries a few times, and no more. `npm run soak` waits as long as it takes.
 */
export async function hurried(work: () => Promise<unknown>): Promise<void> {
  if (soaking) {
    await work();
    return;
  }
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + (ahead += 5000));
  try {
    await work();
  } finally {
    clock.mockRestore();
  }
}
