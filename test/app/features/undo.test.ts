import { expect, test } from 'vitest';
import { targetsOf } from '../../../src/app/features/undo/targets.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { forward, runningGame } from '../../store/scene.ts';
import {
  ann,
  annAlone,
  ben,
  channel,
  chief,
  choose,
  cid,
  clearOutbox,
  decisionOf,
  dee,
  expectRefusal,
  lobby,
  scene,
  takeBack,
  threePeople,
} from '../scene.ts';

test('undo restores the state before the last answer byte for byte', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  const before = (await at.store.state(id))?.state.text;
  await choose(at, id, ann, 'end');
  expect((await at.store.state(id))?.state.text).not.toBe(before);
  await takeBack(at, id, ann);
  expect((await at.store.state(id))?.state.text).toBe(before);
});

test('undo goes back over automatic players to the last answer of a person', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  const before = (await at.store.state(id))?.state.text;
  await choose(at, id, ann, 'end');
  expect((await at.app.viewFor(id, 'public')).turn).toBe(4);
  await takeBack(at, id, ann);
  await at.app.idle();
  expect((await at.store.state(id))?.state.text).toBe(before);
  expect((await at.store.inputs(id)).filter(({ undoneAt }) => undoneAt !== undefined)).toHaveLength(5);
});

test('undo after undo goes back to the start, and no further', async () => {
  const at = scene();
  const id = await threePeople(at);
  const start = (await at.store.state(id))?.state.text;
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '2');
  for (let times = 0; times < 3; times += 1) await takeBack(at, id, ann);
  expect((await at.store.state(id))?.state.text).toBe(start);
  await expectRefusal(takeBack(at, id, ann), 'nothingToUndo');
});

test('undo tells everybody, shows the board and asks again', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  await clearOutbox(at);
  await takeBack(at, id, ann);
  const intents = await at.deliver(channel);
  expect(intents.map(({ kind }) => kind)).toEqual(['notice', 'picture', 'question']);
  expect(intents[0]).toEqual({
    kind: 'notice',
    notice: { kind: 'undone', by: 'Ann', right: 'own', answers: [{ name: 'Ann', count: 1 }], revealed: false },
  });
  expect(intents[1]).toMatchObject({ view: { resources: { fuel: 30 } } });
  expect(await at.deliver('user:ann')).toEqual([
    { kind: 'asked', userId: 'ann', seat: 0, decisionIds: [await decisionOf(at, id, ann)] },
  ]);
});

test('a host who plays undoes another player’s answer without a vote, and everybody reads who did it', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '1');
  await clearOutbox(at);
  await takeBack(at, id, ann);
  const [notice] = await at.deliver(channel);
  expect(notice).toMatchObject({
    notice: { kind: 'undone', by: 'Ann', right: 'organiser', answers: [{ name: 'Ben', count: 1 }] },
  });
});

test('a button from before an undo never answers a question from after it', async () => {
  const at = scene();
  const id = await threePeople(at);
  const move = await decisionOf(at, id, ann);
  await choose(at, id, ann, '2');
  const action = await decisionOf(at, id, ann);
  await takeBack(at, id, ann);
  await expect(at.app.answer(id, 'ann', move, ['3'])).rejects.toMatchObject({
    code: 'alreadyDecided',
    message: 'The game has been rewound since you were asked this.',
  });
  await choose(at, id, ann, '1');
  await expect(at.app.answer(id, 'ann', action, ['end'])).rejects.toMatchObject({ code: 'alreadyDecided' });
  expect((await at.app.viewFor(id, 'ann')).own?.decisions.map((decision) => decision.id)).toEqual([
    await decisionOf(at, id, ann),
  ]);
  expect((await at.app.viewFor(id, 'public')).waitingFor.map((waiting) => waiting.id)).toEqual([
    await decisionOf(at, id, ann),
  ]);
});

