import { afterAll, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../store/scene.ts';
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
import type { Scene } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Ann, Ben and Cid until the fuel is gone. */
async function playedOut(at: Scene): Promise<string> {
  const id = await threePeople(at);
  const people = [ann, ben, cid];
  for (let turn = 0; ; turn += 1) {
    const who = people[turn % 3] ?? ann;
    await choose(at, id, who, '3');
    if ((await at.app.game(id)).status === 'over') return id;
    await choose(at, id, people[(turn + 1) % 3] ?? ann, 'pass');
    await choose(at, id, who, 'end');
  }
}

test('a paused game takes no answers, says so, and goes on as it was', async () => {
  const at = scene();
  const id = await threePeople(at);
  const open = await decisionOf(at, id, ann);
  await expectRefusal(at.app.hosts.pause(id, ben), 'notAllowed');
  expect((await at.app.hosts.pause(id, ann)).paused).toEqual({ at: 1000, by: 'Ann' });
  await expectRefusal(at.app.hosts.pause(id, chief), 'alreadyPaused');
  await expectRefusal(at.app.answer(id, 'ann', open, ['1']), 'paused');
  await clearOutbox(at);
  expect((await at.app.hosts.resume(id, chief)).paused).toBeUndefined();
  expect(await at.kinds(channel)).toEqual(['notice', 'lobby', 'question']);
  await expectRefusal(at.app.hosts.resume(id, ann), 'notPaused');
  await at.app.answer(id, 'ann', open, ['1']);
});

test('automatic players wait in a paused game, also after a restart, and go on with it', async () => {
  const path = folder.at('pause.db');
  const first = scene({ store: openSqliteStore(path) });
  const id = await annAlone(first);
  await choose(first, id, ann, '2');
  await first.app.answer(id, 'ann', await decisionOf(first, id, ann), ['end']);
  await first.app.hosts.pause(id, ann);
  await first.app.close();
  const second = scene({ store: openSqliteStore(path) });
  const before = (await second.store.inputs(id)).length;
  await second.app.resume();
  await second.app.idle();
  expect(await second.store.inputs(id)).toHaveLength(before);
  await second.app.hosts.resume(id, ann);
  await second.app.idle();
  expect((await second.store.inputs(id)).length).toBeGreaterThan(before);
  await second.app.close();
});

test('no time runs out while a game is paused', async () => {
  let now = 1000;
  const at = scene({ now: () => now });
  const id = await threePeople(at);
  await at.app.pace.setTimers(id, ann, { limit: 60, remindAfter: 0 });
  await at.app.hosts.pause(id, ann);
  now += 10 * 60 * 60 * 1000;
  await at.app.pace.tick(true);
  expect(await at.store.inputs(id)).toEqual([]);
  await at.app.hosts.resume(id, ann);
  now += 61 * 60 * 1000;
  await at.app.pace.tick(true);
  expect(await at.store.inputs(id)).toHaveLength(1);
});

test('another player becomes host, and the old one is no longer', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.hosts.transfer(id, ben, ben), 'notAllowed');
  await expectRefusal(at.app.hosts.transfer(id, ann, dee), 'noSuchSeat');
  await expectRefusal(at.app.hosts.transfer(id, ann, ann), 'alreadyHost');
  expect((await at.app.hosts.transfer(id, ann, ben)).hostId).toBe('ben');
  await expectRefusal(at.app.hosts.pause(id, ann), 'notAllowed');
  expect((await at.deliver(channel))[0]).toEqual({
    kind: 'notice',
    notice: { kind: 'hostChanged', by: 'Ann', to: 'Ben' },
  });
});

test('two who hand the game over at once: the second one is told', async () => {
  const at = scene();
  const id = await threePeople(at);
  const results = await Promise.allSettled([at.app.hosts.transfer(id, ann, ben), at.app.hosts.transfer(id, ann, cid)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await at.app.game(id)).hostId).toBe('ben');
});

