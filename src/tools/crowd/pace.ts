/** Interactions at a steady rate, whether or not the bot keeps up: a slow bot must not slow down the people. */

export interface Load {
  readonly perSecond: number;
  readonly seconds: number;
}

/** Starts one interaction after the other and waits at the end until all have ended. Rejects then if one has. */
export async function underLoad({ perSecond, seconds }: Load, start: () => Promise<void>): Promise<void> {
  const gap = 1000 / perSecond;
  const began = performance.now();
  const underWay: Array<Promise<void>> = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await until(began + count * gap);
    const started = start();
    // Until all are waited for, a failure is no news for anyone.
    started.catch(() => undefined);
    underWay.push(started);
  }
  await Promise.all(underWay);
}

async function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
