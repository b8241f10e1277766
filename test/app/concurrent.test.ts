import { setImmediate as nextTask } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAppError } from '../../src/app/core/error.ts';
import type { App, GameView } from '../../src/app/types.ts';
import { StoreError } from '../../src/store/error.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store, Transaction } from '../../src/store/types.ts';
import { fakeEngine } from './fakeEngine.ts';
import { held } from './states.ts';
import type { FakeState } from './fakeEngine.ts';
import { ann, ben, chief, cid, scene, takeBack } from './scene.ts';
import { tries } from '../soak.ts';

/** The fate of a transaction: `again`: the database has it run a second time, as if the first had never been. */
type Fate = 'stored' | 'lost' | 'again';

interface Stirred {
  readonly store: Store;
  /** How the public saw each game whenever something was stored, and at no other time. */
  readonly stored: ReadonlySet<string>;
}

class Again extends Error {}

/**
 * A store in which everything takes its time, so that whatever can come between does, and in which transactions fail at
 * their end.
 */
function stirred(inner: Store, fate: () => Fate): Stirred {
  const stored = new Set<string>();
  const seen = (transaction: Transaction, written: Array<string>): Transaction =>
    slowed({
      ...transaction,
      async commit(change) {
        if (change.step !== undefined && change.step.kind !== 'back')
          written.push(seenIn(change.gameId, change.step.state.text));
        return await transaction.commit(change);
      },
    });
  const store: Store = {
    ...inner,
    look: (work) => inner.look((transaction) => work(slowed(transaction))),
    async together(locks, work) {
      const end = fate();
      const run = (failure?: Error) => {
        const written: Array<string> = [];
        return inner.together(locks, async (transaction) => {
          const done = await work(seen(transaction, written));
          if (failure !== undefined) throw failure;
          for (const each of written) stored.add(each);
          return done;
        });
      };
      if (end === 'again')
        await run(new Again()).catch((error: unknown) => {
          if (!(error instanceof Again)) throw error;
        });
      return await run(end === 'lost' ? new StoreError('cannotWrite', 'The disk is full.') : undefined);
    },
  };
  return { store, stored };
}

/** Others come in between whatever is asked of it. `after`: that many tasks go by before what was found arrives. */
function slowed<T extends object>(part: T, after = 0): T {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'object' && value !== null) return slowed(value, after);
      if (typeof value !== 'function' || key === 'changedLanes') return value;
      return async (...given: ReadonlyArray<unknown>): Promise<unknown> => {
        await nextTask();
        const result: unknown = await Reflect.apply(value, target, given);
        for (let left = after; left > 0; left -= 1) await nextTask();
        return result;
      };
    },
  });
}

function seenIn(gameId: string, text: string): string {
  const state = held(JSON.parse(text) as FakeState);
  return shownAs(gameId, fakeEngine.view(state, 'public'));
}

function shownAs(gameId: string, { turn, phase, current, resources }: GameView): string {
  return JSON.stringify([gameId, turn, phase, current, resources.fuel]);
}

const people = [ann, ben, cid];
const known = [
  'alreadyDecided',
  'notYourDecision',
  'illegalChoice',
  'notRunning',
  'nothingToUndo',
  'undoChanged',
  'internal',
];

/** Whether it was done; refusals that no one should meet are passed on. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isAppError(error) && known.includes(error.code)) return false;
    throw error;
  }
}

async function begin(app: App, channelId: string): Promise<string> {
  const { id } = await app.create({ guildId: 'guild', channelId, host: ann });
  for (const person of [ben, cid]) await app.join(id, person);
  await app.start(id, ann);
  await app.idle();
  return id;
}

/** Answers whatever waits for someone as they see it now; others may be quicker. Gives the answer if it was taken. */
async function answerAny(
  app: App,
  id: string,
  person: { readonly id: string },
  choice: string,
): Promise<ReadonlyArray<string>> {
  const [decision] = await app.openDecisions(id, person.id);
  if (decision === undefined) return [];
  const wanted = decision.choices.some((each) => each.id === choice) ? [choice] : decision.fallback;
  return (await isDone(app.answer(id, person.id, decision.id, wanted))) ? [decision.id] : [];
}

test('of many who answer the same question at once one is taken, and the others are told that it was decided', async () => {
  const { app, store } = scene();
  const id = await begin(app, 'c1');
  const [decision] = await app.openDecisions(id, 'ann');
  const all = await Promise.allSettled(
    ['1', '2', '3', '1', '2', '3'].map((choice) => app.answer(id, 'ann', decision?.id ?? '', [choice])),
  );
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', ...Array.from({ length: 5 }, () => 'rejected')]);
  for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'alreadyDecided' });
  expect(await store.inputs(id)).toHaveLength(1);
  expect((await app.viewFor(id, 'public')).resources.fuel).toBe(29);
  await app.close();
});