test('what was undone is no longer in the log', async () => {
  const at = scene();
  const id = await threePeople(at);
  const before = await at.app.log(id, 'ann');
  await choose(at, id, ann, '2');
  expect(await at.app.log(id, 'ann')).not.toEqual(before);
  await takeBack(at, id, ann);
  expect(await at.app.log(id, 'ann')).toEqual(before);
});

test('players ask the others, strangers may not even look; administrators undo at once, and only in a game', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  await expectRefusal(takeBack(at, id, ben), 'needsVote');
  await expectRefusal(takeBack(at, id, dee), 'notAllowed');
  await expectRefusal(at.app.undo.preview('no-game-1', ann), 'noSuchGame');
  expect((await takeBack(at, id, chief)).undone).toBe(1);
  await at.app.abandon(id, ann);
  await expectRefusal(takeBack(at, id, ann), 'notRunning');
});

test('a game that ended by a mistake is woken by undo, unless its channel has another one', async () => {
  const at = scene();
  const id = await threePeople(at);
  const people = [ann, ben, cid];
  for (let turn = 0; (await at.app.game(id)).status === 'running'; turn += 1) {
    const who = people[turn % 3] ?? ann;
    await choose(at, id, who, '3');
    if ((await at.app.game(id)).status !== 'running') break;
    await choose(at, id, people[(turn + 1) % 3] ?? ann, 'pass');
    await choose(at, id, who, 'end');
  }
  const { id: other } = await lobby(at);
  await expectRefusal(takeBack(at, id, ann), 'channelTaken');
  await at.app.abandon(other, ann);
  await clearOutbox(at);
  expect(await takeBack(at, id, ann)).toMatchObject({ status: 'running', endedAt: undefined, outcome: undefined });
  expect(await at.kinds(channel)).toEqual(['notice', 'lobby', 'picture', 'question']);
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(3);
});

test('a player undoes their own last answer at once as long as nothing hidden has come out', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'end');
  const before = (await at.store.state(id))?.state.text;
  await choose(at, id, ben, '2');
  const preview = await at.app.undo.preview(id, ben);
  expect(preview).toMatchObject({
    right: 'own',
    revealed: false,
    tellsSecret: false,
    answers: [{ seat: 1, count: 1 }],
    target: { kind: 'answer', seat: 1, turn: 2 },
  });
  expect(preview.lines.map(({ event }) => event.what.kind)).toEqual(['resource', 'phase']);
  await takeBack(at, id, ben);
  expect((await at.store.state(id))?.state.text).toBe(before);
});

test('what somebody has drawn can’t be unseen: then the others are asked, and the preview says so', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '3');
  await choose(at, id, cid, 'yes');
  expect(await at.app.undo.preview(id, cid)).toMatchObject({ right: 'vote', revealed: true });
  expect(await at.app.undo.preview(id, ben)).toMatchObject({
    right: 'vote',
    revealed: true,
    answers: [{ seat: 1, count: 1 }],
  });
});

test('a secret answer after one’s own changes nothing that one could notice', async () => {
  const shown = await Promise.all(
    [false, true].map(async (passes) => {
      const at = scene();
      const id = await threePeople(at);
      await choose(at, id, ann, '1');
      await choose(at, id, ann, 'all');
      const first = await at.app.undo.preview(id, ann);
      expect(first.right).toBe('own');
      await at.app.undo.confirm(id, ann, { ref: first.target.ref, mark: first.mark });
      await choose(at, id, ann, 'end');
      await choose(at, id, ben, '3');
      const [asked] = await at.app.openDecisions(id, 'cid');
      // In this tiny game the phase tells that the window is over; what counts is what is said of the answers.
      if (passes) await at.app.answer(id, 'cid', asked?.id ?? '', ['pass']);
      const { right, answers, target, revealed } = await at.app.undo.preview(id, ben);
      return { right, answers, target, revealed };
    }),
  );
  expect(shown[1]).toEqual(shown[0]);
});

