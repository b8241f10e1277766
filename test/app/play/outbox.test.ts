import { expect, test } from 'vitest';
import {
  ann,
  annAlone,
  ben,
  channel,
  choose,
  cid,
  clearOutbox,
  decisionOf,
  dee,
  lobby,
  scene,
  threePeople,
} from '../scene.ts';

test('a start shows lobby, log, board and question to all, and to each player sheet and questions', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.deliver(channel);
  await at.app.start(id, ann);
  expect(await at.kinds(channel)).toEqual(['lobby', 'log', 'log', 'picture', 'question']);
  expect(await at.kinds('user:ann')).toEqual(['privateLog', 'sheet', 'asked']);
  expect(await at.kinds('user:ben')).toEqual(['privateLog', 'sheet']);
});

test('what happens before a turn begins and in it is told apart', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  const logs = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'log' ? [intent] : []));
  expect(logs.map(({ turn, events }) => [turn, events.map(({ what }) => what.kind)])).toEqual([
    [0, ['gameStarted']],
    [1, ['turnStarted']],
  ]);
});

test('the public log has no event that is not public', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  const logs = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'log' ? intent.events : []));
  expect(logs.map(({ what }) => what.kind)).toEqual(['gameStarted', 'turnStarted']);
  const told = (await at.deliver('user:ben')).flatMap((intent) => (intent.kind === 'privateLog' ? intent.events : []));
  expect(told.map(({ audience }) => audience)).toEqual([[1]]);
});

test('each step brings log, picture and question in this order', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  expect(await at.kinds(channel)).toEqual(['log', 'picture', 'question']);
});

test('a phase in which nothing visible changed needs no picture', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  await clearOutbox(at);
  await choose(at, id, ann, 'end');
  expect(await at.kinds(channel)).toEqual(['log', 'question']);
});

test('within a phase there is no picture; what changed is in the one at its end', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  expect(await at.kinds(channel)).toEqual(['log', 'question']);
  await choose(at, id, ben, 'pass');
  const intents = await at.deliver(channel);
  expect(intents.map(({ kind }) => kind)).toEqual(['log', 'picture', 'question']);
  expect(intents[1]).toMatchObject({ kind: 'picture', view: { viewer: 'public', resources: { fuel: 27 } } });
});

test('a secret reaction is asked of its seat alone: nothing public names it', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  const publicly = await at.deliver(channel);
  expect(publicly.at(-1)).toEqual({ kind: 'question', turn: 1, waitingFor: [] });
  expect(await at.deliver('user:ben')).toEqual([
    { kind: 'asked', userId: 'ben', seat: 1, decisionIds: [await decisionOf(at, id, ben)] },
  ]);
  expect(await at.deliver('user:cid')).toEqual([]);
});

test('who has decided gets the buttons taken away', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  await clearOutbox(at);
  await choose(at, id, ben, 'yes');
  expect(
    (await at.deliver('user:ben')).map((intent) => [
      intent.kind,
      'decisionIds' in intent ? intent.decisionIds : undefined,
    ]),
  ).toEqual([
    ['privateLog', undefined],
    ['sheet', undefined],
    ['asked', []],
  ]);
});

test('a sheet is sent to those whose own view changed, and nobody else', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '1');
  await choose(at, id, ann, 'all');
  await clearOutbox(at);
  await choose(at, id, cid, 'first');
  expect(await at.kinds('user:cid')).toEqual(['sheet', 'asked']);
  expect(await at.kinds('user:ann')).toEqual([]);
  expect(await at.kinds('user:ben')).toEqual([]);
});

test('while automatic players act nobody is asked anything in between, however quick the delivery', async () => {
  const at = scene();
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await clearOutbox(at);
  const publicly: Array<string> = [];
  const privately: Array<string> = [];
  at.app.onOutbox(async () => {
    publicly.push(...(await at.kinds(channel)));
    privately.push(...(await at.kinds('user:ann')));
  });
  await choose(at, id, ann, 'end');
  expect(publicly).toEqual(['log', 'log', 'picture', 'log', 'log', 'picture', 'log', 'question']);
  expect(privately).toEqual(['asked']);
});

test('abandoning takes the question and everybody’s buttons away', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.abandon(id, ann);
  expect(await at.deliver(channel)).toEqual([
    { kind: 'notice', notice: { kind: 'abandoned', by: 'Ann' } },
    { kind: 'lobby' },
    { kind: 'question', turn: 1, waitingFor: [] },
  ]);
  expect(await at.deliver('user:ann')).toEqual([{ kind: 'asked', userId: 'ann', seat: 0, decisionIds: [] }]);
  expect(await at.deliver('user:ben')).toEqual([]);
});

test('listeners are called after each change, and no longer once stopped', async () => {
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

test('listeners hear of it even when there is nothing but news, as for somebody who has got a seat', async () => {
  const at = scene();
  const id = await threePeople(at);
  const heard = new Set<string>();
  at.app.onOutbox(() => {
    for (const lane of at.app.outbox.changedLanes()) heard.add(lane);
  });
  await at.app.replaceSeat(id, ben, 1, dee);
  await at.app.idle();
  expect(heard).toContain('user:dee');
  expect(await at.kinds('user:dee')).toContain('sheet');
});