test('who looks while an answer is being stored that is lost in the end sees nothing of it', async () => {
  const inner = openSqliteStore(':memory:', () => 1000);
  const fates: Array<Fate> = [];
  const { store } = stirred(inner, () => fates.shift() ?? 'stored');
  let looked = 0;
  // As with many connections: who looks is held up by no one who stores something, and gets what was read sooner or
  // later.
  const { app } = scene({ store: { ...store, look: (work) => work(slowed(inner, (looked += 1) % 20)) } });
  const id = await begin(app, 'c1');
  const [decision] = await app.openDecisions(id, 'ann');
  const looks = (): ReadonlyArray<Promise<GameView>> => Array.from({ length: 20 }, () => app.viewFor(id, 'public'));
  fates.push('lost');
  const before = looks();
  await nextTask();
  const lost = isDone(app.answer(id, 'ann', decision?.id ?? '', ['3']));
  const views = await Promise.all([...before, ...looks()]);
  expect(await lost).toBe(false);
  expect(views.map(({ resources }) => resources.fuel)).toEqual(Array.from({ length: 40 }, () => 30));
  fates.push('again');
  await app.answer(id, 'ann', decision?.id ?? '', ['2']);
  expect((await app.viewFor(id, 'public')).resources.fuel).toBe(28);
  expect(await inner.inputs(id)).toHaveLength(1);
  await app.idle();
  await app.close();
});

test('an answer that was lost is not taken for the one that another app has stored in its place', async () => {
  const inner = openSqliteStore(':memory:', () => 1000);
  const fates: Array<Fate> = [];
  const one = scene({ store: stirred(inner, () => fates.shift() ?? 'stored').store }).app;
  const other = scene({ store: inner }).app;
  const id = await begin(one, 'c1');
  const [decision] = await one.openDecisions(id, 'ann');
  fates.push('lost');
  expect(await isDone(one.answer(id, 'ann', decision?.id ?? '', ['3']))).toBe(false);
  await other.answer(id, 'ann', decision?.id ?? '', ['1']);
  expect((await one.viewFor(id, 'public')).resources.fuel).toBe(29);
  await Promise.all([one.idle(), other.idle()]);
  await one.close();
});

const act = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'answer', 'look', 'undo', 'timers', 'note'),
  app: fc.nat(1),
  game: fc.nat(1),
  person: fc.nat(2),
  choice: fc.constantFrom('1', '2', '3', 'all', 'first'),
});
const fates = fc.array(fc.constantFrom<Fate>('stored', 'stored', 'stored', 'lost', 'again'), {
  minLength: 1,
  maxLength: 20,
});

test('two apps on one store, whatever comes between what: each answer counts once or is refused, and nobody sees what is not stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), fates, async (acts, given) => {
      const inner = openSqliteStore(':memory:', () => 1000);
      let count = 0;
      let begun = false;
      const { store, stored } = stirred(inner, () => {
        count += 1;
        return begun ? (given[count % given.length] ?? 'stored') : 'stored';
      });
      const apps = [scene({ store }).app, scene({ store }).app] as const;
      const games = [await begin(apps[0], 'c1'), await begin(apps[0], 'c2')] as const;
      begun = true;
      const taken: Array<string> = [];
      const views: Array<string> = [];
      await Promise.all(
        acts.map(async ({ kind, app: which, game, person: seat, choice }) => {
          const [app, id, person] = [
            which === 0 ? apps[0] : apps[1],
            game === 0 ? games[0] : games[1],
            people[seat] ?? ann,
          ];
          switch (kind) {
            case 'answer':
              taken.push(...(await answerAny(app, id, person, choice)));
              break;
            case 'look':
              views.push(shownAs(id, await app.viewFor(id, 'public')));
              break;
            case 'undo':
              await isDone(takeBack({ app }, id, chief));
              break;
            case 'timers':
              await isDone(app.pace.setTimers(id, ann, { limit: 60 }));
              break;
            case 'note':
              await isDone(app.notes.write(id, person.id, choice));
              break;
          }
        }),
      );
      await Promise.all(apps.map((app) => app.idle()));
      const inputs = [...(await inner.inputs(games[0])), ...(await inner.inputs(games[1]))];
      expect(inputs).toHaveLength(taken.length);
      expect(views.filter((view) => !stored.has(view))).toEqual([]);
      const fresh = scene({ store: inner }).app;
      for (const id of games) {
        for (const who of ['public', ...people.map((person) => person.id)]) {
          const now = await fresh.viewFor(id, who);
          for (const app of apps) expect(await app.viewFor(id, who)).toEqual(now);
        }
      }
      await fresh.close();
    }),
    { numRuns: tries(15) },
  );
});
