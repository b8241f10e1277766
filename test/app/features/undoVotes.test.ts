import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Person, ProposalView } from '../../../src/app/types.ts';
import { temporaryFolder } from '../../store/scene.ts';
import {
  ann,
  ben,
  channel,
  chief,
  choose,
  cid,
  clearOutbox,
  dee,
  expectRefusal,
  lobby,
  scene,
  takeBack,
  threePeople,
} from '../scene.ts';
import type { Scene } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const day = 24 * 60 * 60 * 1000;

/** Ann has answered; Ben asks the others to undo it. */
async function proposed(at: Scene, id: string, who: Person = ben): Promise<ProposalView> {
  const { target, mark } = await at.app.undo.preview(id, who);
  return await at.app.undo.propose(id, who, { ref: target.ref, mark });
}

async function fourPeople(at: Scene): Promise<string> {
  const { id } = await lobby(at, ben, cid, dee);
  await at.app.start(id, ann);
  await at.app.idle();
  await choose(at, id, ann, '2');
  await clearOutbox(at);
  return id;
}

test('most of the others carry a proposal, and the state is as it was', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid, dee);
  await at.app.start(id, ann);
  const before = (await at.store.state(id))?.state.text;
  await choose(at, id, ann, '2');
  const { proposal, needed, voters } = await proposed(at, id);
  expect({ needed, voters }).toEqual({ needed: 2, voters: [0, 2, 3] });
  expect((await at.app.undo.vote(id, cid, proposal.number, true)).proposal.state).toBe('open');
  expect((await at.app.undo.vote(id, ann, proposal.number, true)).proposal.state).toBe('carried');
  expect((await at.store.state(id))?.state.text).toBe(before);
  expect((await at.store.audit(id, 0, 10)).entries[0]).toMatchObject({
    by: { name: 'Ben' },
    deed: { kind: 'undone', right: 'vote' },
  });
});

test('a proposal that can’t be carried any more is lost; who votes again changes the vote', async () => {
  const at = scene();
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  await at.app.undo.vote(id, cid, proposal.number, true);
  expect(await at.app.undo.vote(id, cid, proposal.number, false)).toMatchObject({
    yes: 0,
    no: 1,
    proposal: { state: 'open' },
  });
  expect((await at.app.undo.vote(id, dee, proposal.number, false)).proposal.state).toBe('refused');
  await expectRefusal(at.app.undo.vote(id, ann, proposal.number, true), 'voteClosed');
  expect((await at.app.game(id)).undone).toBe(0);
});

test('only the other players vote; the one who proposed may withdraw', async () => {
  const at = scene();
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  await expectRefusal(at.app.undo.vote(id, chief, proposal.number, true), 'notYourVote');
  await expectRefusal(at.app.undo.vote(id, ben, proposal.number, true), 'notYourVote');
  await expectRefusal(proposed(at, id, cid), 'proposalOpen');
  expect((await at.app.undo.vote(id, ben, proposal.number, false)).proposal.state).toBe('lapsed');
  expect((await proposed(at, id, cid)).proposal.number).toBe(2);
  await expectRefusal(at.app.undo.vote(id, ann, 1, true), 'voteClosed');
});

test('what was undone in another way is no longer voted on', async () => {
  const at = scene();
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  await clearOutbox(at);
  await takeBack(at, id, ann);
  expect(await at.kinds(channel)).toEqual(['proposal', 'notice', 'picture', 'question']);
  await expectRefusal(at.app.undo.vote(id, cid, proposal.number, true), 'voteClosed');
  expect(await at.app.undo.proposal(id)).toMatchObject({ proposal: { state: 'lapsed' }, preview: undefined });
});

test('a vote is there again after a restart, and ends after a day', async () => {
  const path = folder.at('vote.db');
  let now = 1000;
  const first = scene({ store: openSqliteStore(path), now: () => now });
  const id = await fourPeople(first);
  const { proposal } = await proposed(first, id);
  await first.app.undo.vote(id, cid, proposal.number, true);
  await first.app.close();
  const second = scene({ store: openSqliteStore(path), now: () => now });
  expect(await second.app.undo.proposal(id)).toMatchObject({ yes: 1, needed: 2, proposal: { state: 'open' } });
  now += day - 1;
  await second.app.pace.tick(true);
  expect((await second.app.undo.proposal(id))?.proposal.state).toBe('open');
  now += 1;
  await second.app.pace.tick(true);
  expect((await second.app.undo.proposal(id))?.proposal.state).toBe('expired');
  await expectRefusal(second.app.undo.vote(id, ann, proposal.number, true), 'voteClosed');
  await second.app.close();
});

