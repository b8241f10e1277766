import { expect } from 'vitest';
import { isAppError } from '../../src/app/core/error.ts';
import type { AppErrorCode } from '../../src/app/core/error.ts';
import { createApp } from '../../src/app/index.ts';
import type { AppParts } from '../../src/app/core/context.ts';
import type { App, GameRecord, Intent, Lane, Person } from '../../src/app/types.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store, Transaction } from '../../src/store/types.ts';
import { fakeEngine, fakePlayer } from './fakeEngine.ts';

export const ann: Person = { id: 'ann', name: 'Ann' };
export const ben: Person = { id: 'ben', name: 'Ben' };
export const cid: Person = { id: 'cid', name: 'Cid' };
export const dee: Person = { id: 'dee', name: 'Dee' };
export const chief: Person = { id: 'chief', name: 'Chief', administrator: true };

/** A line of the app's log. */
export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly details: object;
  readonly message: string;
}

export interface Scene {
  readonly app: App;
  readonly store: Store;
  readonly logged: Array<Logged>;
  /** Takes all that waits in a lane, as a worker would that delivers it. */
  deliver(lane: Lane): Promise<ReadonlyArray<Intent>>;
  /** Kinds of what waits in a lane, taken. */
  kinds(lane: Lane): Promise<ReadonlyArray<Intent['kind']>>;
}

/** An app over a fresh store in memory (or the given one) with the tiny game; time does not pass. */
export function scene(change: Partial<AppParts> = {}): Scene {
  const logged: Array<Logged> = [];
  const line =
    (level: Logged['level']) =>
    (details: object, message: string): void =>
      void logged.push({ level, details, message });
  const store = change.store ?? openSqliteStore(':memory:', () => 1000);
  let draws = 0;
  const random = (): number => {
    draws += 1;
    return (draws * 0.137) % 1;
  };
  const log = { debug: () => undefined, info: line('info'), warn: line('warn'), error: line('error') };
  const app = createApp({
    store,
    engine: fakeEngine,
    player: fakePlayer,
    now: () => 1000,
    random,
    newSeed: () => 'seed',
    log,
    ...change,
  });
  const deliver = async (lane: Lane): Promise<ReadonlyArray<Intent>> => {
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
  };
  return { app, store, logged, deliver, kinds: async (lane) => (await deliver(lane)).map(({ kind }) => kind) };
}

/** A store of which some is otherwise, also within its transactions. */
export function altered(store: Store, change: (transaction: Transaction) => Partial<Transaction>): Store {
  return {
    ...store,
    ...change(store),
    together: (locks, work) => store.together(locks, (transaction) => work({ ...transaction, ...change(transaction) })),
    look: (work) => store.look((transaction) => work({ ...transaction, ...change(transaction) })),
  };
}

export const channel: Lane = 'channel:c1';

/** A lobby of Ann in channel `c1`. */
export async function lobby({ app }: Scene, ...others: ReadonlyArray<Person>): Promise<GameRecord> {
  let game = await app.create({ guildId: 'guild', channelId: 'c1', host: ann });
  for (const person of others) game = await app.join(game.id, person);
  return game;
}

/** Ann, Ben and Cid in a started game; Ann (seat 0) is to move. Nothing waits in the outbox. */
export async function threePeople(at: Scene): Promise<string> {
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  await at.app.idle();
  await clearOutbox(at);
  return id;
}

/** Ann with two automatic players; Ann (seat 0) is to move. Nothing waits in the outbox. */
export async function annAlone(at: Scene): Promise<string> {
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  await at.app.addAutomatic(id, ann);
  await at.app.start(id, ann);
  await at.app.idle();
  await clearOutbox(at);
  return id;
}

export async function clearOutbox({ app, deliver }: Scene): Promise<void> {
  for (const lane of await app.outbox.dueLanes(5000)) await deliver(lane);
}

/** The id of the only decision that waits for someone. */
export async function decisionOf({ app }: Scene, gameId: string, person: Person): Promise<string> {
  const decisions = await app.openDecisions(gameId, person.id);
  expect(decisions).toHaveLength(1);
  return decisions[0]?.id ?? '';
}

/** Answers the only decision that waits for someone, and lets automatic players go on. */
export async function choose(
  at: Scene,
  gameId: string,
  person: Person,
  ...choice: ReadonlyArray<string>
): Promise<void> {
  await at.app.answer(gameId, person.id, await decisionOf(at, gameId, person), choice);
  await at.app.idle();
}

export async function expectRefusal(work: Promise<unknown>, code: AppErrorCode): Promise<void> {
  await expect(work).rejects.toSatisfy(
    (error: unknown) => isAppError(error) && error.code === code && /^[A-Z].*[.]$/.test(error.message),
    code,
  );
}

/** Undoes what `/game undo` offers this person, as they are shown it. */
export async function takeBack(
  { app }: Pick<Scene, 'app'>,
  gameId: string,
  person: Person,
  ref?: string,
): Promise<GameRecord> {
  const { target, mark } = await app.undo.preview(gameId, person, ref);
  return await app.undo.confirm(gameId, person, { ref: target.ref, mark });
}
