import { createApp } from '../../../../src/app/index.ts';
import type { App, Decision, Intent, Lane, PaceOptions, Person } from '../../../../src/app/types.ts';
import { countsOf } from '../../../../src/engine/flow/counts.ts';
import { choose } from '../../../../src/players/index.ts';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import type { Store } from '../../../../src/store/types.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { engine as rules } from '../../../../src/app/core/engine.ts';
import { noon } from './scene.ts';

/** Numbers from 0 up to 1, the same for the same start. */
export function chance(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** Any legal answer, the same one for the same decision. */
export function anyAnswer(decision: Decision, random: () => number): ReadonlyArray<string> {
  const counts = countsOf(decision);
  const count = counts[Math.floor(random() * counts.length)] ?? decision.min;
  const ids = decision.choices.map(({ id }) => id);
  return Array.from({ length: count }, () => ids.splice(Math.floor(random() * ids.length), 1)).flat();
}

export interface RealScene {
  readonly app: App;
  readonly store: Store;
  /** The complaints of the app. */
  readonly problems: ReadonlyArray<object>;
  /** Lets time go by, and the bot look; `skipped`: however long it was. */
  pass(time: number, skipped?: boolean): Promise<void>;
  /** Lets time go by without a look. */
  wait(time: number): void;
  /** Takes what waits to be sent, and adds it to what was sent in each lane. */
  deliver(): Promise<void>;
  readonly sent: ReadonlyMap<Lane, ReadonlyArray<Intent>>;
}

/** The real rules, in memory, with a clock of its own; the same game for the same seed. */
export function realScene(seed: string, engine = rules): RealScene {
  let time = noon;
  const problems: Array<object> = [];
  const complain = (details: object): void => void problems.push(details);
  const store = openSqliteStore(':memory:', () => time);
  const app = createApp({
    store,
    engine,
    player: choose,
    now: () => time,
    random: chance(7),
    newSeed: () => seed,
    log: { debug: () => {}, info: () => {}, warn: complain, error: complain },
  });
  const sent = new Map<Lane, Array<Intent>>();
  return {
    app,
    store,
    problems,
    sent,
    wait(length) {
      time += length;
    },
    async pass(length, skipped = false) {
      time += length;
      await app.pace.tick(skipped);
      await app.idle();
    },
    async deliver() {
      for (const lane of await app.outbox.dueLanes(Number.MAX_SAFE_INTEGER)) {
        for (
          let row = await app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER);
          row !== undefined;
          row = await app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER)
        ) {
          sent.set(lane, [...(sent.get(lane) ?? []), row.intent]);
          await app.outbox.markDelivered(row.id);
        }
      }
    },
  };
}

/** A started game of these people, the first as host. */
export async function begin(
  { app, deliver }: RealScene,
  people: ReadonlyArray<Person>,
  pace: Partial<PaceOptions>,
  options: Partial<GameOptions> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host, options });
  for (const person of others) await app.join(id, person);
  await app.pace.setTimers(id, host, pace);
  await app.start(id, host);
  await app.idle();
  await deliver();
  return id;
}

/** Someone who is asked, with the question. */
export interface Asked {
  readonly person: Person;
  readonly decision: Decision;
}

/** Everyone who is asked, in the order of the people. */
export async function asked(app: App, id: string, people: ReadonlyArray<Person>): Promise<ReadonlyArray<Asked>> {
  const all = await Promise.all(
    people.map(async (person) =>
      (await app.openDecisions(id, person.id).catch(() => [])).map((decision) => ({ person, decision })),
    ),
  );
  return all.flat();
}
