import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRecord, Person } from '../../../../src/app/types.ts';
import { ann, ben, cid, dee, expectRefusal } from '../../scene.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { tables } from '../../../engine/properties/randomGames.ts';
import { everythingOfExodus, newCaprica, rulesWithHeadStart } from '../../realRules.ts';
import { anyAnswer, asked, begin, chance, realScene } from './realScene.ts';
import type { Asked, RealScene } from './realScene.ts';
import { tries } from '../../../soak.ts';

/** Someone else for each seat: no one sees two hands. */
function eveFor({ id }: Person): Person {
  return { id: `eve-${id}`, name: 'Eve' };
}

const people = [ann, ben, cid, dee];
const patient = { remindAfter: 0, limit: 0, reactionLimit: 0, archiveAfter: 0 } as const;
const answersInAGame = 200;
/** All tables for that many people. */
const ofFour = tables.filter(({ players }) => players === people.length);

/** Everything that this person’s seat may know and do. */
async function seen({ app }: RealScene, id: string, { id: userId }: Person): Promise<string> {
  return JSON.stringify([
    await app.viewFor(id, userId),
    await app.openDecisions(id, userId),
    (await app.log(id, userId)).map(({ event }) => event),
  ]);
}

function seatOf({ seats }: GameRecord, person: Person): number {
  return seats.findIndex((holder) => holder.kind === 'user' && holder.userId === person.id);
}

async function isOver({ app }: RealScene, id: string): Promise<boolean> {
  return (await app.game(id)).status === 'over';
}

/** Hands the seat of whoever is asked to an Eve, who answers for them, and gets it back. */
async function throughStandIn(
  at: RealScene,
  id: string,
  { person, decision }: Asked,
  choice: ReadonlyArray<string>,
): Promise<void> {
  const eve = eveFor(person);
  const { app, store } = at;
  const state = (await store.state(id))?.state.text;
  const known = await seen(at, id, person);
  await app.pace.away(person, { until: '1 day', substitute: eve });
  await app.idle();
  expect((await store.state(id))?.state.text).toBe(state);
  expect(await seen(at, id, eve)).toBe(known);
  await expectRefusal(app.answer(id, person.id, decision.id, choice), 'notYourGame');
  await expectRefusal(app.viewFor(id, person.id), 'notYourGame');
  await app.answer(id, eve.id, decision.id, choice);
  await app.idle();
  if (await isOver(at, id)) return;
  await app.pace.back(person);
  await app.idle();
  await expectRefusal(app.viewFor(id, eve.id), 'notYourGame');
}

/** Gives the seat to an Eve for good, then to its former player again. */
async function throughReplacement(
  at: RealScene,
  id: string,
  { person, decision }: Asked,
  choice: ReadonlyArray<string>,
): Promise<void> {
  const eve = eveFor(person);
  const { app } = at;
  const known = await seen(at, id, person);
  const seat = seatOf(await app.game(id), person);
  await app.replaceSeat(id, ann, seat, eve);
  await app.idle();
  expect(await seen(at, id, eve)).toBe(known);
  await app.answer(id, eve.id, decision.id, choice);
  await app.idle();
  if (await isOver(at, id)) return;
  await app.replaceSeat(id, ann, seat, person);
  await app.idle();
}

async function byHand(
  { app }: RealScene,
  id: string,
  { person, decision }: Asked,
  choice: ReadonlyArray<string>,
): Promise<void> {
  await app.answer(id, person.id, decision.id, choice);
  await app.idle();
}

type Way = typeof byHand;

/** Plays with the same answers, whatever way they are given. `kinds`: of the questions that were answered. */
async function play(
  seed: string,
  options: Partial<GameOptions>,
  wayFor: (count: number) => Way,
): Promise<{ readonly at: RealScene; readonly id: string; readonly kinds: ReadonlySet<string> }> {
  const at = realScene(seed, rulesWithHeadStart);
  const id = await begin(at, people, patient, options);
  const random = chance(5);
  const kinds = new Set<string>();
  for (let count = 0; count < answersInAGame; count += 1) {
    const [first] = await asked(at.app, id, people);
    if (first === undefined) break;
    kinds.add(first.decision.topic.kind);
    await wayFor(count)(at, id, first, anyAnswer(first.decision, random));
    await at.deliver();
  }
  return { at, id, kinds };
}

