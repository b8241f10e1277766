import { expect, test } from 'vitest';
import { ann, annAlone, ben, channel, chief, choose, cid, clearOutbox, decisionOf, expectRefusal, lobby, scene, threePeople } from './scene.ts';

test('undo restores the state before the last answer byte for byte', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  const before = at.store.state(id)?.state.text;
  await choose(at, id, ben, 'yes');
  expect(at.store.state(id)?.state.text).not.toBe(before);
  await at.app.undo(id, ann);
  expect(at.store.state(id)?.state.text).toBe(before);
});

test('undo goes back over automatic players to the last answer of a person', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  const before = at.store.state(id)?.state.text;
  await choose(at, id, ann, 'end');
  expect((await at.app.viewFor(id, 'public')).turn).toBe(4);
  await at.app.undo(id, ann);
  await at.app.idle();
  expect(at.store.state(id)?.state.text).toBe(before);
  expect(at.store.inputs(id).filter(({ undoneAt }) => undoneAt !== undefined)).toHaveLength(5);
});

test('undo after undo goes back to the start, and no further', async () => {
  const at = scene();
  const id = await threePeople(at);
  const start = at.store.state(id)?.state.text;
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '2');
  for (let times = 0; times < 3; times += 1) await at.app.undo(id, ann);
  expect(at.store.state(id)?.state.text).toBe(start);
  await expectRefusal(at.app.undo(id, ann), 'nothingToUndo');
});

test('undo tells everybody, shows the board and asks anew', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  clearOutbox(at);
  await at.app.undo(id, ann);
  const intents = at.deliver(channel);
  expect(intents.map(({ kind }) => kind)).toEqual(['notice', 'picture', 'question']);
  expect(intents[0]).toEqual({ kind: 'notice', notice: { kind: 'undone', by: 'Ann', inputs: 1 } });
  expect(intents[1]).toMatchObject({ view: { resources: { fuel: 30 } } });
  expect(at.deliver('user:ann')).toEqual([{ kind: 'asked', userId: 'ann', seat: 0, decisionIds: [await decisionOf(at, id, ann)] }]);
});

test('a button from before an undo never answers a question from after it', async () => {
  const at = scene();
  const id = await threePeople(at);
  const move = await decisionOf(at, id, ann);
  await choose(at, id, ann, '2');
  const action = await decisionOf(at, id, ann);
  await at.app.undo(id, ann);
  await expect(at.app.answer(id, 'ann', move, ['3'])).rejects.toMatchObject({ code: 'alreadyDecided', message: 'The game was taken back since this was asked.' });
  await choose(at, id, ann, '1');
  await expect(at.app.answer(id, 'ann', action, ['end'])).rejects.toMatchObject({ code: 'alreadyDecided' });
  expect((await at.app.viewFor(id, 'ann')).own?.decisions.map((decision) => decision.id)).toEqual([await decisionOf(at, id, ann)]);
  expect((await at.app.viewFor(id, 'public')).waitingFor.map((waiting) => waiting.id)).toEqual([await decisionOf(at, id, ann)]);
});

test('what was taken back is no longer in the log', async () => {
  const at = scene();
  const id = await threePeople(at);
  const before = await at.app.log(id, 'ann');
  await choose(at, id, ann, '2');
  expect(await at.app.log(id, 'ann')).not.toEqual(before);
  await at.app.undo(id, ann);
  expect(await at.app.log(id, 'ann')).toEqual(before);
});

test('only the host and administrators undo, and only in a game', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  await expectRefusal(at.app.undo(id, ben), 'notAllowed');
  expect((await at.app.undo(id, chief)).undone).toBe(1);
  await at.app.abandon(id, ann);
  await expectRefusal(at.app.undo(id, ann), 'notRunning');
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
  await expectRefusal(at.app.undo(id, ann), 'channelTaken');
  await at.app.abandon(other, ann);
  clearOutbox(at);
  expect(await at.app.undo(id, ann)).toMatchObject({ status: 'running', endedAt: undefined, outcome: undefined });
  expect(at.kinds(channel)).toEqual(['notice', 'lobby', 'picture', 'question']);
  expect((await at.app.viewFor(id, 'public')).resources.fuel).toBe(3);
});
