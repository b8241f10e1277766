import { createApp } from '../../../../src/app/index.ts';
import type { App, Decision, Intent, Lane, Person } from '../../../../src/app/types.ts';
import { choose } from '../../../../src/players/index.ts';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import type { Store } from '../../../../src/store/types.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { engine as rules } from '../../../../src/app/core/engine.ts';
import { rulesWithHeadStart } from '../../realRules.ts';

export const people: ReadonlyArray<Person> = ['ann', 'ben', 'cid', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));
export const channel: Lane = 'channel:c1';

/** Numbers from 0 up to, not including, 1; the same start gives the same numbers. */
export function chance(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** Four people in a running game by the real rules; time does not pass. */
export interface Table {
  readonly app: App;
  readonly store: Store;
  readonly id: string;
  readonly problems: ReadonlyArray<object>;
  /** Takes all that waits in a lane. */
  deliver(lane: Lane): Promise<ReadonlyArray<Intent>>;
  /** The open questions of each seat. */
  open(): Promise<ReadonlyArray<Asked>>;
  /** Answers as an automatic player would, and lets orders follow. */
  answer(asked: Asked, random: () => number): Promise<void>;
}

export interface Asked {
  readonly person: Person;
  readonly decision: Decision;
}

export function openTable(
  seed: string,
  store: Store = openSqliteStore(':memory:'),
  engine = rules,
): { readonly app: App; readonly store: Store; readonly problems: ReadonlyArray<object> } {
  const problems: Array<object> = [];
  const note = (details: object): void => void problems.push(details);
  const app = createApp({
    store,
    engine,
    player: choose,
    now: () => 1000,
    random: chance(7),
    newSeed: () => seed,
    log: { debug: () => {}, info: () => {}, warn: note, error: note },
  });
  return { app, store, problems };
}

/** `options`: on New Caprica the game begins just before the landing. */
export async function table(seed: string, store?: Store, options: Partial<GameOptions> = {}): Promise<Table> {
  const opened = openTable(seed, store, options.objective === 'newCaprica' ? rulesWithHeadStart : rules);
  const { app } = opened;
  const [host = { id: '', name: '' }, ...others] = people;
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host, options });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  await app.idle();
  return tableOf(opened, id);
}

/** A game that is there already. */
export function tableOf(opened: ReturnType<typeof openTable>, id: string): Table {
  const { app } = opened;
  return {
    ...opened,
    id,
    async deliver(lane) {
      const intents: Array<Intent> = [];
      for (
        let row = await app.outbox.takeDue(lane, 5000);
        row !== undefined;
        row = await app.outbox.takeDue(lane, 5000)
      ) {
        intents.push(row.intent);
        await app.outbox.markDelivered(row.id);
      }
      return intents;
    },
    async open() {
      const asked = await Promise.all(
        people.map(async (person) =>
          (await app.openDecisions(id, person.id)).map((decision) => ({ person, decision })),
        ),
      );
      return asked.flat();
    },
    async answer({ person, decision }, random) {
      await app.answer(
        id,
        person.id,
        decision.id,
        choose({ view: await app.viewFor(id, person.id) }, decision, random),
      );
      await app.idle();
    },
  };
}

/** Plays on by hand until someone is asked what is looked for; throws if that never comes. */
export async function playUntil(at: Table, random: () => number, isIt: (asked: Asked) => boolean): Promise<Asked> {
  for (let answers = 0; answers < 600; answers += 1) {
    const open = await at.open();
    const found = open.find(isIt);
    if (found !== undefined) return found;
    const [first] = open;
    if (first === undefined) break;
    await at.answer(first, random);
  }
  throw new Error('That was never asked.');
}
