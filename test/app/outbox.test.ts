import { expect, test } from 'vitest';
import { ann, annAlone, ben, channel, choose, cid, clearOutbox, decisionOf, lobby, scene, threePeople } from './scene.ts';

test('a start shows lobby, log, board and question to all, and to each player sheet and questions', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  at.deliver(channel);
  await at.app.start(id, ann);
  expect(at.kinds(channel)).toEqual(['lobby', 'log', 'log', 'picture', 'question']);
  expect(at.kinds('user:ann')).toEqual(['privateLog', 'sheet', 'asked']);
  expect(at.kinds('user:ben')).toEqual(['privateLog', 'sheet']);
});

test('what happens before a turn begins and in it is told apart', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  const logs = at.deliver(channel).flatMap((intent) => (intent.kind === 'log' ? [intent] : []));
  expect(logs.map(({ turn, events }) => [turn, events.map(({ what }) => what.kind)])).toEqual([[0, ['gameStarted']], [1, ['turnStarted']]]);
});

test('the public log has no event that is not public', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  const logs = at.deliver(channel).flatMap((intent) => (intent.kind === 'log' ? intent.events : []));
  expect(logs.map(({ what }) => what.kind)).toEqual(['gameStarted', 'turnStarted']);
  const told = at.deliver('user:ben').flatMap((intent) => (intent.kind === 'privateLog' ? intent.events : []));
  expect(told.map(({ audience }) => audience)).toEqual([[1]]);
});

test('each step brings log, picture and question in this order', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  expect(at.kinds(channel)).toEqual(['log', 'picture', 'question']);
});

test('a phase in which nothing visible changed needs no picture', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  clearOutbox(at);
  await choose(at, id, ann, 'end');
  expect(at.kinds(channel)).toEqual(['log', 'question']);
});

test('within a phase there is no picture; what changed is in the one at its end', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  expect(at.kinds(channel)).toEqual(['log', 'question']);
  await choose(at, id, ben, 'pass');
  const intents = at.deliver(channel);
  expect(intents.map(({ kind }) => kind)).toEqual(['log', 'picture', 'question']);
  expect(intents[1]).toMatchObject({ kind: 'picture', view: { viewer: 'public', resources: { fuel: 27 } } });
});

test('a secret reaction is asked of its seat alone: nothing public names it', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  const publicly = at.deliver(channel);
  expect(publicly.at(-1)).toEqual({ kind: 'question', turn: 1, waitingFor: [] });
  expect(at.deliver('user:ben')).toEqual([{ kind: 'asked', userId: 'ben', seat: 1, decisionIds: [await decisionOf(at, id, ben)] }]);
  expect(at.deliver('user:cid')).toEqual([]);
});

test('who has decided gets the buttons taken away', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  clearOutbox(at);
  await choose(at, id, ben, 'yes');
  expect(at.deliver('user:ben').map((intent) => [intent.kind, 'decisionIds' in intent ? intent.decisionIds : undefined])).toEqual([
    ['privateLog', undefined], ['sheet', undefined], ['asked', []],
  ]);
});

test('a sheet is sent to those whose own view changed, and nobody else', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'all');
  clearOutbox(at);
  await choose(at, id, cid, 'first');
  expect(at.kinds('user:cid')).toEqual(['sheet', 'asked']);
  expect(at.kinds('user:ann')).toEqual([]);
  expect(at.kinds('user:ben')).toEqual([]);
});

test('while automatic players act nobody is asked anything in between, however quick the delivery', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  clearOutbox(at);
  const publicly: Array<string> = [];
  const privately: Array<string> = [];
  at.app.onOutbox(() => {
    publicly.push(...at.kinds(channel));
    privately.push(...at.kinds('user:ann'));
  });
  await choose(at, id, ann, 'end');
  expect(publicly).toEqual(['log', 'log', 'picture', 'log', 'log', 'picture', 'log', 'question']);
  expect(privately).toEqual(['asked']);
});

test('abandoning takes the question and everybody’s buttons away', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.abandon(id, ann);
  expect(at.deliver(channel)).toEqual([
    { kind: 'notice', notice: { kind: 'abandoned', by: 'Ann' } }, { kind: 'lobby' }, { kind: 'question', turn: 1, waitingFor: [] },
  ]);
  expect(at.deliver('user:ann')).toEqual([{ kind: 'asked', userId: 'ann', seat: 0, decisionIds: [] }]);
  expect(at.deliver('user:ben')).toEqual([]);
});

test('whoever listens is called after each change, and no more when that was stopped', async () => {
  const at = scene();
  let calls = 0;
  const stop = at.app.onOutbox(() => {
    calls += 1;
  });
  const { id } = await lobby(at, ben, cid);
  expect(calls).toBe(3);
  stop();
  await at.app.start(id, ann);
  expect(calls).toBe(3);
});

test('a listener that fails spoils nobody’s answer', async () => {
  const at = scene();
  at.app.onOutbox(() => {
    throw new Error('no delivery');
  });
  const { id } = await lobby(at);
  expect((await at.app.game(id)).status).toBe('lobby');
  expect(at.logged).toMatchObject([{ level: 'error', details: { err: expect.any(Error) } }]);
});