test('a player who is kicked out of a lobby is gone; of a running game somebody or an automatic player takes the seat', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid, dee);
  await expectRefusal(at.app.hosts.kick(id, ben, 'cid', undefined), 'notAllowed');
  expect((await at.app.hosts.kick(id, ann, 'ben', undefined)).seats).toHaveLength(3);
  await at.app.start(id, ann);
  await expectRefusal(at.app.hosts.kick(id, ann, 'ben', undefined), 'noSuchSeat');
  expect((await at.app.hosts.kick(id, ann, 'cid', ben)).seats[1]).toMatchObject({ userId: 'ben' });
  expect((await at.app.hosts.kick(id, ann, 'dee', undefined)).seats[2]).toMatchObject({ kind: 'automatic' });
  await at.app.idle();
  expect((await at.store.audit(id, 0, 3)).entries.map(({ deed }) => deed)).toEqual([
    { kind: 'kicked', seat: 2, name: 'Dee' },
    { kind: 'kicked', seat: 1, name: 'Cid', to: 'Ben' },
    { kind: 'started' },
  ]);
});

test('a host who is kicked by an administrator is no longer host', async () => {
  const at = scene();
  const id = await threePeople(at);
  expect((await at.app.hosts.kick(id, chief, 'ann', undefined)).hostId).toBe('ben');
  await at.app.idle();
  await expectRefusal(at.app.hosts.pause(id, ann), 'notAllowed');
});

test('the last person who is kicked out of a lobby closes it', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  expect(await at.app.hosts.kick(id, chief, 'ann', undefined)).toMatchObject({ status: 'abandoned', endedAt: 1000 });
  expect((await lobby(at)).status).toBe('lobby');
});

test('a stand-in who is kicked leaves the seat to its owner: somebody else stands in, or the owner plays', async () => {
  const at = scene();
  const id = await threePeople(at);
  const owner = { userId: 'ben', name: 'Ben', until: 1000 + 86_400_000 };
  await at.app.pace.away(ben, { until: '1 day', substitute: dee });
  expect((await at.app.hosts.kick(id, ann, 'dee', undefined)).seats[1]).toMatchObject({
    kind: 'automatic',
    standsInFor: owner,
  });
  await at.app.pace.away(ben, { until: '1 day', substitute: dee });
  expect((await at.app.hosts.kick(id, ann, 'dee', ben)).seats[1]).toEqual({ kind: 'user', userId: 'ben', name: 'Ben' });
  await at.app.idle();
});

test('spectators are listed, know what everybody knows, and are no players', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.hosts.addSpectator(id, ben, dee), 'notAllowed');
  await expectRefusal(at.app.hosts.addSpectator(id, ann, ben), 'alreadyJoined');
  expect(await at.app.hosts.addSpectator(id, dee, dee)).toEqual([{ userId: 'dee', name: 'Dee' }]);
  await expectRefusal(at.app.hosts.addSpectator(id, ann, dee), 'alreadyJoined');
  expect(await at.app.log(id, 'dee')).toEqual(await at.app.log(id, 'public'));
  await expectRefusal(at.app.viewFor(id, 'dee'), 'notYourGame');
  expect(await at.app.outbox.dueLanes(5000)).not.toContain('user:dee');
  await at.app.replaceSeat(id, ann, 2, dee);
  expect(await at.app.hosts.spectators(id)).toEqual([]);
  await expectRefusal(at.app.hosts.removeSpectator(id, ann, ben), 'notJoined');
});

test('a finished game is exported for those who played it; one that goes on for nobody', async () => {
  const at = scene();
  const id = await threePeople(at);
  await expectRefusal(at.app.hosts.export(id, ann), 'notOver');
  const over = await playedOut(scene());
  expect(over).toBe(id);
  const end = scene();
  const finished = await playedOut(end);
  await expectRefusal(end.app.hosts.export(finished, dee), 'notAllowed');
  const { name, text } = await end.app.hosts.export(finished, ben);
  expect(name).toBe(`${finished}.json`);
  const file: unknown = JSON.parse(text);
  expect(file).toMatchObject({
    version: 1,
    startedAt: new Date(1000).toISOString(),
    endedAt: new Date(1000).toISOString(),
    start: { kind: 'seed', seed: 'seed' },
    options: { players: 3 },
    end: { outcome: { winner: 'cylons', cause: 'fuel' } },
    seats: [
      { name: 'Ann', automatic: false },
      { name: 'Ben', automatic: false },
      { name: 'Cid', automatic: false },
    ],
  });
  expect(text).not.toMatch(/"(ann|ben|cid)"|"by"|"at"/);
});

