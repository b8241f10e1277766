import { expect, test } from 'vitest';
import type { AppError } from '../../../src/app/core/error.ts';
import { isAppError } from '../../../src/app/core/error.ts';
import { StoreError } from '../../../src/store/error.ts';
import type { Store } from '../../../src/store/types.ts';
import {
  altered,
  ann,
  annAlone,
  ben,
  channel,
  choose,
  cid,
  clearOutbox,
  dee,
  decisionOf,
  expectRefusal,
  scene,
  threePeople,
} from '../scene.ts';
import type { Scene } from '../scene.ts';

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isAppError(error)) throw new Error('It was not refused.');
  return error;
}

test('an answer is stored with who gave it, and the game goes on', async () => {
  const at = scene();
  const id = await threePeople(at);
  const answered = await at.app.answer(id, 'ann', await decisionOf(at, id, ann), ['2']);
  expect(answered).toMatchObject({ seat: 0, game: { status: 'running' } });
  expect(answered.decisions.map(({ topic }) => topic.kind)).toEqual(['action']);
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(28);
  expect(await at.store.inputs(id)).toMatchObject([
    { seq: 1, seat: 0, by: 'ann', decisionId: 'd1', choice: ['2'], at: 1000 },
  ]);
});

test('where nobody acts by themselves an answer is all there is to do; else somebody looks whether anything follows', async () => {
  const goesOn = async (at: Scene, id: string): Promise<boolean> =>
    (await at.app.answer(id, 'ann', await decisionOf(at, id, ann), ['2'])).goesOn;
  const [people, mixed, ordered] = [scene(), scene(), scene()];
  const [id, mixedId, orderedId] = [await threePeople(people), await annAlone(mixed), await threePeople(ordered)];
  await ordered.store.orders.setStanding(orderedId, 'cid', { reactions: {} }, 1000);
  expect([await goesOn(people, id), await goesOn(mixed, mixedId), await goesOn(ordered, orderedId)]).toEqual([
    false,
    true,
    true,
  ]);
  // Everyone has been asked, and no one a second time.
  const { revision } = await people.app.game(id);
  await people.app.idle();
  expect((await people.app.game(id)).revision).toBe(revision);
});

test('what was decided is refused the second time, with what is open instead', async () => {
  const at = scene();
  const id = await threePeople(at);
  const moved = await decisionOf(at, id, ann);
  await choose(at, id, ann, '2');
  const before = await at.app.viewFor(id, 'ann');
  const error = await refusal(at.app.answer(id, 'ann', moved, ['3']));
  expect(error).toMatchObject({
    code: 'alreadyDecided',
    message: 'This has already been decided.',
    hint: 'You’re being asked something else now.',
  });
  expect(error.open).toEqual(await at.app.openDecisions(id, 'ann'));
  expect(await at.app.viewFor(id, 'ann')).toEqual(before);
});

test('of two answers at the same time the first one counts', async () => {
  const at = scene();
  const id = await threePeople(at);
  const decision = await decisionOf(at, id, ann);
  const results = await Promise.allSettled([
    at.app.answer(id, 'ann', decision, ['1']),
    at.app.answer(id, 'ann', decision, ['2']),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { code: 'alreadyDecided' } });
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(29);
  expect(await at.store.inputs(id)).toHaveLength(1);
});

test('a change that another program made is noticed, and never overwritten', async () => {
  const at = scene();
  const id = await threePeople(at);
  const decision = await decisionOf(at, id, ann);
  const [game, state] = [await at.store.game(id), await at.store.state(id)];
  await at.app.answer(id, 'ann', decision, ['1']);
  // An app that has looked before that answer and writes after it.
  const late = scene({ store: altered(at.store, () => ({ game: async () => game, state: async () => state })) });
  await expectRefusal(late.app.answer(id, 'ann', decision, ['3']), 'alreadyDecided');
  await expect(late.app.answer(id, 'ann', decision, ['3'])).rejects.toThrow('Someone was faster');
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(29);
  expect(await at.store.inputs(id)).toHaveLength(1);
});

test.each([
  ['cannotWrite', 'This couldn’t be saved, so nothing has changed.'],
  ['unsure', 'The database connection dropped, so I don’t know whether this was saved.'],
] as const)('a database that fails (%s) is told for what is known of it', async (code, words) => {
  const at = scene();
  const id = await threePeople(at);
  const failing = scene({
    store: { ...at.store, together: () => Promise.reject(new StoreError(code, 'It is away.')) },
  });
  const error = await refusal(failing.app.answer(id, 'ann', await decisionOf(at, id, ann), ['2']));
  expect(error).toMatchObject({ code: 'internal', message: words });
});

