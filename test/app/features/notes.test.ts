import { expect, test } from 'vitest';
import { longestNotebook, longestSuspicion } from '../../../src/app/types.ts';
import {
  ann,
  annAlone,
  ben,
  channel,
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

/** Ann plays against two automatic players until the fuel is gone. */
async function lose(at: Scene, id: string): Promise<void> {
  while ((await at.app.game(id)).status === 'running') {
    const [decision] = await at.app.openDecisions(id, 'ann');
    await choose(
      at,
      id,
      ann,
      decision?.topic.kind === 'move' ? '3' : decision?.topic.kind === 'action' ? 'end' : 'pass',
    );
  }
}

test('what somebody notes only they read, and nothing is told of it', async () => {
  const at = scene();
  const id = await threePeople(at);
  const before = (await at.app.game(id)).revision;
  await at.app.notes.suspect(id, 'ann', { seat: 1, level: 'suspect', text: '  too helpful ' });
  await at.app.notes.write(id, 'ann', 'line one\r\nline two\n');
  const notes = await at.app.notes.add(id, 'ann', 'line three');
  expect(notes).toMatchObject({
    suspicions: [{ seat: 1, level: 'suspect', text: 'too helpful' }],
    notebook: 'line one\nline two\nline three',
    others: [1, 2],
    open: true,
    mayShow: false,
  });
  expect(await at.app.notes.look(id, 'ben')).toMatchObject({ suspicions: [], notebook: '', others: [0, 2] });
  expect(await at.kinds(channel)).toEqual([]);
  expect((await at.app.game(id)).revision).toBe(before);
});

test('notes need a seat and a game that has begun, name others, and have a length', async () => {
  const at = scene();
  const { id: early } = await lobby(at, ben);
  await expectRefusal(at.app.notes.look(early, 'ann'), 'notRunning');
  await at.app.abandon(early, ann);
  const id = await threePeople(at);
  await expectRefusal(at.app.notes.look(id, 'dee'), 'notYourGame');
  await expectRefusal(at.app.notes.suspect(id, 'dee', { seat: 1, level: 'trust', text: '' }), 'notYourGame');
  for (const seat of [0, 3, Number.NaN])
    await expectRefusal(at.app.notes.suspect(id, 'ann', { seat, level: 'trust', text: '' }), 'noSuchSeat');
  const long = 'x'.repeat(longestSuspicion);
  await at.app.notes.suspect(id, 'ann', { seat: 1, level: undefined, text: long });
  await expectRefusal(at.app.notes.suspect(id, 'ann', { seat: 1, level: undefined, text: `${long}x` }), 'illegalNote');
  await at.app.notes.write(id, 'ann', 'x'.repeat(longestNotebook - 1));
  await expectRefusal(at.app.notes.add(id, 'ann', 'x'), 'illegalNote');
});

test('notes are not handed over with the seat, and their owner keeps them', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.notes.suspect(id, 'ben', { seat: 0, level: 'suspect', text: 'sly' });
  await at.app.replaceSeat(id, ben, 1, dee);
  expect(await at.app.notes.look(id, 'dee')).toMatchObject({ suspicions: [], open: true, others: [0, 2] });
  expect(await at.app.notes.look(id, 'ben')).toMatchObject({ suspicions: [{ seat: 0, text: 'sly' }], open: false });
  await expectRefusal(at.app.notes.write(id, 'ben', 'more'), 'cannotNote');
});

test('who is away keeps their own notes to themselves', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.notes.suspect(id, 'ben', { seat: 0, level: 'trust', text: '' });
  await at.app.pace.away(ben, { until: '3 days', substitute: { id: 'dee', name: 'Dee' }, gameId: id });
  expect((await at.app.notes.look(id, 'dee')).suspicions).toEqual([]);
  expect(await at.app.notes.look(id, 'ben')).toMatchObject({ suspicions: [{ seat: 0 }], others: [0, 2], open: true });
});

test('after the end the owner shows the suspicions once, with what everybody was; an undo withdraws that', async () => {
  const at = scene();
  const id = await annAlone(at);
  await at.app.notes.suspect(id, 'ann', { seat: 2, level: 'suspect', text: 'rolls well' });
  await expectRefusal(at.app.notes.show(id, ann), 'cannotShow');
  await lose(at, id);
  await clearOutbox(at);
  await expectRefusal(at.app.notes.suspect(id, 'ann', { seat: 2, level: 'trust', text: '' }), 'cannotNote');
  expect((await at.app.notes.look(id, 'ann')).mayShow).toBe(true);
  expect(await at.app.notes.shown(id, 'ann')).toBeUndefined();
  expect((await at.app.notes.show(id, ann)).mayShow).toBe(false);
  expect(await at.deliver(channel)).toEqual([{ kind: 'suspicions', by: { userId: 'ann', name: 'Ann' } }]);
  expect(await at.app.notes.shown(id, 'ann')).toEqual([
    { seat: 2, level: 'suspect', text: 'rolls well', side: 'human' },
  ]);
  await expectRefusal(at.app.notes.show(id, ann), 'cannotShow');
  await takeBack(at, id, ann);
  expect(await at.app.notes.shown(id, 'ann')).toBeUndefined();
});

test('what can’t be shown is said: a game that goes on, nothing noted, or shown already', async () => {
  const at = scene();
  const id = await annAlone(at);
  const refusal = async (): Promise<string> =>
    await at.app.notes.show(id, ann).then(
      () => '',
      (error: unknown) => String(error),
    );
  const early = await refusal();
  await lose(at, id);
  const nothing = await refusal();
  const other = scene();
  const second = await annAlone(other);
  await other.app.notes.suspect(second, 'ann', { seat: 1, level: 'trust', text: '' });
  await lose(other, second);
  await other.app.notes.show(second, ann);
  const again = await other.app.notes.show(second, ann).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(new Set([early, nothing, again]).size).toBe(3);
  for (const sentence of [early, nothing, again]) expect(sentence).toMatch(/[A-Z].*[.]$/);
});

test('a game that is over goes nowhere else', async () => {
  const at = scene();
  const id = await annAlone(at);
  await lose(at, id);
  await expectRefusal(at.app.move(id, ann, { guildId: 'guild', channelId: 'c2' }), 'notRunning');
});

test('nobody reads notes in the export of a game', async () => {
  const at = scene();
  const id = await annAlone(at);
  await at.app.notes.suspect(id, 'ann', { seat: 2, level: 'suspect', text: 'secretly-a-toaster' });
  await at.app.notes.write(id, 'ann', 'my-diary');
  await lose(at, id);
  const { text } = await at.app.hosts.export(id, ann);
  expect(text).not.toMatch(/secretly-a-toaster|my-diary|suspicion/);
  await expectRefusal(at.app.notes.show(id, cid), 'notYourGame');
});