test('a game that somebody has exported is not woken any more: its file tells what is still to come', async () => {
  const at = scene();
  const id = await playedOut(at);
  const { target, mark } = await at.app.undo.preview(id, ann);
  await at.app.hosts.export(id, ben);
  await expectRefusal(at.app.undo.confirm(id, ann, { ref: target.ref, mark }), 'nothingToUndo');
  await expectRefusal(at.app.undo.preview(id, chief), 'nothingToUndo');
  expect((await at.app.game(id)).status).toBe('over');
});

test('what was undone is not in the export; a game whose seed is not known begins with its dealt state', async () => {
  const path = folder.at('old.db');
  const first = scene({ store: openSqliteStore(path) });
  const id = await threePeople(first);
  await choose(first, id, ann, '1');
  await takeBack(first, id, ann);
  await first.app.close();
  const db = new Database(path);
  db.exec('UPDATE states SET seed = NULL');
  db.close();
  const at = scene({ store: openSqliteStore(path) });
  const people = [ann, ben, cid];
  for (let turn = 0; (await at.app.game(id)).status === 'running'; turn += 1) {
    const who = people[turn % 3] ?? ann;
    await choose(at, id, who, '3');
    if ((await at.app.game(id)).status !== 'running') break;
    await choose(at, id, people[(turn + 1) % 3] ?? ann, 'pass');
    await choose(at, id, who, 'end');
  }
  const file = JSON.parse((await at.app.hosts.export(id, ann)).text) as {
    start: { kind: string; state?: { turn: number } };
    answers: ReadonlyArray<{ choice: ReadonlyArray<string> }>;
  };
  expect(file.start).toMatchObject({ kind: 'state', state: { turn: 1 } });
  expect(file.answers[0]?.choice).toEqual(['3']);
  await at.app.close();
});

test('deleting a game leaves nothing of it in any table but the line of who did it and how it ended', async () => {
  const path = folder.at('deleted.db');
  const at = scene({ store: openSqliteStore(path) });
  const id = await playedOut(at);
  await at.app.undo.preview(id, ann);
  const { id: other } = await lobby(at);
  await at.app.abandon(other, ann);
  const preview = await at.app.hosts.deletion(id, ann);
  expect(preview).toMatchObject({ needsName: false, counts: true, mayForget: false });
  expect(preview.answers).toBeGreaterThan(10);
  await expectRefusal(at.app.hosts.delete(id, ben, { status: 'over' }), 'notAllowed');
  await at.app.hosts.delete(id, ann, { status: 'over' });
  await expectRefusal(at.app.game(id), 'gameDeleted');
  await expectRefusal(at.app.hosts.audit(id, ann, 'guild', 0), 'gameDeleted');
  expect(await at.app.hosts.mayAuditDeleted(id, ann, 'guild')).toBe(false);
  expect(await at.app.hosts.mayAuditDeleted(id, chief, 'elsewhere')).toBe(false);
  await expectRefusal(at.app.hosts.audit(id, chief, 'elsewhere', 0), 'gameDeleted');
  const { entries, game } = await at.app.hosts.audit(id, chief, 'guild', 0);
  expect(game).toBeUndefined();
  expect(entries.map(({ by, deed }) => [by.name, deed.kind])).toEqual([['Ann', 'deleted']]);
  await at.app.close();
  expect(mentions(path, id)).toEqual({ achievements: 3, audit: 1, deleted_games: 1, results: 1, seat_results: 3 });
  expect(mentions(path, other)['games']).toBe(1);
});