/** The order of the fields tells only which of them were read from the disk again in between. */
async function stateOf({ at, id }: Pick<Awaited<ReturnType<typeof play>>, 'at' | 'id'>): Promise<unknown> {
  return JSON.parse((await at.store.state(id))?.state.text ?? 'null');
}

async function inputsOf({ store }: RealScene, id: string): Promise<ReadonlyArray<unknown>> {
  return (await store.inputs(id)).map(({ seat, decisionId, choice, secret }) => [seat, decisionId, choice, secret]);
}

describe('at every kind of question', () => {
  test(
    'stand-ins and replacements get the whole seat, answer for it, and leave no trace in the game',
    { timeout: 900_000 },
    async () => {
      const kinds = new Set<string>();
      const ways: ReadonlyArray<Way> = [throughStandIn, throughReplacement, byHand];
      await fc.assert(
        fc.asyncProperty(
          fc.string({ minLength: 1, maxLength: 6 }),
          fc.integer({ min: 0, max: 2 }),
          fc.constantFrom(...ofFour),
          async (seed, shift, options) => {
            const plain = await play(seed, options, () => byHand);
            const handed = await play(seed, options, (count) => ways[(count + shift) % ways.length] ?? byHand);
            for (const kind of handed.kinds) kinds.add(kind);
            expect(await stateOf(handed)).toEqual(await stateOf(plain));
            expect(await inputsOf(handed.at, handed.id)).toEqual(await inputsOf(plain.at, plain.id));
            expect(handed.at.problems).toEqual([]);
            const lost = people.flatMap((person) => handed.at.sent.get(`user:${eveFor(person).id}`) ?? []);
            expect(lost.filter(({ kind }) => kind === 'sheet').length).toBeGreaterThan(0);
          },
        ),
        { numRuns: tries(2), endOnFailure: true },
      );
      expect(kinds.size).toBeGreaterThan(12);
    },
  );

  test('on the way to the Ionian Nebula, with trauma, goals and what is laid at the Crossroads', async () => {
    const ways: ReadonlyArray<Way> = [throughStandIn, throughReplacement, byHand];
    const plain = await play('deserters', everythingOfExodus, () => byHand);
    const handed = await play('deserters', everythingOfExodus, (count) => ways[count % ways.length] ?? byHand);
    expect([...handed.kinds]).toEqual(expect.arrayContaining(['layTrauma', 'discardTrauma']));
    expect(await stateOf(handed)).toEqual(await stateOf(plain));
    expect(await inputsOf(handed.at, handed.id)).toEqual(await inputsOf(plain.at, plain.id));
    expect(handed.at.problems).toEqual([]);
  });

  test('an automatic player takes over from anybody and plays on; the owner gets back what has become of it', async () => {
    const at = realScene('automatic', rulesWithHeadStart);
    const { app, store } = at;
    const id = await begin(at, people, patient, newCaprica);
    const random = chance(3);
    let standIns = 0;
    for (let count = 0; count < 120 && (await app.game(id)).status === 'running'; count += 1) {
      const [first] = await asked(app, id, people);
      if (first === undefined) break;
      if (count % 3 !== 0) {
        await byHand(at, id, first, anyAnswer(first.decision, random));
        continue;
      }
      const before = (await store.inputs(id)).length;
      await app.pace.away(first.person, { until: '1 day', substitute: 'automatic' });
      await app.idle();
      const seat = (await app.game(id)).seats.findIndex(({ standsInFor }) => standsInFor?.userId === first.person.id);
      expect((await store.inputs(id)).slice(before)).toContainEqual(expect.objectContaining({ seat, by: 'automatic' }));
      standIns += 1;
      if ((await app.game(id)).status !== 'running') break;
      await app.pace.back(first.person);
      await app.idle();
      expect((await app.viewFor(id, first.person.id)).viewer).toBe(seat);
    }
    expect(standIns).toBeGreaterThan(10);
    expect(at.problems).toEqual([]);
  });
});