test('a vote that comes too late closes the proposal by itself', async () => {
  let now = 1000;
  const at = scene({ now: () => now });
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  now += day;
  expect((await at.app.undo.vote(id, ann, proposal.number, true)).proposal.state).toBe('expired');
  expect((await at.app.game(id)).undone).toBe(0);
});

test('answers that come while people vote are undone with it', async () => {
  const at = scene();
  const id = await threePeople(at);
  const before = (await at.store.state(id))?.state.text;
  await choose(at, id, ann, '2');
  const { proposal } = await proposed(at, id);
  await choose(at, id, ann, 'end');
  await choose(at, id, ben, '1');
  await at.app.undo.vote(id, cid, proposal.number, true);
  await at.app.undo.vote(id, ann, proposal.number, true);
  expect((await at.store.state(id))?.state.text).toBe(before);
  expect((await at.store.audit(id, 0, 1)).entries[0]?.deed).toEqual({
    kind: 'undone',
    right: 'vote',
    answers: [
      { seat: 0, count: 2 },
      { seat: 1, count: 1 },
    ],
  });
});

test('votes of those who no longer play do not count', async () => {
  const at = scene();
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  await at.app.undo.vote(id, dee, proposal.number, true);
  await at.app.replaceSeat(id, ann, 3, undefined);
  await at.app.idle();
  expect(await at.app.undo.proposal(id)).toMatchObject({ yes: 0, needed: 2, voters: [0, 2] });
});

test('a person alone among automatic players asks nobody', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  await at.app.addAutomatic(id, ann);
  await at.app.start(id, ann);
  await at.app.idle();
  await at.app.answer(id, 'ann', (await at.app.openDecisions(id, 'ann'))[0]?.id ?? '', ['3']);
  await at.app.idle();
  expect(await at.app.undo.preview(id, ann)).toMatchObject({ revealed: true });
  await takeBack(at, id, ann);
  expect((await at.app.game(id)).undone).toBe(1);
});

test('a game that is over is not woken by a vote while its channel has another game', async () => {
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
  const { proposal } = await proposed(at, id, cid);
  const other = await lobby(at);
  await expectRefusal(at.app.undo.vote(id, ann, proposal.number, true), 'channelTaken');
  await at.app.abandon(other.id, ann);
  await at.app.undo.vote(id, ann, proposal.number, true);
  expect((await at.app.undo.vote(id, ben, proposal.number, true)).proposal.state).toBe('carried');
  expect((await at.app.game(id)).status).toBe('running');
});

test('a vote ends with a game that is abandoned', async () => {
  const at = scene();
  const id = await fourPeople(at);
  const { proposal } = await proposed(at, id);
  await clearOutbox(at);
  await at.app.abandon(id, ann);
  expect(await at.kinds(channel)).toEqual(['proposal', 'notice', 'lobby', 'question']);
  expect((await at.app.undo.proposal(id))?.proposal.state).toBe('lapsed');
  await expectRefusal(at.app.undo.vote(id, cid, proposal.number, true), 'voteClosed');
});

test('that a vote runs out is no sign of life', async () => {
  let now = 1000;
  const at = scene({ now: () => now });
  const id = await fourPeople(at);
  await proposed(at, id);
  const { livelyAt } = await at.app.game(id);
  now += day;
  await at.app.pace.tick(true);
  expect((await at.app.undo.proposal(id))?.proposal.state).toBe('expired');
  expect((await at.app.game(id)).livelyAt).toBe(livelyAt);
});

test('time in which the bot was not there shortens no vote', async () => {
  let now = 1000;
  const at = scene({ now: () => now });
  const id = await fourPeople(at);
  await at.app.pace.tick();
  await proposed(at, id);
  await clearOutbox(at);
  now += 3 * day;
  await at.app.pace.tick();
  expect((await at.app.undo.proposal(id))?.proposal).toMatchObject({ state: 'open', expiresAt: 1000 + 4 * day });
  // The message says until when.
  expect((await at.app.outbox.takeDue(channel, now))?.intent).toEqual({ kind: 'proposal', number: 1 });
});

test('who is away is not asked, and nothing is undone behind their back', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await at.app.addAutomatic(id, ann);
  await at.app.start(id, ann);
  await at.app.idle();
  await at.app.hosts.transfer(id, ann, ben);
  await at.app.pace.away(ben, { until: '1 day', substitute: 'automatic' });
  await choose(at, id, ann, '3');
  expect(await at.app.undo.preview(id, ann)).toMatchObject({ right: 'vote' });
  await expectRefusal(proposed(at, id, ann), 'notAllowed');
});
