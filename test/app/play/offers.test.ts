/** Offers at any time, in the app: R-LOY-97 and R-LOY-112, by the Motives of a Cylon Leader. */
import { afterEach, expect, test } from 'vitest';
import { isAppError } from '../../../src/app/core/error.ts';
import { createApp } from '../../../src/app/index.ts';
import type { App, Person } from '../../../src/app/types.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import { choose } from '../../../src/players/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { readyToReveal, withLeaders, type MotiveScene } from '../../engine/motiveScene.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { ann, ben, chief, cid, dee, expectRefusal, takeBack } from '../scene.ts';
import { held } from '../states.ts';

/** In the order of their seats: Ann is asked for an action, the others for nothing; Dee is the Cylon Leader. */
const everyone = [ann, ben, cid, dee] as const;
const motive = 'motive/daybreak/end-the-chase';

let open: App | undefined;
afterEach(() => open?.close());

interface Begun {
  readonly app: App;
  readonly store: Store;
  readonly id: string;
}

/** A game of these people, with automatic players in the other seats. The leader may reveal one of two Motives. */
async function begin(people: ReadonlyArray<Person> = everyone, set: Partial<MotiveScene> = {}): Promise<Begun> {
  const store = openSqliteStore(':memory:', () => 1000);
  const problem = (details: object): never => {
    throw new Error(JSON.stringify(details));
  };
  const log = { debug: () => {}, info: () => {}, warn: problem, error: problem };
  const { state } = readyToReveal({ hidden: ['end-the-chase', 'keep-them-docile'], ...set });
  const engine: typeof rules = { ...rules, createGame: () => ({ state: held(structuredClone(state)), events: [] }) };
  const app = createApp({
    store,
    engine,
    player: choose,
    now: () => 1000,
    random: () => 0.5,
    newSeed: () => 'motives',
    log,
  });
  open = app;
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ann, options: withLeaders });
  for (const person of people.slice(1)) await app.join(id, person);
  for (let seat = people.length; seat < everyone.length; seat += 1) await app.addAutomatic(id, ann);
  await app.start(id, ann);
  await app.idle();
  return { app, store, id };
}

/** The only offer to that person. */
async function offerTo({ app, id }: Begun, person: Person): Promise<Decision> {
  const [offer, ...others] = await app.openOffers(id, person.id);
  if (offer === undefined || others.length > 0) throw new Error('there is not exactly 1 offer');
  return offer;
}

/** The Motives that everyone has seen revealed. */
const revealed = async ({ app, id }: Begun): Promise<ReadonlyArray<string>> =>
  (await app.log(id, 'public')).flatMap(({ event: { what } }) => (what.kind === 'motiveRevealed' ? [what.card] : []));

