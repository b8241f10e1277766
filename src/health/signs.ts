import type { Gauge } from 'prom-client';
import { shardStates } from '../bot/watch.ts';
import type { ShardNow } from '../bot/watch.ts';
import type { GameCounts } from '../store/vitals.ts';
import { partNames } from './readiness.ts';
import type { ReadinessPart } from './readiness.ts';

/** How things stand. What could not be found out is missing. */
export interface HealthSigns {
  readonly games?: GameCounts;
  readonly outbox?: { readonly messages: number; readonly oldest: number };
  readonly thoughts?: { readonly underWay: number; readonly waiting: number };
  readonly delivery?: { readonly tokenRefused: boolean; readonly unreachable: boolean; readonly forbidden: number };
  readonly shards: ReadonlyArray<ShardNow>;
  readonly notReady: ReadonlyArray<ReadinessPart>;
}

type MakeGauge = (name: string, help: string, ...labelNames: ReadonlyArray<string>) => Gauge;

/** Gauges that are set again each time someone looks. */
export function showSigns(make: MakeGauge): (signs: HealthSigns) => void {
  const games = make('galactica_games', 'Games that are not over, by how they stand.', 'status');
  const waiting = make('galactica_outbox_waiting', 'Messages that wait for their delivery.');
  const oldest = make('galactica_outbox_oldest_seconds', 'For how long the oldest message in the outbox has waited.');
  const thoughts = make('galactica_thoughts', 'Thoughts of automatic players, by whether they have a thread.', 'state');
  const states = make(
    'galactica_shard_state',
    '1 for the state in which a connection to Discord is.',
    'shard',
    'state',
  );
  const pings = make(
    'galactica_shard_ping_seconds',
    'How long the latest heartbeat of a connection to Discord took.',
    'shard',
  );
  const parts = make('galactica_part_ready', 'Whether a part of the bot is ready.', 'part');
  const tokenRefused = make('galactica_token_refused', '1 while Discord refuses the token, so that nothing is sent.');
  const unreachable = make(
    'galactica_discord_unreachable',
    '1 while nothing comes through to Discord that is to be sent.',
  );
  const forbidden = make(
    'galactica_forbidden_lanes',
    'Channels in which something waits for a permission or for an unlocked thread.',
  );
  const all = [games, waiting, oldest, thoughts, states, pings, parts, tokenRefused, unreachable, forbidden];
  return (signs) => {
    for (const gauge of all) gauge.reset();
    for (const part of partNames) parts.set({ part }, signs.notReady.includes(part) ? 0 : 1);
    for (const { id, state, ping } of signs.shards) {
      for (const each of shardStates) states.set({ shard: id, state: each }, each === state ? 1 : 0);
      if (ping !== undefined) pings.set({ shard: id }, ping / 1000);
    }
    set(games, 'status', signs.games);
    set(thoughts, 'state', signs.thoughts);
    tokenRefused.set(signs.delivery?.tokenRefused === true ? 1 : 0);
    unreachable.set(signs.delivery?.unreachable === true ? 1 : 0);
    forbidden.set(signs.delivery?.forbidden ?? 0);
    // A gauge without labels is 0 after `reset`, which would be a lie where nothing is known.
    waiting.set(signs.outbox?.messages ?? NaN);
    oldest.set(signs.outbox?.oldest ?? NaN);
  };
}

function set(gauge: Gauge, label: string, values: HealthSigns['games'] | HealthSigns['thoughts']): void {
  for (const [name, value] of Object.entries<number>({ ...values })) gauge.set({ [label]: name }, value);
}