test('an answer that is lost in the very last moment is forgotten, also in memory', async () => {
  const at = scene();
  const id = await threePeople(at);
  const decision = await decisionOf(at, id, ann);
  let full = true;
  // The disk is full when all that belongs to the answer has been written.
  const together: Store['together'] = (locks, work) =>
    at.store.together(locks, async (transaction) => {
      const done = await work(transaction);
      if (full) throw new StoreError('cannotWrite', 'The disk is full.');
      return done;
    });
  const failing = scene({ store: { ...at.store, together } });
  await expectRefusal(failing.app.answer(id, 'ann', decision, ['3']), 'internal');
  full = false;
  expect((await failing.app.viewFor(id, 'public')).resources.fuel).toBe(30);
  await failing.app.answer(id, 'ann', decision, ['1']);
  expect((await failing.app.viewFor(id, 'public')).resources.fuel).toBe(29);
});

test('several people who are asked at once answer in any order', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'all');
  expect((await at.app.viewFor(id, 'public')).waitingFor.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  await choose(at, id, cid, 'first');
  await choose(at, id, ann, 'first');
  expect(await at.app.openDecisions(id, 'ann')).toEqual([]);
  await choose(at, id, ben, 'first');
  expect((await at.app.viewFor(id, 'public')).turn).toBe(2);
});

test('who answers for somebody else is told whose decision it is', async () => {
  const at = scene();
  const id = await threePeople(at);
  const error = await refusal(at.app.answer(id, 'ben', await decisionOf(at, id, ann), ['1']));
  expect(error).toMatchObject({ code: 'notYourDecision', message: 'This is Ann’s decision.' });
});

test('another seat’s secret reaction is refused exactly as a decision that never was', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  const secret = await decisionOf(at, id, ben);
  const there = await refusal(at.app.answer(id, 'cid', secret, ['yes']));
  const never = await refusal(at.app.answer(id, 'cid', 'd99', ['yes']));
  const told = ({ code, message, hint, open }: AppError): unknown => ({ code, message, hint, open });
  expect(told(there)).toEqual(told(never));
  expect(there.code).toBe('alreadyDecided');
});

test('an illegal choice is refused in the engine’s words, and nothing changes', async () => {
  const at = scene();
  const id = await threePeople(at);
  const before = await at.store.state(id);
  const decision = await decisionOf(at, id, ann);
  expect(await refusal(at.app.answer(id, 'ann', decision, ['9']))).toMatchObject({
    code: 'illegalChoice',
    message: 'Choose one of the choices.',
  });
  await expectRefusal(at.app.answer(id, 'ann', decision, []), 'illegalChoice');
  expect(await at.store.state(id)).toEqual(before);
  expect(at.logged).toEqual([]);
});

test('somebody without a seat can’t answer or look at a hand, but may watch', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.answer(id, 'dee', 'd1', ['1']), 'notYourGame');
  await expectRefusal(at.app.viewFor(id, 'dee'), 'notYourGame');
  await expectRefusal(at.app.openDecisions(id, 'dee'), 'notYourGame');
  expect((await at.app.viewFor(id, 'public')).own).toBeUndefined();
  expect((await at.app.viewFor(id, 'ben')).own?.hand).toEqual(['dealt-1']);
});

test('a bug of the engine leaves the game as it was, is logged with the ids of game and person but neither with the question nor with the answer, and is one friendly line', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await clearOutbox(at);
  const before = await at.store.state(id);
  const decision = await decisionOf(at, id, ann);
  const error = await refusal(at.app.answer(id, 'ann', decision, ['bug']));
  expect(error).toMatchObject({
    code: 'internal',
    message: 'Something went wrong on my side. The game is just as it was before.',
  });
  expect(at.logged.map(({ level, details }) => ({ level, details }))).toEqual([
    { level: 'error', details: { gameId: id, userId: 'ann', err: expect.any(TypeError) } },
  ]);
  expect(await at.store.state(id)).toEqual(before);
  expect(await at.app.outbox.nextDueAt()).toBeUndefined();
  await choose(at, id, ann, 'end');
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(29);
});

