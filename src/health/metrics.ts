/** The metrics in the format of Prometheus. Nothing in them names a person, a game or a place. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { deliveryFailures, interactionKinds, interactionOutcomes, pictureOutcomes } from '../bot/watch.ts';
import type { PictureOutcome, BotWatch } from '../bot/watch.ts';
import type { StoreWatch } from './measuredStore.ts';
import { showSigns } from './signs.ts';
import type { HealthSigns } from './signs.ts';

export interface Metrics extends BotWatch, StoreWatch {
  readonly picture: (outcome: PictureOutcome) => void;
  readonly contentType: string;
  /** Returns all metrics, with the signs of this moment. */
  text(signs: HealthSigns): Promise<string>;
}

/** Bounds in seconds. Discord waits for three. */
const acknowledgementBuckets = [0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3];
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How often the event loop is looked at, in milliseconds. */
const eventLoopPrecision = 20;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopPrecision });
  const interactions = new Counter({
    name: 'galactica_interactions_total',
    help: 'Interactions, by kind and by what they came to.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const acknowledgements = new Histogram({
    name: 'galactica_acknowledgement_seconds',
    help: 'From the arrival of an interaction to the first sign that Discord has taken.',
    labelNames: ['kind'],
    buckets: acknowledgementBuckets,
    registers,
  });
  const requests = new Counter({
    name: 'galactica_discord_requests_total',
    help: 'Requests that Discord has answered, by what they were for and by status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const rateLimits = new Counter({
    name: 'galactica_discord_rate_limits_total',
    help: 'Requests that had to wait for a rate limit: refused by Discord, or held back before.',
    labelNames: ['kind', 'how'],
    registers,
  });
  const deliveries = new Counter({
    name: 'galactica_deliveries_total',
    help: 'Attempts to deliver a message of the outbox, by what they came to.',
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'galactica_delivery_failures_total',
    help: 'Attempts to deliver a message that failed, by why.',
    labelNames: ['why'],
    registers,
  });
  const commits = new Counter({
    name: 'galactica_commits_total',
    help: 'Changes of games, by what they came to.',
    labelNames: ['outcome'],
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'galactica_commit_seconds',
    help: 'From the first change of a transaction until it is on disk.',
    buckets: commitBuckets,
    registers,
  });
  const pictures = new Counter({
    name: 'galactica_pictures_total',
    help: 'Pictures that were asked for, by whether they had to be drawn.',
    labelNames: ['outcome'],
    registers,
  });
  // What has not happened yet is 0, not unknown: else its first time would be no increase.
  for (const outcome of ['delivered', 'failed', 'givenUp']) deliveries.inc({ outcome }, 0);
  for (const why of deliveryFailures) failures.inc({ why }, 0);
  for (const outcome of ['stored', 'conflict', 'failed']) commits.inc({ outcome }, 0);
  for (const kind of interactionKinds)
    for (const outcome of interactionOutcomes) interactions.inc({ kind, outcome }, 0);
  for (const outcome of pictureOutcomes) pictures.inc({ outcome }, 0);
  const show = showSigns((name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers }));
  return {
    contentType: registry.contentType,
    interaction: (kind, outcome) => {
      interactions.inc({ kind, outcome });
    },
    acknowledged: (kind, milliseconds) => {
      acknowledgements.observe({ kind }, milliseconds / 1000);
    },
    request: (kind, status) => {
      requests.inc({ kind, status });
    },
    rateLimited: (kind, how) => {
      rateLimits.inc({ kind, how });
    },
    deliveryFailed: (why) => {
      failures.inc({ why });
    },
    delivery: (outcome) => {
      deliveries.inc({ outcome });
    },
    commit: (outcome) => {
      commits.inc({ outcome });
    },
    picture: (outcome) => {
      pictures.inc({ outcome });
    },
    committed: (milliseconds) => {
      commitSeconds.observe(milliseconds / 1000);
    },
    async text(signs) {
      show(signs);
      return await registry.metrics();
    },
  };
}
