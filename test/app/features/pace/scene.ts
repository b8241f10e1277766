import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import type { Store } from '../../../../src/store/types.ts';
import type { AppParts } from '../../../../src/app/core/context.ts';
import type { Intent, Lane } from '../../../../src/app/types.ts';
import { annAlone as annAloneIn, scene, threePeople as threePeopleIn } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** A Saturday, 12:00 in UTC. */
export const noon = Date.parse('2026-11-21T12:00:00Z');

export interface TimedScene extends Scene {
  now(): number;
  /** The bot looks every half minute until so much time is over. */
  pass(time: number): Promise<void>;
  /** The clock is set, or the bot is not there: no one looks meanwhile. */
  set(time: number): void;
  tick(): Promise<void>;
  /** All that waits to be sent, by lane, taken. */
  sent(): Promise<ReadonlyMap<Lane, ReadonlyArray<Intent>>>;
  /** Kinds of what waits in a lane, taken; notices by their own kind. */
  said(lane: Lane): Promise<ReadonlyArray<string>>;
}

/**
 * The tiny game with a clock of its own. It looks at its timers as the bot does, but only as often as something may be
 * due.
 */
export function timedScene(change: Partial<AppParts> & { readonly start?: number } = {}): TimedScene {
  let time = change.start ?? noon;
  const now = (): number => time;
  const store: Store = change.store ?? openSqliteStore(':memory:', now);
  const at = scene({ now, ...change, store });
  const tick = async (): Promise<void> => {
    await at.app.pace.tick();
    await at.app.idle();
  };
  const deliver = async (lane: Lane): Promise<ReadonlyArray<Intent>> => {
    const intents: Array<Intent> = [];
    for (
      let row = await at.app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER);
      row !== undefined;
      row = await at.app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER)
    ) {
      intents.push(row.intent);
      await at.app.outbox.markDelivered(row.id);
    }
    return intents;
  };
  return {
    ...at,
    store,
    now,
    tick,
    deliver,
    kinds: async (lane) => (await deliver(lane)).map(({ kind }) => kind),
    // A player who gets a seat is asked for standing orders, too, which is none of our business here.
    said: async (lane) =>
      (await deliver(lane))
        .filter(({ kind }) => kind !== 'orders')
        .map((intent) => (intent.kind === 'notice' ? intent.notice.kind : intent.kind)),
    async sent() {
      const all = new Map<Lane, ReadonlyArray<Intent>>();
      for (const lane of await at.app.outbox.dueLanes(Number.MAX_SAFE_INTEGER)) all.set(lane, await deliver(lane));
      return all;
    },
    set(to) {
      time = to;
    },
    async pass(length) {
      const end = time + length;
      // Rarer than the bot does, but still no break.
      while (time < end) {
        time = Math.min(end, time + 4 * minute);
        await tick();
      }
    },
  };
}

/** Ann, Ben and Cid in a started game; Ann (seat 0) is to move. Nothing waits in the outbox. */
export async function threePeople(at: TimedScene): Promise<string> {
  const id = await threePeopleIn(at);
  await at.sent();
  return id;
}

/** Ann with two automatic players; Ann (seat 0) is to move. Nothing waits in the outbox. */
export async function annAlone(at: TimedScene): Promise<string> {
  const id = await annAloneIn(at);
  await at.sent();
  return id;
}