test('a secret answer can be undone by whoever gave it, who is told what that tells', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  await choose(at, id, ben, 'pass');
  const preview = await at.app.undo.preview(id, ben);
  expect(preview).toMatchObject({ right: 'own', tellsSecret: true, target: { seat: 1 } });
  expect(await at.app.undo.targets(id, cid)).not.toContainEqual(expect.objectContaining({ seat: 1 }));
  await clearOutbox(at);
  await takeBack(at, id, ben);
  expect((await at.deliver(channel))[0]).toMatchObject({ notice: { kind: 'undone', by: 'Ben', answers: [] } });
  expect(await at.app.openDecisions(id, 'ben')).toHaveLength(1);
});

test('numbers of answers count only what a person knows of', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  await choose(at, id, ben, 'pass');
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '1');
  const refs = async (who: typeof ann): Promise<ReadonlyArray<string>> =>
    (await at.app.undo.targets(id, who)).map(({ ref }) => ref);
  expect(await refs(cid)).toEqual(['a3', 't2', 'a2', 'a1', 't1']);
  expect(await refs(ben)).toEqual(['a4', 't2', 'a3', 'a2', 'a1', 't1']);
});

test('only what was shown is undone: if more has happened since, it is refused', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  const { target, mark } = await at.app.undo.preview(id, ann);
  await choose(at, id, ann, 'end');
  await expectRefusal(at.app.undo.confirm(id, ann, { ref: target.ref, mark }), 'undoChanged');
  await takeBack(at, id, ann);
  await expectRefusal(at.app.undo.confirm(id, ann, { ref: 'a2', mark }), 'undoChanged');
  expect((await at.app.game(id)).undone).toBe(1);
});

test('older answers than are kept can be reached by starts of turns', async () => {
  const at = scene();
  const id = await threePeople(at);
  const people = [ann, ben, cid];
  const starts: Array<string | undefined> = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const who = people[turn % 3] ?? ann;
    starts.push((await at.store.state(id))?.state.text);
    await choose(at, id, who, '1');
    if (turn < 29) await choose(at, id, who, 'all');
    if (turn < 29) for (const each of people) await choose(at, id, each, 'first');
  }
  const targets = await at.app.undo.targets(id, ann);
  const refs = targets.map(({ ref }) => ref);
  expect(refs).not.toContain('a2');
  expect(refs).toContain('t3');
  await takeBack(at, id, ann, 't3');
  expect((await at.store.state(id))?.state.text).toBe(starts[2]);
});

test('that a turn can be gone back to does not tell that somebody answered in secret at its start', async () => {
  const store = openSqliteStore(':memory:');
  await runningGame(store, 'kat-1');
  const secretly = {
    inputs: [{ seq: 1, seat: 1, by: 'ben', decisionId: 'r1', choice: [], secret: true }],
    keep: { as: 'turn', turn: 4 },
  } as const;
  await store.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"', secretly), messages: [] });
  const refsOf = async (seat: number | undefined): Promise<ReadonlyArray<string>> =>
    (await targetsOf(store, 'kat-1', seat)).map(({ ref }) => ref);
  expect([await refsOf(undefined), await refsOf(0)]).toEqual([[], []]);
  expect(await refsOf(1)).toEqual(['a1', 't4']);
  await store.commit({ gameId: 'kat-1', revision: 3, at: 6, step: forward(2, '"two"'), messages: [] });
  expect([await refsOf(undefined), await refsOf(0)]).toEqual([
    ['a1', 't4'],
    ['a1', 't4'],
  ]);
  await store.close();
});

test('“nothing was decided yet” does not tell that somebody decided in secret', async () => {
  const store = openSqliteStore(':memory:');
  const at = scene({ store });
  const id = await threePeople(at);
  const answer = {
    kind: 'forward',
    state: (await store.state(id))?.state ?? { version: 1, text: '' },
    inputs: [{ seq: 1, seat: 1, by: 'ben', decisionId: 'r1', choice: [], secret: true }],
    events: [],
    keep: { as: 'nothing' },
  } as const;
  await store.commit({ gameId: id, revision: (await at.app.game(id)).revision, at: 5, step: answer, messages: [] });
  await expect(at.app.undo.preview(id, ann)).rejects.toThrow('No decisions have been made yet.');
});