test('a host who deletes a finished game takes nobody’s statistics away; an administrator may', async () => {
  const at = scene();
  const first = await playedOut(at);
  const second = await playedOut(at);
  await expectRefusal(at.app.hosts.delete(first, ann, { status: 'over', forget: true }), 'notAllowed');
  await at.app.hosts.delete(first, ann, { status: 'over' });
  expect((await at.app.stats.of({ userId: 'ben' })).games).toBe(2);
  expect((await at.app.hosts.deletion(second, chief)).mayForget).toBe(true);
  await at.app.hosts.delete(second, chief, { status: 'over', forget: true });
  expect((await at.app.stats.of({ userId: 'ben' })).games).toBe(1);
  expect((await at.store.audit(second, 0, 1)).entries[0]?.deed).toMatchObject({ kind: 'deleted', forgotten: true });
});

test('what a deletion would take away does not tell a host who plays of secret answers', async () => {
  const at = scene();
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  // In this tiny game the phase tells that a window is over: what is looked at is what is said of the answers.
  const { answers } = await at.app.hosts.deletion(id, ann);
  await choose(at, id, ben, 'pass');
  expect((await at.app.hosts.deletion(id, ann)).answers).toBe(answers);
});

/** How many rows of each table hold this text anywhere. */
function mentions(path: string, text: string): Record<string, number> {
  const db = new Database(path, { readonly: true });
  const tables = db
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all();
  const counts = tables.map(
    ({ name }) =>
      [
        name,
        db
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .filter((row) => JSON.stringify(row).includes(text)).length,
      ] as const,
  );
  db.close();
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test('a game that is not over is deleted only by its name', async () => {
  const at = scene();
  const id = await threePeople(at);
  expect(await at.app.hosts.deletion(id, ann)).toMatchObject({ needsName: true, counts: false });
  await expectRefusal(at.app.hosts.delete(id, ann, { status: 'running' }), 'wrongName');
  await expectRefusal(at.app.hosts.delete(id, ann, { status: 'running', name: 'adama-1' }), 'wrongName');
  await at.app.hosts.delete(id, ann, { status: 'running', name: ` ${id.toUpperCase()} ` });
  await expectRefusal(at.app.answer(id, 'ann', 'd1', ['1']), 'gameDeleted');
  await at.app.idle();
});

test('a lobby that began since the question is not deleted', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  await at.app.start(id, ann);
  await expectRefusal(at.app.hosts.delete(id, ann, { status: 'lobby' }), 'undoChanged');
  expect((await at.app.game(id)).status).toBe('running');
});

test('the name of a deleted game is not given to another one', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.hosts.delete(id, ann, { status: 'lobby' });
  const next = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann, id });
  expect(next.id).not.toBe(id);
});

test('the audit log tells who did what, in pages, with what was undone as far as everybody had read it', async () => {
  let now = 1000;
  const at = scene({ now: () => (now += 1) });
  const id = await threePeople(at);
  await choose(at, id, ann, '3');
  await choose(at, id, ben, 'yes');
  await takeBack(at, id, ann);
  await at.app.hosts.pause(id, ann);
  for (let times = 0; times < 10; times += 1) {
    await at.app.hosts.resume(id, ann);
    await at.app.hosts.pause(id, ann);
  }
  await expectRefusal(at.app.hosts.audit(id, ben, 'guild', 0), 'notAllowed');
  const first = await at.app.hosts.audit(id, ann, 'guild', 0);
  const second = await at.app.hosts.audit(id, chief, 'guild', 1);
  expect([first.pages, first.entries.length, second.page]).toEqual([2, 12, 1]);
  const undone = second.entries.find(({ deed }) => deed.kind === 'undone');
  expect(undone?.deed).toEqual({ kind: 'undone', right: 'organiser', answers: [{ seat: 0, count: 1 }] });
  expect(undone?.lines.map(({ event }) => event.audience)).toEqual(['public', 'public', 'public']);
  expect(JSON.stringify(undone)).not.toContain('card-1');
  expect(second.entries.at(-1)?.deed.kind).toBe('created');
});