/** The text that a person reads whose answer is refused. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isAppError(error)) throw new Error('it is not refused');
  return { code: error.code, message: error.message, hint: error.hint };
}

test('R-LOY-97 someone who is not asked takes it; open questions, their timers and their people stay as they are', async () => {
  const game = await begin();
  const { app, store, id } = game;
  expect(await app.openDecisions(id, dee.id)).toEqual([]);
  const offer = await offerTo(game, dee);
  const action = { source: 'motives', ability: 'reveal', card: motive };
  expect(offer).toMatchObject({ topic: { kind: 'offer', action }, privacy: 'secret' });
  const standing = async (): Promise<unknown> => [
    (await app.viewFor(id, 'public')).waitingFor,
    await store.timers.ofGame(id),
    await app.openDecisions(id, ann.id),
  ];
  const before = await standing();
  const timers = await store.timers.ofGame(id);
  expect(timers).not.toEqual([]);
  expect(timers.map(({ decisionId }) => decisionId)).not.toContain(offer.id);

  const { decisions } = await app.answer(id, dee.id, offer.id, ['take']);
  expect([decisions, await app.openOffers(id, dee.id), await revealed(game)]).toEqual([[], [], [motive]]);
  expect(await standing()).toEqual(before);
  expect(await store.inputs(id)).toMatchObject([{ decisionId: offer.id, choice: ['take'], by: dee.id, secret: true }]);
});

test('R-LOY-112 no one else may take it, and it is refused like a question that was never asked', async () => {
  const game = await begin();
  const { app, id } = game;
  const offer = await offerTo(game, dee);
  for (const { id: other } of [ann, ben, cid]) {
    expect(await app.openOffers(id, other)).toEqual([]);
    expect(await refusal(app.answer(id, other, offer.id, ['take']))).toEqual(
      await refusal(app.answer(id, other, 'd999', ['take'])),
    );
  }
  await expectRefusal(app.answer(id, ben.id, offer.id, ['take']), 'alreadyDecided');
  await expectRefusal(app.answer(id, dee.id, offer.id, []), 'illegalChoice');
  // Not so just now.
  await expectRefusal(
    app.answer(id, dee.id, offer.id.replace('end-the-chase', 'keep-them-docile'), ['take']),
    'alreadyDecided',
  );
  expect(await revealed(game)).toEqual([]);
  await app.answer(id, dee.id, offer.id, ['take']);
  await expectRefusal(app.answer(id, dee.id, offer.id, ['take']), 'alreadyDecided');
  expect(await revealed(game)).toEqual([motive]);
});

test('it can be undone like a reaction, by the table only; an old button takes nothing then', async () => {
  const game = await begin();
  const { app, id } = game;
  const offer = await offerTo(game, dee);
  await app.answer(id, dee.id, offer.id, ['take']);
  const own = (await app.undo.targets(id, dee)).find(({ kind }) => kind === 'answer');
  const {
    target: { ref },
    mark,
    ...looked
  } = await app.undo.preview(id, dee, own?.ref);
  expect(looked).toMatchObject({ right: 'vote', revealed: true, answers: [{ seat: 3, count: 1 }] });
  await expectRefusal(app.undo.confirm(id, dee, { ref, mark }), 'needsVote');
  const {
    proposal: { number },
    voters,
  } = await app.undo.propose(id, dee, { ref, mark });
  expect(voters).toEqual([0, 1, 2]);
  await app.undo.vote(id, ann, number, true);
  expect(await revealed(game)).toEqual([motive]);
  await app.undo.vote(id, ben, number, true);

  expect(await revealed(game)).toEqual([]);
  const again = await offerTo(game, dee);
  expect(again.id).toBe(`${offer.id}~1`);
  await expectRefusal(app.answer(id, dee.id, offer.id, ['take']), 'alreadyDecided');
  expect(await revealed(game)).toEqual([]);
  await app.answer(id, dee.id, again.id, ['take']);
  expect(await revealed(game)).toEqual([motive]);
});

test('an organizer who undoes an open answer before it undoes it too', async () => {
  const game = await begin();
  const { app, id } = game;
  const [action] = await app.openDecisions(id, ann.id);
  await app.answer(id, ann.id, action?.id ?? '', action?.fallback ?? []);
  const offer = await offerTo(game, dee);
  await app.answer(id, dee.id, offer.id, ['take']);
  await takeBack({ app }, id, chief);
  expect([await revealed(game), (await offerTo(game, dee)).id]).toEqual([[], `${offer.id}~1`]);
  await expectRefusal(app.answer(id, dee.id, offer.id, ['take']), 'alreadyDecided');
});

test('while the game is paused it waits', async () => {
  const game = await begin();
  const { app, id } = game;
  await app.hosts.pause(id, ann);
  const offer = await offerTo(game, dee);
  await expectRefusal(app.answer(id, dee.id, offer.id, ['take']), 'paused');
  await app.hosts.resume(id, ann);
  await app.answer(id, dee.id, offer.id, ['take']);
  expect(await revealed(game)).toEqual([motive]);
});

test('an automatic player takes its own, while someone else is asked', async () => {
  const game = await begin([ann]);
  expect(await revealed(game)).toEqual([motive]);
  expect(await game.store.inputs(game.id)).toMatchObject([
    { seat: 3, by: 'automatic', choice: ['take'], secret: true },
  ]);
  expect(await game.app.openDecisions(game.id, ann.id)).toHaveLength(1);
});

test('automatic players leave that of a person alone', async () => {
  const game = await begin([ann], { players: ['cavil', 'adama', 'roslin', 'starbuck'], current: 'cavil' });
  expect(await game.store.inputs(game.id)).toEqual([]);
  expect(await offerTo(game, ann)).toMatchObject({ topic: { action: { card: motive } } });
});
