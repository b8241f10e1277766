import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { care } from './care.ts';
import { deliveries } from './deliveries.ts';
import { games } from './games.ts';
import { hands } from './hands.ts';
import { history } from './history.ts';
import { leases } from './leases.ts';
import { notes } from './notes.ts';
import { orders } from './orders.ts';
import { outbox } from './outbox.ts';
import { polls } from './polls.ts';
import { results } from './results.ts';
import { settings } from './settings.ts';
import { goingBack, steps } from './steps.ts';
import { timers } from './timers.ts';
import { together } from './together.ts';
import { vitals } from './vitals.ts';

/** The duties of every store, whatever it is built on. */
export function storeContract(name: string, open: () => Store | Promise<Store>): void {
  describe(`the store contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const parts = [
      games,
      steps,
      goingBack,
      history,
      outbox,
      deliveries,
      timers,
      orders,
      hands,
      notes,
      polls,
      care,
      results,
      settings,
      leases,
      vitals,
      together,
    ];
    for (const part of parts) part(() => store);
  });
}
