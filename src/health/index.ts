/** Health checks for the operator: `/live`, `/ready` and `/metrics`. */
import type { DeliveryNow, ShardNow, BotWatch } from '../bot/watch.ts';
import type { Store } from '../store/types.ts';
import { measuredStore } from './measuredStore.ts';
import { attentionOf, deliveryProblem, deliverySigns } from './delivery.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import type { NotReady } from './readiness.ts';
import { serve, text } from './server.ts';
import type { Reply } from './server.ts';
import type { HealthSigns } from './signs.ts';
import type { WritingWatch } from './writing.ts';
import { defined } from '../values/defined.ts';

/** The parts that are looked at, as soon as they are there. */
export interface Patient {
  readonly store?: Pick<Store, 'vitals'>;
  readonly writing?: Pick<WritingWatch, 'look'>;
  readonly shards?: () => ReadonlyArray<ShardNow>;
  readonly delivery?: () => DeliveryNow;
  readonly thoughts?: () => NonNullable<HealthSigns['thoughts']>;
  /** Why the bot has not connected yet, before there are shards; in words for the operator. */
  readonly waitsToConnect?: string;
  /** Returns the problem with the slash commands at Discord, if there is one. */
  readonly commands?: () => string | undefined;
}

export interface Health {
  readonly port: number;
  readonly watch: BotWatch & Pick<Metrics, 'picture'>;
  /** The same store, measured. */
  measured(store: Store): Store;
  look(at: Patient): void;
  /** The start is over: from now on the bot may be ready. */
  started(): void;
  /** The end has begun: from now on the bot is not ready. */
  stopping(): void;
  /** The bot can't go on and is about to end: from now on it is not alive either. In words for the operator. */
  failed(why: string): void;
  close(): Promise<void>;
}

/**
 * How often the parts are looked at though no one asks, in milliseconds: it has to be known since when something is
 * wrong.
 */
const lookEvery = 5000;

/** Listens from now on. `now`: milliseconds since 1970, by the clock of the store. Rejects with a `HealthError`. */
export async function startHealth(
  place: { readonly host: string; readonly port: number },
  now: () => number,
): Promise<Health> {
  const metrics = createMetrics();
  let patient: Patient = {};
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  let failure: string | undefined;
  const readiness = createReadiness({
    gateway: async () => gatewayProblem(patient),
    database: async () => await askVitals(patient, 'games'),
    writing: async () => (patient.writing === undefined ? notYet : await patient.writing.look()),
    outbox: async () => await askVitals(patient, 'outbox'),
    commands: async () => patient.commands?.(),
    delivery: async () => deliveryProblem(patient.delivery?.(), now()),
    process: async () => failure ?? (phase === 'running' ? undefined : `the bot is ${phase}`),
  });
  const pages = new Map<string, () => Promise<Reply>>([
    ['/live', async () => (failure === undefined ? text(200, 'alive') : text(503, failure))],
    ['/ready', async () => readyReply(await readiness.look(), attentionOf(patient.delivery?.(), now()))],
    [
      '/metrics',
      async () => {
        const signs = await signsOf(patient, await readiness.look(), now);
        return { status: 200, type: metrics.contentType, body: await metrics.text(signs) };
      },
    ],
  ]);
  const server = await serve(place, pages);
  const timer = setInterval(() => void readiness.look(), lookEvery).unref();
  return {
    port: server.port,
    watch: metrics,
    measured: (store) => measuredStore(store, metrics),
    look(at) {
      patient = { ...patient, ...at };
    },
    started() {
      if (phase === 'starting') phase = 'running';
    },
    stopping() {
      phase = 'stopping';
    },
    failed(why) {
      failure = why;
    },
    async close() {
      clearInterval(timer);
      await server.close();
    },
  };
}

/** `attention`: what someone should look after although the bot is ready. */
function readyReply(notReady: ReadonlyArray<NotReady>, attention: ReadonlyArray<string>): Reply {
  const ready = notReady.length === 0;
  const body = { ready, notReady, ...(attention.length === 0 ? {} : { attention }) };
  return { status: ready ? 200 : 503, type: 'application/json; charset=utf-8', body: `${JSON.stringify(body)}\n` };
}

const notYet = 'it is not there yet';

function gatewayProblem({ shards, waitsToConnect }: Patient): string | undefined {
  const all = shards?.() ?? [];
  if (all.length === 0) return waitsToConnect ?? notYet;
  const lost = all.filter(({ state }) => state !== 'ready');
  return lost.length === 0 ? undefined : lost.map(({ id, state }) => `shard ${id} is ${state}`).join(', ');
}

async function askVitals({ store }: Patient, what: 'games' | 'outbox'): Promise<string | undefined> {
  if (store === undefined) return notYet;
  await store.vitals[what]();
  return undefined;
}

/** Returns the signs, without those that can't be read: the parts that are not ready tell why. */
async function signsOf(
  { store, shards, thoughts, delivery }: Patient,
  notReady: ReadonlyArray<NotReady>,
  now: () => number,
): Promise<HealthSigns> {
  const isOut = (part: NotReady['part']): boolean => store === undefined || notReady.some((each) => each.part === part);
  const games = isOut('database') ? undefined : await store?.vitals.games();
  const outbox = isOut('outbox') ? undefined : await store?.vitals.outbox();
  const underWay = thoughts?.();
  const delivering = delivery?.();
  return {
    ...defined({ games, thoughts: underWay }),
    ...(outbox === undefined ? {} : { outbox: { messages: outbox.messages, oldest: ageOf(outbox.since, now) } }),
    ...(delivering === undefined ? {} : { delivery: deliverySigns(delivering, now()) }),
    shards: shards?.() ?? [],
    notReady: notReady.map(({ part }) => part),
  };
}

/** Returns the age in seconds. */
function ageOf(since: number | undefined, now: () => number): number {
  return since === undefined ? 0 : Math.max(0, now() - since) / 1000;
}
