import { expect, test } from 'vitest';
import type { NewPoll } from '../../../src/app/types.ts';
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

const DAY = 86_400_000;

function about(change: Partial<NewPoll> = {}): NewPoll {
  return {
    question: 'Who is the Cylon?',
    answers: [],
    openResults: true,
    named: true,
    spectators: false,
    time: undefined,
    ...change,
  };
}

test('players vote, change their votes, and the last of them closes the poll', async () => {
  const at = scene();
  const id = await threePeople(at);
  const { poll } = await at.app.polls.open(id, ben, about());
  expect(poll).toMatchObject({
    number: 1,
    by: { name: 'Ben' },
    closesAt: 1000 + DAY,
    answers: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  });
  await at.app.polls.vote(id, ann, 1, 2);
  const changed = await at.app.polls.vote(id, ann, 1, 1);
  expect(changed).toMatchObject({ players: 3, voted: 1, votes: [{ names: [] }, { names: ['Ann'] }, { names: [] }] });
  await at.app.polls.vote(id, cid, 1, 1);
  const last = await at.app.polls.vote(id, ben, 1, 0);
  expect(last).toMatchObject({
    poll: { ended: 'all' },
    voted: 3,
    votes: [{ names: ['Ben'] }, { names: ['Ann', 'Cid'] }, {}],
  });
  await expectRefusal(at.app.polls.vote(id, ann, 1, 0), 'pollClosed');
  expect(await at.kinds(channel)).toEqual(['poll', 'poll', 'poll', 'poll', 'poll']);
});

test('only players vote and ask; spectators vote where the poll lets them, and nobody waits for them', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.polls.open(id, dee, about()), 'notYourGame');
  await at.app.hosts.addSpectator(id, dee, dee);
  await at.app.polls.open(id, ann, about());
  await expectRefusal(at.app.polls.vote(id, dee, 1, 0), 'notYourVote');
  await at.app.polls.open(id, ann, about({ spectators: true, answers: ['yes', 'no'] }));
  expect(await at.app.polls.vote(id, dee, 2, 1)).toMatchObject({
    voted: 0,
    votes: [{ names: [] }, { names: ['Dee'] }],
  });
  for (const person of [ann, ben, cid]) await at.app.polls.vote(id, person, 2, 0);
  expect((await at.app.polls.look(id, 2))?.poll.ended).toBe('all');
});

test('a poll is closed by who asked, the host and administrators, and by its time', async () => {
  let now = 1000;
  const at = scene({ now: () => now });
  const id = await threePeople(at);
  for (const [number, person] of [
    [1, ben],
    [2, ann],
    [3, chief],
  ] as const) {
    await at.app.polls.open(id, ben, about());
    await expectRefusal(at.app.polls.close(id, cid, number), 'notAllowed');
    expect((await at.app.polls.close(id, person, number)).poll.ended).toBe('closed');
  }
  await at.app.polls.open(id, cid, about({ time: '2h' }));
  await at.app.pace.tick();
  expect(await at.app.polls.openIn(id)).toEqual([4]);
  now += 2 * 60 * 60 * 1000;
  await at.app.pace.tick(true);
  expect((await at.app.polls.look(id, 4))?.poll.ended).toBe('time');
  await at.app.polls.open(id, cid, about({ time: '2h' }));
  now += DAY;
  expect(await at.app.polls.vote(id, ann, 5, 0)).toMatchObject({ poll: { ended: 'time' }, voted: 0 });
});

test('a game that is abandoned closes its polls', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.polls.open(id, ann, about());
  await at.app.abandon(id, ann);
  expect((await at.app.polls.look(id, 1))?.poll.ended).toBe('game');
  await expectRefusal(at.app.polls.open(id, ann, about()), 'notRunning');
});

test('votes of those who have left do not count, and an undo changes nothing', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.polls.open(id, ann, about());
  await at.app.polls.vote(id, ben, 1, 0);
  await choose(at, id, ann, '1');
  await takeBack(at, id, ann);
  expect((await at.app.polls.look(id, 1))?.voted).toBe(1);
  await at.app.replaceSeat(id, ben, 1, dee);
  expect(await at.app.polls.look(id, 1)).toMatchObject({ voted: 0, players: 3 });
});

test.each([
  [{ question: '  ' }],
  [{ question: 'x'.repeat(201) }],
  [{ answers: ['yes'] }],
  [{ answers: ['yes', 'Yes '] }],
  [{ answers: Array.from({ length: 9 }, (_, place) => `${place}`) }],
  [{ answers: ['yes', 'x'.repeat(61)] }],
  [{ time: 'soon' }],
  [{ time: '1 min' }],
  [{ time: '30 days' }],
] satisfies ReadonlyArray<readonly [Partial<NewPoll>]>)('a poll that can’t be is refused: %j', async (wrong) => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.polls.open(id, ann, about(wrong)), 'illegalPoll');
});

test('a lobby can be asked too, and three polls at once are enough', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  for (let count = 0; count < 3; count += 1)
    await at.app.polls.open(id, ben, about({ answers: ['Pegasus', 'Exodus'] }));
  await expectRefusal(at.app.polls.open(id, ben, about()), 'illegalPoll');
});

test('a poll among the players of a lobby keeps its names, whoever leaves, joins or is seated elsewhere', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, { id: 'ben2', name: 'ben' }, cid);
  const { poll } = await at.app.polls.open(id, ann, about());
  const names = [{ text: 'Ann' }, { text: 'Ben' }, { text: 'ben (2)' }, { text: 'Cid' }];
  expect(poll.answers).toMatchObject(names);
  await at.app.polls.vote(id, cid, 1, 1);
  await at.app.leave(id, ben);
  await at.app.start(id, ann);
  await at.app.idle();
  const now = await at.app.polls.look(id, 1);
  expect(now?.poll.answers).toMatchObject(names);
  expect(now?.votes[1]?.names).toEqual(['Cid']);
});

test('automatic players of a lobby are answers by their number, where they sit', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await at.app.addAutomatic(id, ann);
  await at.app.join(id, cid);
  const { poll } = await at.app.polls.open(id, ann, about());
  expect(poll.answers).toEqual([
    { kind: 'text', text: 'Ann' },
    { kind: 'text', text: 'Ben' },
    { kind: 'automatic', name: { automatic: 1 } },
    { kind: 'text', text: 'Cid' },
  ]);
});

test('when the last person leaves a lobby, its polls are closed with it', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.polls.open(id, ann, about({ answers: ['yes', 'no'] }));
  await clearOutbox(at);
  await at.app.leave(id, ann);
  expect((await at.app.polls.look(id, 1))?.poll.ended).toBe('game');
  expect(await at.kinds(channel)).toEqual(['poll', 'lobby']);
  await expectRefusal(at.app.polls.vote(id, ann, 1, 0), 'pollClosed');
});
