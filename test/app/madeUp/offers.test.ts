/** What may be done at any time, in the app: R-LOY-97, R-LOY-112, by the omens of the made-up expansion. */
import { afterEach, expect, test, vi } from 'vitest';
import '../../madeUp/tempest/plugIn.ts';
import type { Engine } from '../../../src/app/engine.ts';
import { createApp } from '../../../src/app/index.ts';
import type { App, Person } from '../../../src/app/types.ts';
import { startGame } from '../../../src/engine/index.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { choose } from '../../../src/players/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { rules } from '../realRules.ts';
import { ann, ben, cid, expectRefusal, takeBack } from '../scene.ts';

vi.mock('../../../src/catalogue/index.ts', async () => (await import('../../madeUp/catalogue.ts')).withTempest());

/** Everything is scarce enough for every omen to be true. */
const scarce: Engine<GameState> = {
  ...rules,
  createGame(options, seed) {
    const { state, events } = startGame(options, seed);
    Object.assign(state.resources, { fuel: 6, food: 6, morale: 6 });
    return { state, events };
  },
};

let open: App | undefined;
afterEach(() => open?.close());

interface Begun {
  readonly app: App;
  readonly store: Store;
  readonly id: string;
}

async function begin(people: ReadonlyArray<Person>, automatic = 0): Promise<Begun> {
  const store = openSqliteStore(':memory:', () => 1000);
  const problem = (details: object): never => { throw new Error(JSON.stringify(details)); };
  const log = { debug: () => {}, info: () => {}, warn: problem, error: problem };
  const app = createApp({ store, engine: scarce, player: choose, now: () => 1000, random: () => 0.5, newSeed: () => 'omens', log });
  open = app;
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ann, options: { expansions: ['tempest'] } });
  for (const person of people.filter((one) => one !== ann)) await app.join(id, person);
  for (let more = 0; more < automatic; more += 1) await app.addAutomatic(id, ann);
  await app.start(id, ann);
  await app.idle();
  return { app, store, id };
}

const shown = async (app: App, id: string): Promise<number> =>
  (await app.log(id, 'public')).filter(({ event }) => event.what.kind === 'omenShown').length;

/** Whoever is asked nothing just now. */
async function bystander(app: App, id: string): Promise<Person> {
  for (const person of [ann, ben, cid]) if ((await app.openDecisions(id, person.id)).length === 0) return person;
  throw new Error('everybody is asked');
}

test('somebody who is not asked takes it; the open questions, their timers and their people stay as they are', async () => {
  const { app, store, id } = await begin([ann, ben, cid]);
  const person = await bystander(app, id);
  const [offer, ...others] = await app.openOffers(id, person.id);
  if (offer === undefined) throw new Error('nothing is offered');
  const before = { waitingFor: (await app.viewFor(id, 'public')).waitingFor, timers: await store.timers.ofGame(id) };
  const { decisions } = await app.answer(id, person.id, offer.id, ['take']);
  const after = await app.viewFor(id, 'public');
  expect([others, decisions, await app.openOffers(id, person.id), await shown(app, id)]).toEqual([[], [], [], 1]);
  expect({ waitingFor: after.waitingFor, timers: await store.timers.ofGame(id) }).toEqual(before);
  expect(before.timers.map(({ decisionId }) => decisionId)).not.toContain(offer.id);
  expect(await store.inputs(id)).toMatchObject([{ decisionId: offer.id, choice: ['take'], by: person.id, secret: true }]);
});

test('nobody else may take it, and it is refused like a question that was never asked', async () => {
  const { app, id } = await begin([ann, ben, cid]);
  const person = await bystander(app, id);
  const [offer] = await app.openOffers(id, person.id);
  const other = person === ann ? ben : ann;
  await expectRefusal(app.answer(id, other.id, offer?.id ?? '', ['take']), 'alreadyDecided');
  await expectRefusal(app.answer(id, person.id, offer?.id ?? '', []), 'illegalChoice');
  await app.answer(id, person.id, offer?.id ?? '', ['take']);
  await expectRefusal(app.answer(id, person.id, offer?.id ?? '', ['take']), 'alreadyDecided');
});

test('what was shown can be taken back like a reaction, by the table only; an old button takes nothing then', async () => {
  const { app, id } = await begin([ann, ben, cid]);
  const asked = await Promise.all([ann, ben, cid].map(async ({ id: who }) => ({ who, decision: (await app.openDecisions(id, who))[0] })));
  for (const { who, decision } of asked) if (decision !== undefined) await app.answer(id, who, decision.id, decision.fallback);
  const person = await bystander(app, id);
  const [offer] = await app.openOffers(id, person.id);
  await app.answer(id, person.id, offer?.id ?? '', ['take']);
  const own = (await app.undo.targets(id, person)).find(({ kind }) => kind === 'answer');
  expect(await app.undo.preview(id, person, own?.ref)).toMatchObject({
    right: person === ann ? 'organiser' : 'vote', revealed: true, answers: [{ count: 1 }],
  });
  const organiser: Person = { id: 'chief', name: 'Chief', administrator: true };
  await takeBack({ app }, id, organiser);
  expect(await shown(app, id)).toBe(0);
  const [again] = await app.openOffers(id, person.id);
  expect(again?.id).toBe(`${offer?.id ?? ''}~1`);
  await expectRefusal(app.answer(id, person.id, offer?.id ?? '', ['take']), 'alreadyDecided');
});

test('while the game is paused it waits', async () => {
  const { app, id } = await begin([ann, ben, cid]);
  await app.hosts.pause(id, ann);
  const [offer] = await app.openOffers(id, ben.id);
  await expectRefusal(app.answer(id, ben.id, offer?.id ?? '', ['take']), 'paused');
});

test('automatic players take theirs, at whoever\'s turn', async () => {
  const { app, store, id } = await begin([ann], 3);
  expect(await shown(app, id)).toBe(3);
  expect((await store.inputs(id)).filter(({ choice }) => choice[0] === 'take').map(({ by, secret }) => [by, secret])).toEqual([
    ['automatic', true], ['automatic', true], ['automatic', true],
  ]);
  expect(await app.openOffers(id, ann.id)).toHaveLength(1);
});