test('a full disk loses nothing that was acknowledged, and the answer can be given again', async () => {
  const at = scene();
  const id = await threePeople(at);
  let full = true;
  const failing = scene({
    store: altered(at.store, (transaction) => ({
      async commit(change) {
        if (full) throw new Error('disk full');
        return await transaction.commit(change);
      },
    })),
  });
  const decision = await decisionOf(at, id, ann);
  await expectRefusal(failing.app.answer(id, 'ann', decision, ['2']), 'internal');
  expect((await failing.app.viewFor(id, 'public')).resources.fuel).toBe(30);
  full = false;
  await failing.app.answer(id, 'ann', decision, ['2']);
  expect((await failing.app.viewFor(id, 'public')).resources.fuel).toBe(28);
});

test('the game that is over takes no more answers, and its log and picture stay', async () => {
  const at = scene();
  const id = await annAlone(at);
  for (let turn = 0; turn < 30 && (await at.app.game(id)).status === 'running'; turn += 1) {
    const [decision] = await at.app.openDecisions(id, 'ann');
    await at.app.answer(id, 'ann', decision?.id ?? '', [
      decision?.topic.kind === 'move' ? '3' : decision?.topic.kind === 'action' ? 'end' : 'pass',
    ]);
    await at.app.idle();
  }
  expect(await at.app.game(id)).toMatchObject({
    status: 'over',
    endedAt: 1000,
    outcome: { winner: 'cylons', cause: 'fuel' },
  });
  await expectRefusal(at.app.answer(id, 'ann', 'd1', ['1']), 'notRunning');
  expect((await at.app.viewFor(id, 'public')).over).toEqual({ winner: 'cylons', cause: 'fuel', winners: [] });
  expect((await at.app.log(id, 'public', { last: 1 }))[0]?.event.what.kind).toBe('gameOver');
  expect((await at.kinds(channel)).slice(-2)).toEqual(['lobby', 'gameOver']);
});

test('the log has for each what that person may know, by turn if wanted', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  await choose(at, id, ben, 'yes');
  await choose(at, id, ann, 'end');
  const drawn = async (who: string): Promise<ReadonlyArray<unknown>> =>
    (await at.app.log(id, who, { turn: 1 })).flatMap(({ event: { what } }) =>
      what.kind === 'skillsDrawn' ? [what.cards] : [],
    );
  expect(await drawn('public')).toEqual([undefined]);
  expect(await drawn('dee')).toEqual([undefined]);
  expect(await drawn('cid')).toEqual([undefined]);
  expect(await drawn('ben')).toEqual([['card-1']]);
  expect((await at.app.log(id, 'public', { turn: 2 })).map(({ event }) => event.what.kind)).toEqual(['turnStarted']);
  expect((await at.app.log(id, 'ann')).filter(({ turn }) => turn === 0)).toHaveLength(2);
});

test('a seat that is handed over takes its knowledge along', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.replaceSeat(id, ann, 1, dee);
  await at.app.idle();
  expect((await at.app.viewFor(id, 'dee')).own?.hand).toEqual(['dealt-1']);
  await expectRefusal(at.app.viewFor(id, 'ben'), 'notYourGame');
  expect(await at.kinds('user:dee')).toEqual(['sheet', 'orders']);
  expect(await at.kinds(channel)).toEqual(['notice', 'lobby']);
});

test('who is asked and hands the seat to an automatic player is asked no more, and the game goes on', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.replaceSeat(id, ann, 0, undefined);
  await at.app.idle();
  expect(await at.deliver('user:ann')).toEqual([
    { kind: 'asked', userId: 'ann', seat: 0, decisionIds: [] },
    { kind: 'sheetClosed', userId: 'ann', seat: 0 },
  ]);
  expect((await at.app.viewFor(id, 'public')).current).toBe(1);
  expect(await at.app.gamesOf('ann')).toEqual([]);
});

test('a seat is handed over by the host, an administrator or its holder only, to somebody new, in a seat that exists', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.replaceSeat(id, ben, 2, dee), 'notAllowed');
  await expectRefusal(at.app.replaceSeat(id, ann, 2, ben), 'alreadyJoined');
  await expectRefusal(at.app.replaceSeat(id, ann, 7, dee), 'noSuchSeat');
  const game = await at.app.replaceSeat(id, ben, 1, dee);
  expect(game.seats[1]).toEqual({ kind: 'user', userId: 'dee', name: 'Dee' });
});
